import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Listening, listen } from '../../tests/servers/listen.ts';
import { answerRequest } from './answer-request.ts';
import { clientAddress } from './client-address.ts';

let server: Listening;
beforeAll(async () => {
  const fetch = async (_: Request, client?: string) => new Response(client);
  server = await listen(createServer(answerRequest({ app: { fetch } })));
});
afterAll(() => server.close());

test.each<[string, Record<string, string>, string]>([
  ['its connection', {}, '127.0.0.1'],
  ['what a proxy on this machine says', { 'x-forwarded-for': '203.0.113.7' }, '203.0.113.7'],
  [
    'what it adds, not what it was told',
    { 'x-forwarded-for': 'forged, 203.0.113.7' },
    '203.0.113.7',
  ],
  ['no header that a client may choose', { 'cf-connecting-ip': '203.0.113.8' }, '127.0.0.1'],
])('the backend hears who sends a request by %s', async (_, headers, client) => {
  const answer = await fetch(server.url, { headers });
  expect(await answer.text()).toBe(client);
});

test.each([
  ['198.51.100.1', '198.51.100.1'],
  ['::ffff:198.51.100.1', '198.51.100.1'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:DB8:0:0:9:8:7:6', '2001:db8:0:0::/64'],
  ['2001:db8:0:1::1', '2001:db8:0:1::/64'],
  ['::1', '203.0.113.7'],
  ['::ffff:127.0.0.1', '203.0.113.7'],
])(
  'a connection from %s counts as client %s; only a connection from this machine may name another',
  (remoteAddress, client) => {
    const headers = { 'x-forwarded-for': '203.0.113.7' };
    expect(clientAddress({ headers, socket: { remoteAddress } })).toBe(client);
  },
);
