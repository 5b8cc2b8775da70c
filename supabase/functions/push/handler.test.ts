import { expect, it } from 'vitest';
import { createPushHandler } from './handler';

const ADDRESS = 'https://project.example/functions/v1/push';

async function rung(init: RequestInit) {
  let rings = 0;
  const kept: Promise<void>[] = [];
  const handle = createPushHandler({
    key: 'secret',
    sender: {
      ring: async () => {
        rings += 1;
      },
    },
    keepAlive: (work) => kept.push(work),
  });
  const { status } = await handle(new Request(ADDRESS, init));
  return { status, rings, kept: kept.length };
}

it('the database rings with its key; the answer comes before the work is done', async () => {
  const init = { method: 'POST', headers: { Authorization: 'Bearer secret' } };
  expect(await rung(init)).toEqual({ status: 202, rings: 1, kept: 1 });
});

it.each<[string, number, RequestInit]>([
  ['without a key', 401, { method: 'POST' }],
  ['with another key', 401, { method: 'POST', headers: { Authorization: 'Bearer secrets' } }],
  ['by opening the address', 405, { headers: { Authorization: 'Bearer secret' } }],
])('nobody rings %s', async (_, status, init) => {
  expect(await rung(init)).toEqual({ status, rings: 0, kept: 0 });
});
