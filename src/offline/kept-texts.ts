import { createDraft, type Draft, onlyTexts } from '../lib/stored-text';
import type { Connection } from './connection';
import { draftKey } from './stored-records';

/**
 * Reads a few texts that this device keeps under a name; none if there are none. It never fails. They are kept twice, since
 * the database may be denied or full at any start, and browsers write `localStorage` late: a killed one brings back texts
 * that were replaced since. The ones kept last count.
 */
export async function readTexts({ read }: Pick<Connection, 'read'>, name: string): Promise<Draft> {
  const beside = createDraft(name).read();
  const kept = await read((tx) => tx.objectStore('meta').get(draftKey(name))).then(
    onlyTexts,
    () => ({}),
  );
  return keptAt(beside) > keptAt(kept) ? beside : kept;
}

const keptAt = (texts: Draft) => Number(texts['at'] ?? -1);

/** Keeps texts under a name, and resolves once they are on disk. It never fails. */
export async function keepTexts(
  { write }: Pick<Connection, 'write'>,
  name: string,
  texts: Draft,
  now: number,
): Promise<void> {
  const kept = { ...texts, at: String(now) };
  createDraft(name).write(kept);
  await write((tx) => tx.objectStore('meta').put(kept, draftKey(name)), 'strict').catch(
    () => undefined,
  );
}

/** The name of what is kept while the phone is in a visitor's hands, and of the mark of its PIN. */
export const CAPTURE_KIOSK = 'capture-kiosk';

/** Whether the texts of `CAPTURE_KIOSK` say that the phone is in a visitor's hands. */
export const isHandedOver = (texts: Draft) => texts['isOn'] === 'yes';
