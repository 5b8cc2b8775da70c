import { type DBSchema, type IDBPDatabase, type IDBPObjectStore, openDB } from 'idb';
import { instant, object, type Shape, text } from '../lib/shape';
import { whileOpen } from '../lib/while-open';
import type { KeptProperty, ShortlistChange } from './shortlist-state';

/** Separate from the outbox: nothing in it is ever sent. */
const DATABASE_NAME = 'meridian-shortlist';
/** How many pages are remembered as seen. */
const MOST_SEEN = 5;

/** Values are checked when they are read: another release may have written them. */
interface Schema extends DBSchema {
  kept: { key: string; value: unknown };
  seen: { key: string; value: unknown };
}

type StoreName = 'kept' | 'seen';

/** The kept ones in their order, the seen ones latest first. */
export type StoredShortlist = { kept: KeptProperty[]; seen: KeptProperty[] };

const isKeptProperty: Shape<KeptProperty> = object({ slug: text, at: instant });

type WritableStore = IDBPObjectStore<Schema, [StoreName], StoreName, 'readwrite'>;

/**
 * Stores the lists. Every call opens the database for itself, and returns everything that is stored afterwards.
 * @param remembered what the page knows of it: stored again if the database was deleted, as with the site's data in another tab
 */
export function createShortlistDatabase(remembered: () => StoredShortlist | undefined) {
  const open = () =>
    openDB<Schema>(DATABASE_NAME, 1, {
      async upgrade(database) {
        const kept = database.createObjectStore('kept');
        const seen = database.createObjectStore('seen');
        const lists = remembered();
        for (const one of lists?.kept ?? []) await kept.put(one, one.slug);
        for (const one of lists?.seen ?? []) await seen.put(one, one.slug);
      },
    });

  /** Changes one store in a transaction. */
  const change = (name: StoreName, work: (store: WritableStore) => Promise<unknown>) =>
    whileOpen(open, async (database) => {
      const tx = database.transaction<StoreName, 'readwrite'>(name, 'readwrite');
      await Promise.all([work(tx.store), tx.done]);
      return readAll(database);
    });

  return {
    read: () => whileOpen(open, readAll),

    /** Keeps and removes properties, all or none. */
    change: ({ put = [], remove = [] }: ShortlistChange) =>
      change('kept', async (kept) => {
        for (const slug of remove) await kept.delete(slug);
        for (const property of put) {
          // A property keeps its place if another tab has kept it too.
          if (!isKeptProperty(await kept.get(property.slug))) {
            await kept.put(property, property.slug);
          }
        }
      }),

    /** Notes that a property's page was seen. Only the latest few stay. */
    see: (property: KeptProperty) =>
      change('seen', async (seen) => {
        await seen.put(property, property.slug);
        const old = sorted(await seen.getAll()).slice(0, -MOST_SEEN);
        for (const { slug } of old) await seen.delete(slug);
      }),

    forgetSeen: () => change('seen', (seen) => seen.clear()),
  };
}

async function readAll(database: IDBPDatabase<Schema>): Promise<StoredShortlist> {
  return {
    kept: sorted(await database.getAll('kept')),
    seen: sorted(await database.getAll('seen')).reverse(),
  };
}

function sorted(values: unknown[]): KeptProperty[] {
  return values.filter(isKeptProperty).sort((one, other) => one.at - other.at);
}
