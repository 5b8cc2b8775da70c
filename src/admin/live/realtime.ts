import { listOf, nullable, object, oneOf, type ShapeOf, text } from '../../lib/shape';
import type { StaffClient } from '../client';

/** What the database tells of a statement: see `private.tell_staff()`. Nothing of what the rows hold is in it. */
const isRowEvent = object({
  table: oneOf('contacts', 'newsletter_subscribers', 'leads'),
  operation: oneOf('INSERT', 'UPDATE', 'DELETE'),
  /** Missing when there are too many. */
  ids: nullable(listOf(text)),
});
export type RowEvent = ShapeOf<typeof isRowEvent>;

type RealtimeEnv = Pick<StaffClient, 'supabase'> & {
  onEvent(event: RowEvent): void;
  /** Whether the server tells of changes from now on. */
  onConnected(isConnected: boolean): void;
};

/** The page has one connection: whoever opens it again waits until it has been left. */
let left: Promise<unknown> = Promise.resolve();

/** Hears of rows as they change; only administrators may listen. Returns a function that ends it. */
export function openRealtime({ supabase, onEvent, onConnected }: RealtimeEnv): () => void {
  let isOver = false;
  const join = () => {
    if (isOver) return;
    supabase
      .channel('staff', { config: { private: true } })
      .on('broadcast', { event: 'rows' }, ({ payload }: { payload: unknown }) => {
        // A newer database may tell of tables that this release does not know.
        if (isRowEvent(payload)) onEvent(payload);
      })
      .subscribe((status) => onConnected(status === 'SUBSCRIBED'));
  };
  // The token first: whoever joins without one is nobody, and is let in nowhere.
  left.then(() => supabase.realtime.setAuth()).then(join, join);
  return () => {
    isOver = true;
    left = supabase.removeAllChannels().catch(() => undefined);
  };
}

/**
 * Whether the backend tells of changes by itself. The embedded one, which answers on the page's own origin, does not;
 * to try would only put an error into the console.
 */
export function hasRealtime(restUrl: string, pageOrigin: string): boolean {
  return new URL(restUrl, pageOrigin).origin !== pageOrigin;
}
