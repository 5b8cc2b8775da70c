import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createRealtimeServer } from './doubles/realtime-server';
import { openRealtime, type RowEvent } from './realtime';

const server = createRealtimeServer();
let close = () => {};

beforeEach(() => vi.stubGlobal('WebSocket', server.Socket));
afterEach(() => {
  close();
  server.forget();
  vi.unstubAllGlobals();
});

function open() {
  const events: RowEvent[] = [];
  const connections: boolean[] = [];
  close = openRealtime({
    url: 'https://project.example',
    key: 'public',
    token: async () => 'ada’s token',
    onEvent: (event) => events.push(event),
    onConnected: (isConnected) => connections.push(isConnected),
  });
  return { events, connections };
}

it('asks for every change in the tables, with the token of whoever is signed in', async () => {
  const { connections } = open();
  await vi.waitFor(() => expect(connections).toContain(true));
  const [socket] = server.sockets;
  expect(socket?.url).toMatch(
    /^wss:\/\/project\.example\/realtime\/v1\/websocket\?.*apikey=public/,
  );
  const [join] = server.joins;
  expect(join).toMatchObject({
    access_token: 'ada’s token',
    config: { postgres_changes: [{ event: '*', schema: 'public' }] },
  });
});

it.each<[RowEvent['kind'], object, RowEvent]>([
  [
    'INSERT',
    { record: { id: 'a', name: 'Ada', status: 'new' } },
    { table: 'leads', kind: 'INSERT', row: { id: 'a', name: 'Ada', status: 'new' }, id: 'a' },
  ],
  [
    'UPDATE',
    { record: { id: 'a', name: 'Ada', status: 'contacted' }, old_record: { id: 'a' } },
    { table: 'leads', kind: 'UPDATE', row: { id: 'a', name: 'Ada', status: 'contacted' }, id: 'a' },
  ],
  ['DELETE', { old_record: { id: 'a' } }, { table: 'leads', kind: 'DELETE', row: {}, id: 'a' }],
])('%s is told with its row and its id', async (kind, records, told) => {
  const { events, connections } = open();
  await vi.waitFor(() => expect(connections).toContain(true));
  server.tell('leads', kind, records);
  await vi.waitFor(() => expect(events).toEqual([told]));
});

it('says so when the server is lost', async () => {
  const { connections } = open();
  await vi.waitFor(() => expect(connections).toContain(true));
  server.hangUp();
  await vi.waitFor(() => expect(connections.at(-1)).toBe(false));
});

it('is over when it is closed', async () => {
  const { connections } = open();
  await vi.waitFor(() => expect(connections).toContain(true));
  close();
  await vi.waitFor(() => expect(server.sockets.every(({ isOpen }) => !isOpen)).toBe(true));
});
