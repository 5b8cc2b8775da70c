import { createDraft, type Draft, onlyTexts, storedKeys } from '../lib/stored-text';
import type { Connection, WriteTx } from './connection';
import { draftKey } from './stored-records';

export type Drafts = ReturnType<typeof createDrafts>;

/**
 * Stores what was typed into forms and not yet sent, by the name of its place: the form's own name or, in further tabs
 * with the same form, a numbered one (`capture:2`). No call fails.
 *
 * Drafts are stored beside the entries, so that one write stores an entry and forgets its draft. Where that storage is
 * denied or full, they go to `localStorage`, which browsers write to disk late.
 */
export function createDrafts({ read, write }: Pick<Connection, 'read' | 'write'>) {
  const put = (name: string, values: Draft) =>
    write((tx) => {
      const meta = tx.objectStore('meta');
      const key = draftKey(name);
      const stored: Promise<unknown> = hasWords(values) ? meta.put(values, key) : meta.delete(key);
      // At once: the page may be about to close.
      tx.commit();
      return stored;
    });
  const drafts = {
    /** Returns the places of a form that hold a draft. */
    async filled(form: string): Promise<string[]> {
      const pattern = new RegExp(`^${draftKey(`(${form}(?::\\d+)*)`)}$`);
      const keys = await read((tx) => {
        const range = IDBKeyRange.bound(draftKey(form), draftKey(`${form}:~`));
        return tx.objectStore('meta').getAllKeys(range);
      }).catch(() => []);
      const names = new Set<string>();
      for (const key of [...keys, ...storedKeys(draftKey(form))]) {
        const name = pattern.exec(key)?.[1];
        if (name && hasWords(await drafts.read(name))) names.add(name);
      }
      return [...names].sort();
    },

    async read(name: string): Promise<Draft> {
      const spared = createDraft(name).read();
      if (hasWords(spared)) return spared;
      const kept = read((tx) => tx.objectStore('meta').get(draftKey(name)));
      return kept.then(onlyTexts, () => ({}));
    },

    async write(name: string, values: Draft): Promise<void> {
      // At once: the page may be about to close.
      if (!hasWords(values)) createDraft(name).forget();
      try {
        await put(name, values);
        createDraft(name).forget();
      } catch {
        createDraft(name).write(values);
      }
    },

    /** Restores a draft, unless something has been typed there since. */
    async putBack(name: string, values: Draft): Promise<void> {
      if (hasWords(createDraft(name).read())) return;
      try {
        await write(async (tx) => {
          const meta = tx.objectStore('meta');
          const since = onlyTexts(await meta.get(draftKey(name)));
          if (!hasWords(since)) await meta.put(values, draftKey(name));
        });
      } catch {
        if (!hasWords(await drafts.read(name))) createDraft(name).write(values);
      }
    },
  };
  return drafts;
}

/** Forgets a draft in the write that stores its submission. */
export function forgetDraft(tx: WriteTx, name: string): void {
  // If the transaction fails, adding the entry reports it.
  tx.objectStore('meta')
    .delete(draftKey(name))
    .catch(() => undefined);
}

const hasWords = (draft: Draft) => Object.keys(draft).length > 0;
