/** Where a draft is kept: the browser's `localStorage`, or a double. */
export type DraftStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export type Draft = Record<string, string>;

/** What was typed into a form and not sent yet. A browser without storage keeps no drafts; that is no error. */
export function createDraft(name: string, storage: () => DraftStore) {
  const key = `draft:${name}`;
  return {
    read(): Draft {
      try {
        return onlyTexts(JSON.parse(storage().getItem(key) ?? '{}'));
      } catch {
        return {};
      }
    },
    write(values: Draft): void {
      try {
        if (Object.values(values).some((value) => value !== '')) {
          storage().setItem(key, JSON.stringify(values));
        } else {
          storage().removeItem(key);
        }
      } catch {
        // Full or forbidden: the words stay in the form.
      }
    },
    erase(): void {
      try {
        storage().removeItem(key);
      } catch {
        // Where nothing can be kept there is nothing to erase.
      }
    },
  };
}

/** Storage is a border: an older version, or somebody else, may have written there. */
export function onlyTexts(stored: unknown): Draft {
  if (typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(
    Object.entries(stored).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
}
