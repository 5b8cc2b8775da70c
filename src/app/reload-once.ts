import { type StoragePlace, writeStored } from '../lib/stored-text';
import { probe } from '../remote/probe';

type ReloadEnv = {
  storage: StoragePlace;
  isReachable: () => Promise<boolean>;
  reload: () => void;
};

/** Reloads the document when one of its scripts is missing, but never twice in a row for the same reason. */
export function createReloadOnce({ storage, isReachable, reload }: ReloadEnv, key: string) {
  return {
    /** @returns whether the document is about to go away */
    async tryFor(reason: string): Promise<boolean> {
      const isMarked = () => storage().getItem(key) === reason;
      try {
        // Reloading while offline would lose the page that is already open.
        if (isMarked() || !(await isReachable())) return false;
        // Another caller may have triggered the reload in the meantime.
        if (isMarked()) return true;
        storage().setItem(key, reason);
      } catch {
        // Without storage we couldn't tell afterwards that we have reloaded, and it could loop.
        return false;
      }
      reload();
      return true;
    },
    succeeded: () => writeStored(key, undefined, storage),
  };
}

export type ReloadOnce = ReturnType<typeof createReloadOnce>;

const browser: ReloadEnv = {
  storage: () => sessionStorage,
  isReachable: () => probe(fetch),
  reload: () => location.reload(),
};

/** For a page whose script is missing. */
export const reloadOnce = createReloadOnce(browser, 'reloaded-for');

/** For a release that can no longer send what it has saved. */
export const leaveOnce = createReloadOnce(browser, 'release-left');
