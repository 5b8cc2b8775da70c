import { type Connection, StorageError, type Stored, type WriteTx } from './connection';
import type { captured } from './entry';

/** What became of a wish to change an entry; one on its way is left alone. */
export type Changed = 'changed' | 'gone' | 'sending';

/**
 * What else is stored in the write that stores an entry, all or nothing. It must survive being run twice.
 * @returns the entry as it is to be stored
 */
export type Beside<E extends Stored = Fresh> = (tx: WriteTx, entry: E) => E;

/** Puts back what was taken away beside an entry, in the write that puts that back. */
export type PutBack = (tx: WriteTx) => Promise<unknown>;

/** What else is taken away in the write that removes an entry, all or nothing. It must survive being run twice. */
export type Along = (tx: WriteTx, removed: Stored) => Promise<PutBack | undefined>;

/** A submission that was made just now. */
export type Fresh = ReturnType<typeof captured>;

/** Where a draft is kept. */
export const draftKey = (name: string) => `draft:${name}`;

const BOOKINGS = 'booking:';

/** Where a consultation is kept: what is over first. */
export const bookingKey = (endsAt: number, uid: string) => `${BOOKINGS}${endsAt}:${uid}`;

/** The keys of all consultations, or of those that are over. */
export const bookingKeys = (until: number | '~' = '~') =>
  IDBKeyRange.bound(BOOKINGS, BOOKINGS + until);

/** What a person's side does with the stored entries. It knows no network and no policy. */
export function createRows(connection: Connection) {
  return {
    /** Stores a new entry; returns its `seq` once it is on the disk. */
    async add<E extends Stored>(entry: E, beside?: Beside<E>): Promise<number> {
      try {
        return await connection.write((tx) => {
          const added = tx.objectStore('entries').add(beside ? beside(tx, entry) : entry);
          // At once, and not when the page next has time to hear that it was added.
          tx.commit();
          return added;
        }, 'strict');
      } catch (error) {
        // Run again after the connection broke in mid-commit, it may be there: its id keeps it from being there twice.
        if (!isTaken(error)) throw error;
        const stored = await connection.read((tx) =>
          tx.objectStore('entries').index('id').getKey(entry.id),
        );
        if (stored === undefined) throw error;
        return stored;
      }
    },

    /** Forgets the consultations that were asked for here, or only those that are over. */
    forgetBookings: (until?: number): Promise<void> =>
      connection.write((tx) => tx.objectStore('meta').delete(bookingKeys(until)), 'strict'),
  };
}

/** The index of ids refused a second entry of one id. */
function isTaken(error: unknown): boolean {
  const cause = error instanceof StorageError ? error.cause : error;
  return cause instanceof DOMException && cause.name === 'ConstraintError';
}
