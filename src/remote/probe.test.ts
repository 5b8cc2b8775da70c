import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { PROBE_TEXT, probe } from './probe';

const answering = (body: string, status = 200) => probe(async () => new Response(body, { status }));

it('takes our own file for a sign that the site can be reached', async () => {
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

it('takes silence and a redirect for no sign', async () => {
  expect(await probe(() => Promise.reject(new TypeError('Failed to fetch')))).toBe(false);
});

it('never asks a cache, and never waits for ever', async () => {
  let asked: RequestInit | undefined;
  await probe(async (_url, init) => {
    asked = init;
    return new Response(PROBE_TEXT);
  });
  expect(asked).toMatchObject({ cache: 'no-store', redirect: 'error' });
  expect(asked?.signal).toBeInstanceOf(AbortSignal);
});
