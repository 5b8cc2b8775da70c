import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from 'idb';
import type { Channel } from '../device/channel';
import type { Clock } from '../device/clock';
import type { LocksLike } from '../device/locks';
import type { AnyChange } from './change-entry';
import type { Entry } from './entry';
import type { PictureEntry } from './pictures';

export const DATABASE_NAME = 'meridian';

type Kept = Entry | PictureEntry | AnyChange;
type New<E> = E extends Kept ? Omit<E, 'seq'> : never;

/** An entry, a picture or an administrator's change; a new one has no `seq` yet. */
export type Stored = Kept | New<Kept>;

/** Everything the device stores for sending. Values are parsed on read: another release may have written them. */
export interface OutboxSchema extends DBSchema {
  entries: {
    key: number;
    value: Stored;
    indexes: {
      id: string;
      kind: string;
    };
  };
  /** `link` and `lease`: what tabs and the worker share. `draft:…`: what was typed into a form, per tab. */
  meta: { key: string; value: unknown };
}

export type OutboxDatabase = IDBPDatabase<OutboxSchema>;

type Step = (
  database: OutboxDatabase,
  upgrade: IDBPTransaction<OutboxSchema, ('entries' | 'meta')[], 'versionchange'>,
) => void | Promise<void>;

/**
 * The migrations of the stored format: step n leads from version n to n + 1. Never change a released step, and never
 * drop a row. (Steps may only await requests of the upgrade transaction.)
 */
export const LADDER: readonly Step[] = [
  (database) => {
    const entries = database.createObjectStore('entries', { keyPath: 'seq', autoIncrement: true });
    entries.createIndex('id', 'id', { unique: true });
    entries.createIndex('kind', 'state.kind');
    database.createObjectStore('meta');
  },
];

type OnDatabase = {
  /** The browser or a newer release closes the connection. */
  closed(): void;
  /**
   * The connection was closed, but not for a newer release: the database may be gone, as after the site's data was
   * cleared in another tab.
   */
  lost?: (() => void) | undefined;
  /** What the page still knows of a database that is gone: it is stored again where one is created. */
  remembered?: (() => readonly Stored[]) | undefined;
};

/** Opens the database. */
export type OpenDatabase = (on: OnDatabase) => Promise<OutboxDatabase>;

/** What pages and the worker need in order to use the outbox's storage. */
export type DeviceEnv = {
  clock: Clock;
  newId(): string;
  /** Returns a number from 0 up to, but not including, 1. */
  random(): number;
  openDatabase: OpenDatabase;
  locks: LocksLike | undefined;
  /** Tells other tabs and the worker which entries changed, by `seq`; any may have if there are none. */
  channel: Channel<number[] | undefined> | undefined;
};

/** Returns an opener of the real database that runs the migrations still missing. */
export function databaseOpener(ladder = LADDER): OpenDatabase {
  return async ({ closed, lost, remembered }) => {
    const database = await openDB<OutboxSchema>(DATABASE_NAME, ladder.length, {
      async upgrade(opened, oldVersion, _newVersion, upgrade) {
        upgrade.done.catch(() => undefined);
        try {
          for (const step of ladder.slice(oldVersion)) await step(opened, upgrade);
          const again = (oldVersion === 0 && remembered?.()) || [];
          for (const record of again) await upgrade.objectStore('entries').put(record);
        } catch {
          // All or nothing: a step that failed halfway must not count as done. Opening fails.
          upgrade.abort();
        }
      },
      // A tab that kept its connection would block the newer release as long as the tab is open.
      blocking(_, newVersion) {
        database.close();
        closed();
        if (newVersion === null) lost?.();
      },
      terminated() {
        closed();
        lost?.();
      },
    });
    return database;
  };
}

/** `newer`: a newer release has changed the format. `blocked`: another tab or a slow device delays opening. */
export type StorageProblem = 'quota' | 'newer' | 'blocked' | 'unavailable';

export class StorageError extends Error {
  readonly problem: StorageProblem;

  constructor(problem: StorageProblem, cause?: unknown) {
    super(`Storage on this device: ${problem}`, { cause });
    this.name = 'StorageError';
    this.problem = problem;
  }
}

/** Whether a write failed because the device is full. */
export function isFull(error: unknown): boolean {
  return error instanceof StorageError && error.problem === 'quota';
}

