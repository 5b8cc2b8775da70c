import { listOf, nullable, object, oneOf, type ShapeOf, text } from '../../lib/shape';
import type { StaffClient } from '../client';

/** What the database sends about a statement, see `private.tell_staff()`: none of the rows' content. */
const isRowEvent = object({
  table: oneOf('contacts', 'newsletter_subscribers', 'leads'),
  operation: oneOf('INSERT', 'UPDATE', 'DELETE'),
  /** Null when there are too many. */
  ids: nullable(listOf(text)),
});
export type RowEvent = ShapeOf<typeof isRowEvent>;

type RealtimeEnv = Pick<StaffClient, 'supabase'> & {
  onEvent(event: RowEvent): void;
  /** Called with whether the server now pushes changes. */
  onConnected(isConnected: boolean): void;
};

/** The page has one channel; it can be joined again only once it has been left. */
let left: Promise<unknown> = Promise.resolve();

/** Listens for changed rows, which only administrators may do. Returns a function that stops listening. */
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
  // The token must be set first: without one, joining is refused.
  left.then(() => supabase.realtime.setAuth()).then(join, join);
  return () => {
    isOver = true;
    left = supabase.removeAllChannels().catch(() => undefined);
  };
}

/**
 * Whether the backend pushes changes. The embedded one, on the page's own origin, doesn't; trying would only log an
 * error.
 */
export function hasRealtime(restUrl: string, pageOrigin: string): boolean {
  return new URL(restUrl, pageOrigin).origin !== pageOrigin;
}
