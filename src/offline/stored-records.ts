import { DAY_MS } from '../lib/durations';
import { object } from '../lib/shape';
import {
  type Connection,
  type ReadTx,
  StorageError,
  type Stored,
  type WriteTx,
} from './connection';
import type { captured } from './entry';
import { pictureId } from './pictures';

/** The result of a request to change an entry; one that is being sent is left alone. */
export type Changed = 'changed' | 'gone' | 'sending';

/**
 * Stores more data in the write that stores an entry, all or nothing. It must tolerate being run twice.
 * @returns the entry to be stored; a promise if that depends on what is stored already
 */
export type AlsoWrite<E extends Stored = CapturedEntry> = (tx: WriteTx, entry: E) => E | Promise<E>;

/** Restores what was removed along with an entry, in the write that restores the entry. */
export type Restore = (tx: WriteTx) => Promise<unknown>;

/** Removes more data in the write that removes an entry, all or nothing. It must tolerate being run twice. */
export type AlsoRemove = (tx: WriteTx, removed: Stored) => Promise<Restore | undefined>;

/** A new submission, not yet stored. */
export type CapturedEntry = ReturnType<typeof captured>;

/** Returns the key of a draft. */
export const draftKey = (name: string) => `draft:${name}`;

const BOOKINGS = 'booking:';

/** Returns the key of a consultation; keys sort by the time at which it ends. */
export const bookingKey = (endsAt: number, uid: string) => `${BOOKINGS}${endsAt}:${uid}`;

/** Returns the keys of all consultations, or of those that end before `until`. */
export const bookingKeys = (until: number | '~' = '~') =>
  IDBKeyRange.bound(BOOKINGS, BOOKINGS + until);

/** Stores a new entry; returns its `seq` once it is on disk. @throws a `StorageError` */
export async function addEntry<E extends Stored>(
  connection: Connection,
  entry: E,
  alsoWrite?: AlsoWrite<E>,
): Promise<number> {
  try {
    return await connection.write((tx) => {
      const add = (stored: E) => {
        const added = tx.objectStore('entries').add(stored);
        // Commit now, not only when the page has had time to handle the request's success.
        tx.commit();
        return added;
      };
      const stored = alsoWrite ? alsoWrite(tx, entry) : entry;
      return stored instanceof Promise ? stored.then(add) : add(stored);
    }, 'strict');
  } catch (error) {
    // A retry after a connection lost in mid-commit may find the entry stored; the unique id prevents a duplicate.
    if (!isTaken(error)) throw error;
    const stored = await connection.read((tx) =>
      tx.objectStore('entries').index('id').getKey(entry.id),
    );
    if (stored === undefined) throw error;
    return stored;
  }
}

/** Stores the picture of a business card in the write that stores its lead's entry. */
export function withPicture(picture: ArrayBuffer, alsoWrite?: AlsoWrite): AlsoWrite {
  return (tx, entry) => {
    const { id: lead, secret, capturedAt, state } = entry;
    if (secret) {
      const common = { attempts: 0, ambiguous: false, state };
      tx.objectStore('entries')
        .add({ id: pictureId(lead), capturedAt, picture, lead, secret, ...common })
        // If the transaction fails, adding the lead reports it.
        .catch(() => undefined);
    }
    return alsoWrite ? alsoWrite(tx, entry) : entry;
  };
}

const isTold = object({ isTold: (value: unknown): value is true => value === true });

/** Whether this device is told of one of its consultations by notifications. */
export async function isToldOfBookings(connection: Connection): Promise<boolean> {
  const kept = await connection.read((tx) => tx.objectStore('meta').getAll(bookingKeys()));
  return kept.some(isTold);
}

/** Deletes the consultations requested on this device, or only those that end before `until`. */
export function deleteBookings(connection: Connection, until?: number): Promise<void> {
  return connection.write((tx) => tx.objectStore('meta').delete(bookingKeys(until)), 'strict');
}

/** Whether the unique index refused a second entry with the same id. */
function isTaken(error: unknown): boolean {
  const cause = error instanceof StorageError ? error.cause : error;
  return cause instanceof DOMException && cause.name === 'ConstraintError';
}

/** Whether a consultation was requested on this device: it may be over, which our host's clock tells. */
export async function hasBookings(tx: ReadTx): Promise<boolean> {
  return (await tx.objectStore('meta').count(bookingKeys())) > 0;
}

/** How long a consultation that is over is kept. */
const BOOKING_KEPT_MS = 7 * DAY_MS;

/** Deletes the consultations that are over by our host's clock: the device's may be far ahead. None while that is unknown. */
export async function deleteOldBookings(
  connection: Connection,
  hostTime?: () => Promise<number | undefined>,
): Promise<void> {
  if (!(await connection.read(hasBookings))) return;
  const now = await hostTime?.();
  if (now !== undefined) await deleteBookings(connection, now - BOOKING_KEPT_MS);
}
