import { RealtimeClient } from '@supabase/realtime-js';

/** A row that was inserted, changed or deleted, as the server tells it. */
export type RowEvent = {
  table: string;
  kind: 'INSERT' | 'UPDATE' | 'DELETE';
  row: unknown;
  id: unknown;
};

type RealtimeEnv = {
  /** Of the Supabase project, without a path. */
  url: string;
  key: string;
  /** The administrator's token: what they may not read is not told. */
  token(): Promise<string | null>;
  onEvent(event: RowEvent): void;
  /** Whether the server tells of changes from now on. */
  onConnected(isConnected: boolean): void;
};

/** Hears of rows as they change. Its code is fetched only where the backend has it. Returns a function that ends it. */
export function openRealtime({ url, key, token, onEvent, onConnected }: RealtimeEnv): () => void {
  const client = new RealtimeClient(`${url.replace(/^http/, 'ws')}/realtime/v1`, {
    params: { apikey: key },
    accessToken: token,
  });
  const channel = client
    .channel('dashboard')
    .on('postgres_changes', { event: '*', schema: 'public' }, (change) =>
      onEvent({
        table: change.table,
        kind: change.eventType,
        row: change.new,
        id: Reflect.get(change.eventType === 'DELETE' ? change.old : change.new, 'id'),
      }),
    );
  let isOver = false;
  // The token first: whoever joins without one is nobody, and is told nothing.
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
