import { probe } from '../remote/probe';

export type ReloadEnv = {
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  isReachable: () => Promise<boolean>;
  reload: () => void;
};

/** Reloads the document when one of its scripts is missing, but never twice in a row for the same reason. */
export function createReloadOnce({ storage, isReachable, reload }: ReloadEnv, key: string) {
  /**
   * Without storage we can't tell whether we have already reloaded, so assume that we have; otherwise it could loop.
   */
  const isMarked = (reason: string) => {
    try {
      return storage().getItem(key) === reason;
    } catch {
      return true;
    }
  };
  return {
    /** @returns whether the document is about to go away */
    async tryFor(reason: string): Promise<boolean> {
      // Reloading while offline would lose the page that is already open.
      if (isMarked(reason) || !(await isReachable())) return false;
      // Another caller may have triggered the reload in the meantime.
      if (isMarked(reason)) return true;
      try {
        storage().setItem(key, reason);
      } catch {
        return false;
      }
      reload();
      return true;
    },
    succeeded(): void {
      try {
        storage().removeItem(key);
      } catch {
        // Without storage no mark was set.
      }
    },
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
