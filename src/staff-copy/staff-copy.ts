import { type DBSchema, type IDBPDatabase, type IDBPObjectStore, openDB } from 'idb';
import { DAY_MS } from '../lib/durations';
import { instant, object, type Shape, text } from '../lib/shape';
import { readStored, writeStored } from '../lib/stored-text';
import { whileOpen } from '../lib/while-open';
import { writeNewLeads } from './new-leads';

/** Separate from the outbox: this database gets erased, the outbox never does. */
const DATABASE_NAME = 'meridian-staff';
/** When the dashboard was last used here. In `localStorage`, so that pages without a copy needn't open the database. */
const STAMP = 'meridian-staff-used';
/** After this long without the dashboard, a phone deletes everybody's details. */
const UNUSED_MS = 7 * DAY_MS;

interface Schema extends DBSchema {
  copies: { key: string; value: unknown };
  meta: { key: string; value: unknown };
}

const isCopy = object({ staff: text, savedAt: instant });
/** Returns a stored value if it is this administrator's. */
const ownIn = (stored: unknown, staff: string) =>
  isCopy(stored) && stored.staff === staff && 'value' in stored ? stored : undefined;

/** What an administrator last saw, or typed but did not save. Only a convenience, so failing storage is not an error. */
export type StaffCopy = ReturnType<typeof createStaffCopy>;

/**
 * Creates the staff copy of one administrator on this device. Another one's is never read. A copy created before an
 * erasure can no longer write after it: a late answer must not bring back what sign-out deleted.
 */
export function createStaffCopy(staff: string, now: () => number = Date.now) {
  stamp(now());
  const begun = whileOpen(openCopies, readEpoch).catch(() => undefined);
  return {
    /** Returns a stored value and when it was current, if it has that shape. */
    async read<T>(key: string, isValue: Shape<T> = (_): _ is T => true) {
      const stored = await whileOpen(openCopies, (database) => database.get('copies', key)).catch(
        () => {},
      );
      const { value, savedAt } = ownIn(stored, staff) ?? {};
      return savedAt !== undefined && isValue(value) ? { value, savedAt } : undefined;
    },
    /** Returns, like {@link remove}, whether it is on disk. `savedAt` is when the value was current, by default now. */
    write: (key: string, value: unknown, savedAt = now()) =>
      change(begun, async (copies) => {
        await copies.put({ staff, savedAt, value }, key);
        stamp(now());
      }),
    remove: (key: string) => change(begun, (copies) => copies.delete(key)),
    /** Changes a stored value, if there is one, in one transaction; `undefined` removes it. */
    change: (key: string, next: (value: unknown) => unknown) =>
      change(begun, async (copies) => {
        const own = ownIn(await copies.get(key), staff);
        if (!own) return;
        const value = next(own.value);
        if (value === undefined) await copies.delete(key);
        else if (value !== own.value) await copies.put({ ...own, value }, key);
      }),
  };
}

/**
 * Returns the stored keys with a prefix. Asking does not count as using the dashboard, so it doesn't postpone the
 * erasure of an unused copy.
 * @param staff only this administrator's keys; everybody's by default
 */
export function keptKeys(prefix: string, staff?: string): Promise<string[]> {
  // Opening the database would create it.
  if (!hasStaffCopy()) return Promise.resolve([]);
  return whileOpen(openCopies, async (database) => {
    const keys = await database.getAllKeys('copies', IDBKeyRange.bound(prefix, `${prefix}\uffff`));
    if (staff === undefined) return keys;
    const kept = await Promise.all(keys.map((key) => database.get('copies', key)));
    return keys.filter((_, n) => ownIn(kept[n], staff) !== undefined);
  }).catch(() => []);
}

/** Deletes everything, even while other tabs have it open. */
export async function forgetStaffCopy(): Promise<void> {
  await forgetCopies(() => false, true);
  writeNewLeads(0);
  // Last, so that the next page tries again if the erasure failed.
  writeStored(STAMP, undefined);
}

/**
 * Deletes one member's copy, which may have come back after it was erased.
 * @returns the id of another member whose copy is here, if there is one
 */
export async function forgetStaffCopyOf(staff: string): Promise<string | undefined> {
  let other: string | undefined;
  await forgetCopies((_, kept) => {
    if (!isCopy(kept) || kept.staff === staff) return false;
    other = kept.staff;
    return true;
  });
  // The time of its last use was lost with the session, so the week starts again.
  if (other) stamp(Date.now());
  return other;
}

/**
 * Deletes the rows read from the database, and keeps what was typed: the values whose keys begin with `typed`.
 * @param isForGood whether no copy created before can write afterwards: a late answer must not bring rows back
 */
export async function forgetStaffRows(typed: string, isForGood?: boolean): Promise<void> {
  if (hasStaffCopy()) await forgetCopies((key) => key.startsWith(typed), isForGood);
}

function forgetCopies(
  isLeft: (key: string, kept: unknown) => boolean,
  isForGood?: boolean,
): Promise<void> {
  return whileOpen(openCopies, async (database) => {
    const tx = database.transaction(['copies', 'meta'], 'readwrite');
    const copies = tx.objectStore('copies');
    for (const key of await copies.getAllKeys()) {
      if (!isLeft(key, await copies.get(key))) void copies.delete(key);
    }
    if (isForGood) {
      const meta = tx.objectStore('meta');
      const epoch = await meta.get('epoch');
      await meta.put(typeof epoch === 'number' ? epoch + 1 : 1, 'epoch');
    }
    await tx.done;
  });
}

/** Whether there may be a copy, judged without opening the database. */
export function hasStaffCopy(): boolean {
  return readStamp() !== undefined;
}

/** Deletes everything if the dashboard has not been used for a week. Without a copy it opens nothing. */
export async function forgetIfUnused(now: number): Promise<void> {
  const usedAt = readStamp();
  // If the clock jumped far in either direction, we don't know who has had the phone since: forget.
  if (usedAt !== undefined && Math.abs(now - usedAt) > UNUSED_MS) await forgetStaffCopy();
}

type Copies = IDBPObjectStore<Schema, ('copies' | 'meta')[], 'copies', 'readwrite'>;

async function change(begun: Promise<unknown>, work: (copies: Copies) => Promise<unknown>) {
  const epoch = await begun;
  return whileOpen(openCopies, async (database) => {
    const tx = database.transaction(['copies', 'meta'], 'readwrite');
    const isCurrent = (await tx.objectStore('meta').get('epoch')) === epoch;
    if (isCurrent) await work(tx.objectStore('copies'));
    await tx.done;
    return isCurrent;
  }).catch(() => false);
}

const readEpoch = (database: IDBPDatabase<Schema>) => database.get('meta', 'epoch');

const openCopies = () =>
  openDB<Schema>(DATABASE_NAME, 1, {
    upgrade(database) {
      database.createObjectStore('copies');
      database.createObjectStore('meta');
    },
  });

const stamp = (now: number) => writeStored(STAMP, String(now));

function readStamp(): number | undefined {
  const stored = readStored(STAMP);
  return stored === null ? undefined : Number(stored) || 0;
}
