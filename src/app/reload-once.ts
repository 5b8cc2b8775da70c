import { probe } from '../remote/probe';

/** What a reload needs of the browser. */
export type ReloadEnv = {
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Whether our host answers. */
  isReachable: () => Promise<boolean>;
  reload: () => void;
};

/** Reloads the document when a script of it can't be had, but never twice in a row for the same reason. */
export function createReloadOnce({ storage, isReachable, reload }: ReloadEnv, key: string) {
  /** Without a place for the mark, a reload could go on for ever. */
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
      // Offline a reload can only make it worse: the page that is there would be gone as well.
      if (isMarked(reason) || !(await isReachable())) return false;
      // Somebody else may have asked meanwhile.
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
        // No storage, no mark.
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

/** For a release that can't send what it keeps. */
export const leaveOnce = createReloadOnce(browser, 'release-left');
