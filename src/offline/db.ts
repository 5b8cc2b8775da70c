import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from 'idb';
import type { StoredChange } from './changes/change-entry';
import type { Entry } from './entry';

export const DATABASE_NAME = 'meridian';

/** An entry or an administrator's change; a new one has no `seq` yet. */
export type Stored = Entry | Omit<Entry, 'seq'> | StoredChange | Omit<StoredChange, 'seq'>;

/** Everything that is kept on the device for sending. Values are parsed when read: another release wrote them. */
export interface OutboxSchema extends DBSchema {
  entries: {
    key: number;
    value: Stored;
    indexes: {
      id: string;
      kind: string;
      /** Waiting and held entries by the time at which they are due. */
      due: [string, number];
    };
  };
  /** `link` and `lease`: what tabs and the worker must agree on. `draft:…`: what was typed into a form, by the tab. */
  meta: { key: string; value: unknown };
}

export type OutboxDatabase = IDBPDatabase<OutboxSchema>;

type Step = (
  database: OutboxDatabase,
  upgrade: IDBPTransaction<OutboxSchema, ('entries' | 'meta')[], 'versionchange'>,
) => void | Promise<void>;

/**
 * The stored format's history: step n leads from version n to n + 1. A step that was released is never changed, and
 * no step drops a row. (Steps may wait for requests of the upgrade only.)
 */
export const LADDER: readonly Step[] = [
  (database) => {
    const entries = database.createObjectStore('entries', { keyPath: 'seq', autoIncrement: true });
    entries.createIndex('id', 'id', { unique: true });
    entries.createIndex('kind', 'state.kind');
    entries.createIndex('due', ['state.kind', 'state.dueAt']);
    database.createObjectStore('meta');
  },
];

/** Opens the database; `closed` is called when the browser or a newer release took the connection away. */
export type OpenDatabase = (on: { closed(): void }) => Promise<OutboxDatabase>;

/** Opens the real database, climbing the ladder from whatever version is there. */
export function databaseOpener(ladder = LADDER): OpenDatabase {
  return async ({ closed }) => {
    const database = await openDB<OutboxSchema>(DATABASE_NAME, ladder.length, {
      async upgrade(opened, oldVersion, _newVersion, upgrade) {
        upgrade.done.catch(() => undefined);
        try {
          for (const step of ladder.slice(oldVersion)) await step(opened, upgrade);
        } catch {
          // All or nothing: a step that failed half-way must not be taken for done. The opening fails.
          upgrade.abort();
        }
      },
      // A tab that kept its connection would block the newer release for as long as it is open.
      blocking() {
        database.close();
        closed();
      },
      terminated: closed,
    });
    return database;
  };
}
