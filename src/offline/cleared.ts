import type { Connection } from './connection';

// The names under which a device keeps what belongs to viewings.

/** The name of the viewing form's draft. */
export const VIEWING_DRAFT = 'capture';
/** The name of what stays the same throughout a viewing: the property, and the agent's own name. */
export const CAPTURE_SETUP = 'capture-setup';
/** The beginning of the names of corrections' drafts. */
export const CORRECTION = 'correction';

/** The last cleared entry of the day's list, by `seq` and not by time: the clock may be set back. */
export const CLEARED_KEY = 'capture-cleared';
/** How often the list was cleared, and how often that was undone. */
export const TIMES = 'capture-cleared-times';
export const UNDONE = 'capture-cleared-undone';

export const numberIn = (stored: unknown) => (typeof stored === 'number' ? stored : 0);

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
