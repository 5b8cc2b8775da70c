/** Where drafts are stored: the browser's `localStorage`, or a test double. */
export type DraftStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export type Draft = Record<string, string>;

/** Stores what was typed into a form but not yet sent. Without storage, drafts are silently not kept. */
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
        // Storage is full or forbidden; what was typed is still in the form.
      }
    },
    erase(): void {
      try {
        storage().removeItem(key);
      } catch {
        // Nothing could be stored, so there is nothing to delete.
      }
    },
  };
}

/** Stored values are untrusted: an older version, or something else, may have written them. */
export function onlyTexts(stored: unknown): Draft {
  if (typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(
    Object.entries(stored).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
}
