import { listOf, nullable, object, oneOf, type ShapeOf, text } from '../../lib/shape';
import type { StaffClient } from '../client';

/** What the database sends about a statement, see `private.tell_staff()`: nothing of the rows' content. */
const isRowEvent = object({
  table: oneOf('contacts', 'newsletter_subscribers', 'leads'),
  operation: oneOf('INSERT', 'UPDATE', 'DELETE'),
  /** Missing when there are too many. */
  ids: nullable(listOf(text)),
});
export type RowEvent = ShapeOf<typeof isRowEvent>;

type RealtimeEnv = Pick<StaffClient, 'supabase'> & {
  onEvent(event: RowEvent): void;
  /** Whether the server pushes changes from now on. */
  onConnected(isConnected: boolean): void;
};

/** The page has one connection; it can be opened again only once it has been left. */
let left: Promise<unknown> = Promise.resolve();

/** Listens for changed rows; only administrators may. Returns a function that stops it. */
export function openRealtime({ supabase, onEvent, onConnected }: RealtimeEnv): () => void {
  let isOver = false;
  const join = () => {
    if (isOver) return;
    supabase
      .channel('staff', { config: { private: true } })
      .on('broadcast', { event: 'rows' }, ({ payload }: { payload: unknown }) => {
        // A newer database may send tables that this release doesn't know.
        if (isRowEvent(payload)) onEvent(payload);
      })
      .subscribe((status) => onConnected(status === 'SUBSCRIBED'));
  };
  // The token first: without one, joining is refused.
  left.then(() => supabase.realtime.setAuth()).then(join, join);
  return () => {
    isOver = true;
    left = supabase.removeAllChannels().catch(() => undefined);
  };
}

/**
 * Whether the backend pushes changes. The embedded one, on the page's own origin, doesn't;
 * trying would only put an error into the console.
 */
export function hasRealtime(restUrl: string, pageOrigin: string): boolean {
  return new URL(restUrl, pageOrigin).origin !== pageOrigin;
}
