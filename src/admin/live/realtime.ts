import { RealtimeClient } from '@supabase/realtime-js';
import { listOf, nullable, object, oneOf, type ShapeOf, text } from '../../lib/shape';

/** What the database tells of a statement: see `private.tell_staff()`. Nothing of what the rows hold is in it. */
const isRowEvent = object({
  table: oneOf('contacts', 'newsletter_subscribers', 'leads'),
  operation: oneOf('INSERT', 'UPDATE', 'DELETE'),
  /** Missing when there are too many. */
  ids: nullable(listOf(text)),
});
export type RowEvent = ShapeOf<typeof isRowEvent>;

type RealtimeEnv = {
  /** Of the Supabase project, without a path. */
  url: string;
  key: string;
  /** The administrator's token, renewed when it has run out: only administrators may listen. */
  token(): Promise<string | null>;
  onEvent(event: RowEvent): void;
  /** Whether the server tells of changes from now on. */
  onConnected(isConnected: boolean): void;
};

/** Hears of rows as they change. Its code is fetched only where the backend has it. Returns a function that ends it. */
export function openRealtime({ url, key, token, onEvent, onConnected }: RealtimeEnv): () => void {
  const client = new RealtimeClient(`${url.replace(/^http/, 'ws')}/realtime/v1`, {
    params: { apikey: key },
    // Asked again with each heartbeat: a token that was renewed is told to the server before the old one runs out.
    accessToken: token,
  });
  const channel = client
    .channel('staff', { config: { private: true } })
    .on('broadcast', { event: 'rows' }, ({ payload }: { payload: unknown }) => {
      // A newer database may tell of tables that this release does not know.
      if (isRowEvent(payload)) onEvent(payload);
    });
  let isOver = false;
  // The token first: whoever joins without one is nobody, and is let in nowhere.
  const join = () => {
    if (!isOver) channel.subscribe((status) => onConnected(status === 'SUBSCRIBED'));
  };
  client.setAuth().then(join, join);
  return () => {
    isOver = true;
    void client.removeAllChannels();
    client.disconnect();
  };
}
