import { expect, it } from 'vitest';
import { readEpoch } from './epoch';

const EPOCH = '5f1c8f0e-52e9-4b62-a3b5-6f1f3b1a7d10';

/** What a page takes for the epoch when this is the answer. */
const read = (fetch: () => Promise<Response>) =>
  readEpoch({ url: 'https://project.example', key: 'public', fetch });

it('the epoch is what the database says', async () => {
  expect(await read(async () => Response.json(EPOCH))).toBe(EPOCH);
});

it.each<[string, () => Promise<Response>]>([
  ['a captive portal’s page', async () => new Response('<!doctype html><title>Hotel WiFi</title>')],
  ['an error', async () => Response.json(EPOCH, { status: 503 })],
  ['something that is no epoch', async () => Response.json({ epoch: EPOCH })],
  ['no answer', async () => Promise.reject(new TypeError('Failed to fetch'))],
])('%s is none', async (_title, fetch) => {
  expect(await read(fetch)).toBeUndefined();
});
