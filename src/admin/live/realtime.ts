import type { ListedTable } from '../../domain/fields';
import { listOf, nullable, object, oneOf, type ShapeOf, text } from '../../lib/shape';
import type { AccountClient } from '../account-client';
import type { Lists } from '../rows/lists';
import type { Staff } from '../staff';

/** What the database sends about a statement, see `private.tell_staff()`: none of the rows' content. */
const isRowEvent = object({
  table: oneOf('contacts', 'newsletter_subscribers', 'leads'),
  operation: oneOf('INSERT', 'UPDATE', 'DELETE'),
  /** Null when there are too many. */
  ids: nullable(listOf(text)),
});
export type RowEvent = ShapeOf<typeof isRowEvent>;

type RealtimeEnv = {
  database: Omit<AccountClient, 'readNewToken'>;
  topics: readonly string[];
  onEvent(event: RowEvent): void;
  /** Called with whether the server now pushes changes. */
  onConnected(isConnected: boolean): void;
};

/** Where somebody hears of the rows that they may see. The database lets nobody else listen there. */
export function topicsOf({ id, role }: Pick<Staff, 'id' | 'role'>): string[] {
  return role === 'admin' ? ['staff'] : ['agents', `agent:${id}`];
}

/** A topic can be joined again only once it has been left. */
let left: Promise<unknown> = Promise.resolve();

/** Listens for changed rows. Returns a function that stops listening. */
export function openRealtime({ database, topics, onEvent, onConnected }: RealtimeEnv): () => void {
  let isOver = false;
  const joined = new Set<string>();
  const join = () => {
    if (isOver) return;
    for (const topic of topics) {
      database
        .channel(topic, { config: { private: true } })
        .on('broadcast', { event: 'rows' }, ({ payload }: { payload: unknown }) => {
          // A newer database may send tables that this release doesn't know.
          if (isRowEvent(payload)) onEvent(payload);
        })
        .subscribe((status) => {
          if (status === 'SUBSCRIBED') joined.add(topic);
          else joined.delete(topic);
          onConnected(joined.size === topics.length);
        });
    }
  };
  // The token must be set first: without one, joining is refused.
  left.then(() => database.realtime.setAuth()).then(join, join);
  return () => {
    isOver = true;
    left = database.removeAllChannels().catch(() => undefined);
  };
}

/**
 * Whether the backend pushes changes. The embedded one, on the page's own origin, doesn't; trying would only log an
 * error.
 */
export function hasRealtime(restUrl: string, pageOrigin: string): boolean {
  return new URL(restUrl, pageOrigin).origin !== pageOrigin;
}

/**
 * Applies what the database reports: checks for new rows, refetches changed ones if they are shown, and removes deleted
 * ones.
 * @param onGone removes deleted rows from the device as well; null if there are too many to name
 */
export function tellLists(
  lists: Pick<Lists, ListedTable>,
  { table, operation, ids }: RowEvent,
  onGone: (ids: readonly string[] | null) => void,
): void {
  const list = lists[table];
  if (operation === 'DELETE') onGone(ids);
  if (operation === 'INSERT') list.checkForNew();
  else if (!ids) void list.refresh();
  else {
    for (const id of ids) {
      if (operation === 'DELETE') list.replace(id, null);
      else void list.reread(id);
    }
  }
}
