import { type DBSchema, type IDBPDatabase, type IDBPObjectStore, openDB } from 'idb';
import { instant, object, type Shape, text } from '../lib/shape';
import { whileOpen } from '../lib/while-open';
import type { ShortlistChange } from './shortlist-change';
import type { KeptProperty } from './shortlist-state';

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

/** Returns what is stored. */
export const readShortlist = () => whileOpen(openLists, readAll);

/** Keeps and removes properties, all or none. */
export function storeChange({ put = [], remove = [] }: ShortlistChange): Promise<StoredShortlist> {
  return change('kept', async (kept) => {
    for (const slug of remove) await kept.delete(slug);
    for (const property of put) {
      // It keeps its place if another tab has kept it too.
      if (!isKeptProperty(await kept.get(property.slug))) await kept.put(property, property.slug);
    }
  });
}

/** Notes that a property's page was seen. Only the latest few stay. */
export function storeSeen(property: KeptProperty): Promise<StoredShortlist> {
  return change('seen', async (seen) => {
    await seen.put(property, property.slug);
    const old = sorted(await seen.getAll()).slice(0, -MOST_SEEN);
    for (const { slug } of old) await seen.delete(slug);
  });
}

export const forgetSeen = () => change('seen', (seen) => seen.clear());

type WritableStore = IDBPObjectStore<Schema, [StoreName], StoreName, 'readwrite'>;

/** Changes one store in a transaction, and returns everything that is stored afterwards. */
function change(
  name: StoreName,
  work: (store: WritableStore) => Promise<unknown>,
): Promise<StoredShortlist> {
  return whileOpen(openLists, async (database) => {
    const tx = database.transaction<StoreName, 'readwrite'>(name, 'readwrite');
    await Promise.all([work(tx.store), tx.done]);
    return readAll(database);
  });
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

const openLists = () =>
  openDB<Schema>(DATABASE_NAME, 1, {
    upgrade(database) {
      database.createObjectStore('kept');
      database.createObjectStore('seen');
    },
  });
