import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { PROBE_TEXT, probe } from './probe';

const answering = (body: string, status = 200) => probe(async () => new Response(body, { status }));

it('our own file means that the site can be reached', async () => {
  expect(await answering(readFileSync('public/online.txt', 'utf8'))).toBe(true);
});

it.each([
  ['a hotspot’s page', '<!doctype html><h1>Please log in</h1>', 200],
  ['our words inside another page', `<p>${PROBE_TEXT}</p>`, 200],
  ['an error', PROBE_TEXT, 503],
  ['an empty answer', '', 200],
])('takes %s for no sign', async (_, body, status) => {
  expect(await answering(body, status)).toBe(false);
});

it('no answer or a redirect means that it cannot', async () => {
  expect(await probe(() => Promise.reject(new TypeError('Failed to fetch')))).toBe(false);
});

it('bypasses caches, and gives up after a while', async () => {
  let asked: RequestInit | undefined;
  await probe(async (_url, init) => {
    asked = init;
    return new Response(PROBE_TEXT);
  });
  expect(asked).toMatchObject({ cache: 'no-store', redirect: 'error' });
  expect(asked?.signal).toBeInstanceOf(AbortSignal);
});
