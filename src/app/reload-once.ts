/** What a reload needs of the browser. */
export type ReloadEnv = {
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  isOnline: () => boolean;
  reload: () => void;
};

const KEY = 'reloaded-for';

/** Reloads the document when a page's script can't be had, but never twice in a row for the same page. */
export function createReloadOnce({ storage, isOnline, reload }: ReloadEnv) {
  return {
    /** @returns whether the document is about to go away */
    tryFor(path: string): boolean {
      // Offline a reload can only make it worse: the page that is there would be gone as well.
      if (!isOnline()) return false;
      try {
        if (storage().getItem(KEY) === path) return false;
        storage().setItem(KEY, path);
      } catch {
        // Without a place for the mark, a reload could go on for ever.
        return false;
      }
      reload();
      return true;
    },
    succeeded(): void {
      try {
        storage().removeItem(KEY);
      } catch {
        // No storage, no mark.
      }
    },
  };
}

export type ReloadOnce = ReturnType<typeof createReloadOnce>;

export const reloadOnce: ReloadOnce = createReloadOnce({
  storage: () => sessionStorage,
  isOnline: () => navigator.onLine,
  reload: () => location.reload(),
});
