import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { number, object, text } from '../lib/shape';
import { writeNewLeads } from './new-leads';

/** Apart from the outbox: this one is erased, that one never is. */
const DATABASE_NAME = 'meridian-staff';
/** When the dashboard was last used here. In `localStorage`, so that pages without a copy need not look for one. */
const STAMP = 'meridian-staff-used';
/** A phone that nobody opens the dashboard on keeps nobody's details. */
const UNUSED_MS = 7 * 24 * 60 * 60_000;

interface Schema extends DBSchema {
  copies: { key: string; value: unknown };
  meta: { key: string; value: unknown };
}

const isCopy = object({ staff: text, savedAt: number });
/** What is stored, if it is this administrator's. */
const ownIn = (stored: unknown, staff: string) =>
  isCopy(stored) && stored.staff === staff && 'value' in stored ? stored : undefined;

/** What an administrator saw last, and typed but did not save: a luxury, so a failing storage is no error here. */
export type StaffCopy = {
  read(key: string): Promise<{ value: unknown; savedAt: number } | undefined>;
  /**
   * Returns, as {@link remove} does, whether that is on the disk.
   * @param savedAt of which moment it is; now, if nothing is said
   */
  write(key: string, value: unknown, savedAt?: number): Promise<boolean>;
  remove(key: string): Promise<boolean>;
  /** Changes what lies there, if anything does, in one transaction; what becomes undefined is taken away. */
  change(key: string, next: (value: unknown) => unknown): Promise<boolean>;
};

/**
 * The dashboard's memory of one administrator on this device. Another one's is never read, and what is written after
 * an erasure by somebody who began before it is dropped: a late answer must not bring back what sign-out took away.
 */
export function createStaffCopy(staff: string, now: () => number = Date.now): StaffCopy {
  stamp(now());
  const begun = withDatabase(readEpoch).catch(() => undefined);
  return {
    async read(key) {
      const stored = await withDatabase((database) => database.get('copies', key)).catch(() => {});
      const own = ownIn(stored, staff);
      return own && { value: own.value, savedAt: own.savedAt };
    },
    write: (key, value, savedAt = now()) =>
      change(begun, async (copies) => {
        await copies.put({ staff, savedAt, value }, key);
        stamp(now());
      }),
    remove: (key) => change(begun, (copies) => copies.delete(key)),
    change: (key, next) =>
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
 * Under which keys that begin like this there is something. Whoever only asks that is not using the dashboard: what lies
 * there gets no younger by it.
 * @param staff of whom, if not of anybody
 */
export function keptKeys(prefix: string, staff?: string): Promise<string[]> {
  // To open it would make it.
  if (!hasStaffCopy()) return Promise.resolve([]);
  return withDatabase(async (database) => {
    const keys = await database.getAllKeys('copies', IDBKeyRange.bound(prefix, `${prefix}\uffff`));
    if (staff === undefined) return keys;
    const kept = await Promise.all(keys.map((key) => database.get('copies', key)));
    return keys.filter((_, n) => ownIn(kept[n], staff) !== undefined);
  }).catch(() => []);
}

/** Forgets everything, also while other tabs have it open. */
export async function eraseStaffCopy(): Promise<void> {
  await withDatabase(async (database) => {
    const tx = database.transaction(['copies', 'meta'], 'readwrite');
    const epoch = await tx.objectStore('meta').get('epoch');
    await tx.objectStore('copies').clear();
    await tx.objectStore('meta').put(typeof epoch === 'number' ? epoch + 1 : 1, 'epoch');
    await tx.done;
  });
  writeNewLeads(0);
  // At last: if the erasure failed, the next page tries again.
  unstamp();
}

/**
 * Forgets what was read from the database, and keeps what was typed and not saved.
 * @param typed how the keys of what was typed begin
 */
export async function eraseStaffRows(typed: string): Promise<void> {
  if (!hasStaffCopy()) return;
  await withDatabase(async (database) => {
    const tx = database.transaction('copies', 'readwrite');
    for (const key of await tx.store.getAllKeys()) {
      if (!key.startsWith(typed)) void tx.store.delete(key);
    }
    await tx.done;
  });
}

/** Whether there is anything to forget, as far as can be told without opening it. */
export function hasStaffCopy(): boolean {
  return readStamp() !== undefined;
}

/** Forgets everything if the dashboard has not been used for a week. Without a copy it opens nothing. */
export async function eraseIfUnused(now: number): Promise<void> {
  const usedAt = readStamp();
  // A clock that jumped far, in whatever direction, says nothing about who held the phone meanwhile.
  if (usedAt !== undefined && Math.abs(now - usedAt) > UNUSED_MS) await eraseStaffCopy();
}

type Copies = {
  get(key: string): Promise<unknown>;
  put(value: unknown, key: string): Promise<unknown>;
  delete(key: string): Promise<unknown>;
};

async function change(
  begun: Promise<unknown>,
  work: (copies: Copies) => Promise<unknown>,
): Promise<boolean> {
  const epoch = await begun;
  return withDatabase(async (database) => {
    const tx = database.transaction(['copies', 'meta'], 'readwrite');
    const isCurrent = (await tx.objectStore('meta').get('epoch')) === epoch;
    if (isCurrent) await work(tx.objectStore('copies'));
    await tx.done;
    return isCurrent;
  }).catch(() => false);
}

const readEpoch = (database: IDBPDatabase<Schema>) => database.get('meta', 'epoch');

/** Opened for each use: a kept connection would block an upgrade, and WebKit loses it in the background. */
async function withDatabase<T>(work: (database: IDBPDatabase<Schema>) => Promise<T>): Promise<T> {
  const database = await openDB<Schema>(DATABASE_NAME, 1, {
    upgrade(opened) {
      opened.createObjectStore('copies');
      opened.createObjectStore('meta');
    },
  });
  try {
    return await work(database);
  } finally {
    database.close();
  }
}

function stamp(now: number): void {
  try {
    localStorage.setItem(STAMP, String(now));
  } catch {
    // Where nothing can be stored there is no copy either.
  }
}

function unstamp(): void {
  try {
    localStorage.removeItem(STAMP);
  } catch {
    // As above.
  }
}

function readStamp(): number | undefined {
  try {
    const stored = localStorage.getItem(STAMP);
    return stored === null ? undefined : Number(stored) || 0;
  } catch {
    return undefined;
  }
}
