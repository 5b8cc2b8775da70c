import { createDraft, type Draft, onlyTexts } from '../lib/draft';
import type { Connection } from './connection';
import { draftKey } from './stored-records';

/**
 * Reads a few texts that this device keeps under a name; none if there are none. It never fails. Where the database is
 * denied or full, they are in `localStorage`, which browsers write to disk late.
 */
export async function readTexts({ read }: Pick<Connection, 'read'>, name: string): Promise<Draft> {
  const spare = createDraft(name).read();
  if (Object.keys(spare).length > 0) return spare;
  return read((tx) => tx.objectStore('meta').get(draftKey(name))).then(onlyTexts, () => spare);
}

/** Keeps texts under a name, and resolves once they are on disk. It never fails. */
export async function keepTexts(
  { write }: Pick<Connection, 'write'>,
  name: string,
  texts: Draft,
): Promise<void> {
  const spare = createDraft(name);
  try {
    await write((tx) => tx.objectStore('meta').put(texts, draftKey(name)), 'strict');
    spare.erase();
  } catch {
    spare.write(texts);
  }
}

/** Whether the texts of `CAPTURE_KIOSK` say that the phone is in a visitor's hands. */
export const isHandedOver = (texts: Draft) => texts['isOn'] === 'yes';
