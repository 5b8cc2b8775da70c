import { expect, it, vi } from 'vitest';
import { DAY_MS } from '../lib/durations';
import { askUnitNews } from './units';

it.each([-1, 1])('units are as of our host’s day on a phone that is %i days off', async (days) => {
  const now = Date.now();
  const answer = { headers: { Date: new Date(now - days * DAY_MS).toUTCString() } };
  vi.stubGlobal('fetch', async () => new Response('{"tag":"a","groups":[]}', answer));
  const news = await askUnitNews({ url: '', key: '' }, undefined, new AbortController().signal);
  expect(Math.abs((news?.askedAt ?? 0) - (now - days * DAY_MS))).toBeLessThan(60_000);
});
