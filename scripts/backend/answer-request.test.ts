import { createServer } from 'node:http';
import { afterAll, expect, test, vi } from 'vitest';
import { listen } from '../../tests/servers/listen.ts';
import { answerRequest } from './answer-request.ts';
import { clientAddress } from './client-address.ts';

/** Answers with the client, and with the addresses among the headers that the backend is given. */
const fetch = async ({ headers }: Request, client?: string) =>
  Response.json([client, headers.get('x-forwarded-for'), headers.get('cf-connecting-ip')]);
const serve = (options?: { hasProxy: boolean }) =>
  listen(createServer(answerRequest({ app: { fetch } }, options)));
const direct = await serve();
const behind = await serve({ hasProxy: true });
afterAll(() => Promise.all([direct.close(), behind.close()]));

const FORGED = {
  'x-forwarded-for': '203.0.113.7',
  'cf-connecting-ip': '203.0.113.8',
  'x-real-ip': '203.0.113.9',
  forwarded: 'for=203.0.113.9',
};

test.each<[string, Record<string, string>]>([
  ['without headers', {}],
  ['with every address that it may give', FORGED],
])('a client %s is known by its connection, and logged if it forwards', async (_, headers) => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const answer = await globalThis.fetch(direct.url, { headers });
  expect(await answer.json()).toEqual(['127.0.0.1', '127.0.0.1', null]);
  expect(warn).toHaveBeenCalledTimes(headers === FORGED ? 1 : 0);
});

test.each<[string, Record<string, string>, string]>([
  ['is told nothing', {}, '127.0.0.1'],
  ['names a client', { 'x-forwarded-for': '203.0.113.7' }, '203.0.113.7'],
  ['adds to what it was told', { 'x-forwarded-for': 'forged, 203.0.113.7' }, '203.0.113.7'],
  ['lets other headers through', { ...FORGED, 'x-forwarded-for': '203.0.113.7' }, '203.0.113.7'],
])('behind a proxy that %s, its word counts and nobody else’s', async (_, headers, client) => {
  const answer = await globalThis.fetch(behind.url, { headers });
  expect(await answer.json()).toEqual([client, client, null]);
});

test('no answer of the backend stays in a cache', async () => {
  const answer = await globalThis.fetch(direct.url);
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test.each([
  ['198.51.100.1', '198.51.100.1'],
  ['::ffff:198.51.100.1', '198.51.100.1'],
  ['::ffff:c633:6401', '198.51.100.1'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:DB8:0:0:9:8:7:6', '2001:db8:0:0::/64'],
  ['2001:db8:0:1::1', '2001:db8:0:1::/64'],
  ['::1', '203.0.113.7'],
  ['::ffff:127.0.0.1', '203.0.113.7'],
])(
  'behind a proxy, a connection from %s counts as client %s: only one from this machine is the proxy’s',
  (remoteAddress, client) => {
    const headers = { 'x-forwarded-for': '203.0.113.7' };
    expect(clientAddress({ headers, socket: { remoteAddress } }, true)).toBe(client);
  },
);
