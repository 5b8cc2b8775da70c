import type { Connection } from './connection';
import { CLEARED_KEY, CORRECTION, numberIn, TIMES, UNDONE, VIEWING_DRAFT } from './viewing-keys';

// They are in a file of their own because sending needs them too, and would load this one otherwise.
export { CLEARED_KEY, CORRECTION, numberIn, TIMES, UNDONE, VIEWING_DRAFT };

/** Returns the name of a correction's draft, from the entry's `seq`. */
export const correctionDraft = (seq: number) => `${CORRECTION}:${seq}`;

export type Cleared = {
  /** The `seq` of the last cleared entry. */
  upTo: number;
  /** Counts clearings: when it grows, every open form is emptied. */
  times: number;
  /** Counts undone clearings: when it grows, a form that is still empty reads its draft again. */
  undone: number;
};

/** Reads what was cleared; all 0 if the list never was. */
export async function readCleared(outbox: Pick<Connection, 'read'>): Promise<Cleared> {
  const [upTo, times, undone] = await outbox.read((tx) => {
    const meta = tx.objectStore('meta');
    return Promise.all([meta.get(CLEARED_KEY), meta.get(TIMES), meta.get(UNDONE)]);
  });
  return { upTo: numberIn(upTo), times: numberIn(times), undone: numberIn(undone) };
}
