import { createClient } from '@supabase/supabase-js';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Lists } from '../rows/lists';
import { createRealtimeServer } from './doubles/realtime-server';
import { hasRealtime, openRealtime, type RowEvent, tellLists, topicsOf } from './realtime';

const server = createRealtimeServer();
let close = () => {};

beforeEach(() => vi.stubGlobal('WebSocket', server.Socket));
afterEach(() => {
  close();
  server.forget();
});

function open(token: () => string = () => 'ada’s token', role: 'admin' | 'agent' = 'admin') {
  const events: RowEvent[] = [];
  const connections: boolean[] = [];
  close = openRealtime({
    database: createClient('https://project.example', 'public', {
      accessToken: async () => token(),
    }),
    topics: topicsOf({ id: 'a1', role }),
    onEvent: (event) => events.push(event),
    onConnected: (isConnected) => connections.push(isConnected),
  });
  return { events, connections };
}

it('joins the staff’s private topic with the signed-in person’s token, and subscribes to no table', async () => {
  const { connections } = open();
  await vi.waitFor(() => expect(connections).toContain(true));
  const [socket] = server.sockets;
  expect(socket?.url).toMatch(
    /^wss:\/\/project\.example\/realtime\/v1\/websocket\?.*apikey=public/,
  );
  expect(server.joins).toMatchObject([
    { access_token: 'ada’s token', config: { private: true, postgres_changes: [] } },
  ]);
});

it('an agent joins what is nobody’s and what is theirs, and is connected once both are', async () => {
  const { connections } = open(undefined, 'agent');
  await vi.waitFor(() => expect(connections).toContain(true));
  expect(server.topics).toEqual(['realtime:agents', 'realtime:agent:a1']);
  expect(connections.slice(0, 2)).toEqual([false, true]);
});

it('is not connected if the database refuses', async () => {
  const { connections } = open(() => 'a visitor’s token');
  await vi.waitFor(() => expect(connections).toContain(false));
  expect(connections).not.toContain(true);
});

it('sends the server a renewed token while it listens', async () => {
  vi.useFakeTimers();
  try {
    let token = 'ada’s token';
    const { connections } = open(() => token);
    await vi.waitFor(() => expect(connections).toContain(true));
    token = 'ada’s next token';
    await vi.advanceTimersByTimeAsync(30_000);
    expect(server.renewals).toContainEqual({ access_token: 'ada’s next token' });
  } finally {
    vi.useRealTimers();
  }
});

it.each<RowEvent>([
  { table: 'leads', operation: 'INSERT', ids: ['a'] },
  { table: 'contacts', operation: 'UPDATE', ids: ['a', 'b'] },
  { table: 'newsletter_subscribers', operation: 'DELETE', ids: null },
])('$operation arrives with the keys of its rows', async (event) => {
  const { events, connections } = open();
  await vi.waitFor(() => expect(connections).toContain(true));
  server.tell({ ...event, id: 'of the message' });
  await vi.waitFor(() => expect(events).toMatchObject([event]));
});

it('ignores what it does not know', async () => {
  const { events, connections } = open();
  await vi.waitFor(() => expect(connections).toContain(true));
  const known: RowEvent = { table: 'leads', operation: 'INSERT', ids: ['a'] };
  server.tell({ ...known, table: 'user_roles' });
  server.tell({ ...known, operation: 'TRUNCATE' });
  server.tell({ ...known, ids: [7] });
  server.tell(known, 'another event');
  server.tell(known);
  await vi.waitFor(() => expect(events).toEqual([known]));
});

it('reports when the connection is lost', async () => {
  const { connections } = open();
  await vi.waitFor(() => expect(connections).toContain(true));
  server.hangUp();
  await vi.waitFor(() => expect(connections.at(-1)).toBe(false));
});

it('ends when it is closed', async () => {
  const { connections } = open();
  await vi.waitFor(() => expect(connections).toContain(true));
  close();
  await vi.waitFor(() => expect(server.sockets.every(({ isOpen }) => !isOpen)).toBe(true));
});

function told(event: RowEvent) {
  const list = () => ({
    checkForNew: vi.fn(),
    refresh: vi.fn(),
    replace: vi.fn(),
    reread: vi.fn(),
  });
  const lists = { leads: list(), contacts: list(), newsletter_subscribers: list() };
  const onGone = vi.fn();
  tellLists(lists as unknown as Lists, event, onGone);
  return { ...lists, onGone };
}

it('checks for new rows in their list, and in no other', () => {
  const { contacts, leads } = told({ table: 'contacts', operation: 'INSERT', ids: ['c'] });
  expect(contacts.checkForNew).toHaveBeenCalledOnce();
  expect(leads.checkForNew).not.toHaveBeenCalled();
});

it('refetches changed rows', () => {
  const { leads } = told({ table: 'leads', operation: 'UPDATE', ids: ['a', 'b'] });
  expect(leads.reread.mock.calls).toEqual([['a'], ['b']]);
});

it.each([[['a', 'c']], [null]])('removes deleted rows from the device as well (%j)', (ids) => {
  const { onGone } = told({ table: 'contacts', operation: 'DELETE', ids });
  expect(onGone).toHaveBeenCalledExactlyOnceWith(ids);
  expect(told({ table: 'contacts', operation: 'UPDATE', ids }).onGone).not.toHaveBeenCalled();
});

it('removes deleted rows from the list', () => {
  const { newsletter_subscribers: list } = told({
    table: 'newsletter_subscribers',
    operation: 'DELETE',
    ids: ['a', 'c'],
  });
  expect(list.replace.mock.calls).toEqual([
    ['a', null],
    ['c', null],
  ]);
});

it.each(['UPDATE', 'DELETE'] as const)(
  'reads the list again after an %s of many rows',
  (operation) => {
    const { contacts, leads } = told({ table: 'contacts', operation, ids: null });
    expect(contacts.refresh).toHaveBeenCalledOnce();
    expect(leads.refresh).not.toHaveBeenCalled();
  },
);

it.each([
  ['https://project.database.co/rest/v1', true],
  ['https://meridian.example/rest/v1', false],
  ['/rest/v1', false],
])('the backend at %s pushes changes: %s', (url, isPushed) => {
  expect(hasRealtime(url, 'https://meridian.example')).toBe(isPushed);
});
