import { createDraft, type Draft, onlyTexts } from '../lib/draft';
import type { Connection } from './connection';
import { draftKey } from './rows';

/** What was typed into forms and not sent yet, by the form's name. Neither call fails. */
export type Drafts = {
  read(name: string): Promise<Draft>;
  write(name: string, values: Draft): Promise<unknown>;
};

/**
 * Keeps drafts beside what is to be sent, so that one write stores the one and erases the other. Where that storage is
 * denied or full they are kept in `localStorage`, which browsers write late.
 */
export function createDrafts({ read, write }: Pick<Connection, 'read' | 'write'>): Drafts {
  const older = (name: string) => createDraft(name, () => localStorage);
  const spare = (name: string) => createDraft(`${name}:spare`, () => localStorage);

  const put = (name: string, values: Draft) =>
    write((tx) => {
      const stored = tx.objectStore('meta').put(values, draftKey(name));
      // At once: the page may be on its way out.
      tx.commit();
      return stored;
    });
  /** There is always room to take something away. */
  const remove = (name: string) => write((tx) => tx.objectStore('meta').delete(draftKey(name)));

  return {
    async read(name) {
      const spared = spare(name).read();
      if (Object.keys(spared).length > 0) return spared;
      const draft = older(name);
      try {
        const kept = await read((tx) => tx.objectStore('meta').get(draftKey(name)));
        if (kept !== undefined) return onlyTexts(kept);
        const values = draft.read();
        if (Object.keys(values).length > 0) await put(name, values).then(draft.erase);
        return values;
      } catch {
        return draft.read();
      }
    },

    async write(name, values) {
      try {
        await put(name, values);
        spare(name).erase();
      } catch {
        older(name).erase();
        spare(name).write(values);
        if (Object.keys(values).length === 0) await remove(name).catch(() => undefined);
      }
    },
  };
}
