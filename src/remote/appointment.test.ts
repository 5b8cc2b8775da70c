import { expect, it } from 'vitest';
import { askAppointment } from './appointment';

const KEY = { id: '5f1c8f0e-52e9-4b62-a3b5-6f1f3b1a7d10', secret: 'a-secret' };
const ANSWER = {
  outcome: 'delivered',
  id: KEY.id,
  epoch: '7f1c8f0e-52e9-4b62-a3b5-6f1f3b1a7d10',
  state: 'confirmed',
  at: '2026-12-12T13:00:00+00:00',
  host: 'Ada',
  host_is_public: true,
  changes: 2,
  answers: 1,
  is_told: true,
  as_of: '2026-11-29T03:00:00.123456+00:00',
};
const asOf = Date.parse(ANSWER.as_of);

const DEVICE = { endpoint: 'https://push.example/a', p256dh: 'p', auth: 'a' };
const ask = (fetch: (url: string, init: RequestInit) => Promise<Response>) =>
  askAppointment({ url: 'https://project.example', key: 'public', fetch }, KEY, DEVICE);

it('asks with the secret of its own lead, says which device is told, and is told state, time and host', async () => {
  const asked: unknown[] = [];
  const agreed = await ask(async (url, { body }) => {
    asked.push(url, JSON.parse(String(body)));
    return Response.json(ANSWER);
  });
  expect(agreed).toEqual({
    state: 'confirmed',
    at: Date.parse('2026-12-12T13:00:00Z'),
    host: 'Ada',
    isHostPublic: true,
    changes: 3,
    isTold: true,
    asOf,
  });
  const entry = { ...KEY, device: DEVICE };
  expect(asked).toEqual(['https://project.example/rest/v1/rpc/appointment', { entry }]);
});

it.each([
  ['a cancelled one', 'cancelled', 'cancelled'],
  ['a tour that nobody has named a time for', null, 'asked'],
])('%s has no time, and of an older database no public host', async (_, state, said) => {
  const answer = { ...ANSWER, state, at: null, host: null, host_is_public: undefined };
  const known = { state: said, at: null, host: null, changes: 3, isTold: true, asOf };
  expect(await ask(async () => Response.json(answer))).toEqual({ isHostPublic: false, ...known });
});

it('one that the database has no more is unknown', async () => {
  const unknown = { outcome: 'refused', id: KEY.id, why: 'unknown', as_of: ANSWER.as_of };
  expect(await ask(async () => Response.json(unknown))).toEqual({ state: 'unknown', asOf });
});

it.each<[string, () => Promise<Response>]>([
  ['an error', async () => Response.json(ANSWER, { status: 503 })],
  ['a refusal', async () => Response.json({ outcome: 'refused', id: KEY.id, why: 'size' })],
  ['one to wait', async () => Response.json({ outcome: 'wait', id: KEY.id, seconds: 9 })],
  ['one about another lead', async () => Response.json({ ...ANSWER, id: 'another' })],
  ['a state of a later release', async () => Response.json({ ...ANSWER, state: 'postponed' })],
  ['a time that is none', async () => Response.json({ ...ANSWER, at: 'soon' })],
])('%s says nothing', async (_title, fetch) => {
  expect(await ask(fetch)).toBeUndefined();
});