type Stores = ('entries' | 'meta')[];
export type ReadTx = IDBPTransaction<OutboxSchema, Stores, 'readonly'>;
export type WriteTx = IDBPTransaction<OutboxSchema, Stores, 'readwrite'>;

/** The only access to the database. Results have been committed. */
export type Connection = {
  read<T>(work: (tx: ReadTx) => Promise<T>): Promise<T>;
  /** `work` must tolerate being run twice: it is repeated if the connection breaks before its end is known. */
  write<T>(work: (tx: WriteTx) => Promise<T>, durability?: 'strict' | 'default'): Promise<T>;
  close(): void;
};

/** Browsers close connections without notice (WebKit in the background, Chromium on a disk error). */
const LOST = ['InvalidStateError', 'UnknownError', 'AbortError'];
const TRIES = 3;
/** If another tab blocks opening, `blocked` fires once or never, and then nothing happens. */
export const OPEN_TIMEOUT_MS = 3_000;
/** A connection that WebKit lost in the background may never answer, not even with an error. */
export const WORK_TIMEOUT_MS = 5_000;

const STORES: Stores = ['entries', 'meta'];

type Hooks = Omit<OnDatabase, 'closed'> & {
  /** Deletes what can be fetched again, when a write finds the device full. */
  freeSpace?: () => Promise<unknown> | undefined;
};

export function createConnection(open: OpenDatabase, clock: Clock, hooks: Hooks = {}): Connection {
  let handle: Promise<OutboxDatabase> | undefined;

  function database(): Promise<OutboxDatabase> {
    if (handle) return handle;
    const opening: Promise<OutboxDatabase> = open({ ...hooks, closed: () => drop(opening) });
    handle = opening;
    return opening;
  }

  function drop(broken: Promise<OutboxDatabase> | undefined) {
    if (handle === broken) handle = undefined;
  }

  function within<T>(ms: number, problem: StorageProblem, work: Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const stop = clock.setTimer(() => reject(new StorageError(problem)), ms);
      work.then(resolve, reject).finally(stop);
    });
  }

  async function run<T>(work: (db: OutboxDatabase) => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      const opening = database();
      try {
        const db = await within(OPEN_TIMEOUT_MS, 'blocked', opening);
        return await within(WORK_TIMEOUT_MS, 'unavailable', work(db));
      } catch (error) {
        const problem = problemOf(error);
        // Keep the handle: a database that opens too late for this caller serves the next one.
        if (problem === 'blocked') throw error;
        // Another connection may work. (Never delete the database to get one: it holds the waiting entries.)
        drop(opening);
        opening.then((db) => db.close()).catch(() => undefined);
        if (attempt === TRIES || !LOST.includes(errorName(error))) {
          throw error instanceof StorageError ? error : new StorageError(problem, error);
        }
      }
    }
  }

  return {
    read: (work) =>
      run(async (db) => {
        const tx = db.transaction(STORES, 'readonly');
        return finish(tx, work(tx));
      }),
    async write(work, durability = 'default') {
      const write = (db: OutboxDatabase) => {
        const tx = db.transaction(STORES, 'readwrite', { durability });
        return finish(tx, work(tx));
      };
      try {
        return await run(write);
      } catch (error) {
        if (!isFull(error) || !hooks.freeSpace) throw error;
        await hooks.freeSpace();
        return run(write);
      }
    },
    close() {
      const closing = handle;
      handle = undefined;
      closing?.then((db) => db.close()).catch(() => undefined);
    },
  };
}

/** Waits for the commit: a request's success is not one, only the transaction's `complete` is. */
async function finish<T>(tx: { done: Promise<void>; abort(): void }, work: Promise<T>): Promise<T> {
  try {
    const [result] = await Promise.all([work, tx.done]);
    return result;
  } catch (error) {
    try {
      tx.abort();
    } catch {
      // The transaction had already ended.
    }
    // An aborted request fails with just `AbortError`; the transaction's own error has the reason, such as the quota.
    if (errorName(error) === 'AbortError') await tx.done;
    throw error;
  }
}

function errorName(error: unknown): string {
  return error instanceof Error || error instanceof DOMException ? error.name : '';
}

function problemOf(error: unknown): StorageProblem {
  if (error instanceof StorageError) return error.problem;
  const name = errorName(error);
  if (name === 'VersionError') return 'newer';
  return name === 'QuotaExceededError' ? 'quota' : 'unavailable';
}
