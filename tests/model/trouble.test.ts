import { beforeEach, describe, expect, it } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '../../src/lib/durations';
import { createManualClock } from '../../src/offline/doubles/clock';
import { createDevice } from '../../src/offline/doubles/device';
import { contact } from '../../src/offline/doubles/samples';
import { emptyStorage } from '../../src/offline/doubles/storage';
import type { Outbox } from '../../src/offline/outbox';
import { createDeliver } from '../../src/remote/deliver';
import { createTableServer } from './support/table-server';

const SUBMISSIONS = 20;
const PAGE = '<!doctype html><title>Access denied</title>';

beforeEach(emptyStorage);

type Answer = () => Promise<Response>;
const silent: Answer = async () => {
  throw new TypeError('Failed to fetch');
};
const says =
  (status: number, body: string | object): Answer =>
  async () =>
    typeof body === 'string' ? new Response(body, { status }) : Response.json(body, { status });

/** A phone whose requests are answered by `answer`; by the database where there is none. */
function createWorld() {
  const clock = createManualClock();
  const server = createTableServer();
  const world = { answer: silent as Answer | undefined, requests: 0 };
  const deliver = createDeliver({
    url: 'https://db.example',
    key: 'k',
    now: clock.now,
    fetch(url, init) {
      world.requests++;
      return world.answer ? world.answer() : server.fetch(url, init);
    },
  });
  return { clock, server, world, device: createDevice({ clock, deliver }) };
}

/** The highest number of entries that needed attention, as published. */
function watchParked({ status }: Outbox) {
  const seen = { parked: 0 };
  status.subscribe(({ parked }) => {
    seen.parked = Math.max(seen.parked, parked);
  });
  return seen;
}

const troubles: [string, Answer][] = [
  ['only reads (25006)', says(405, { code: '25006', message: 'read-only transaction' })],
  ['has no such table (42P01)', says(404, { code: '42P01', message: 'relation "x"' })],
  ['has no such column (42703)', says(400, { code: '42703', message: 'column "phone"' })],
  ['is starting (57P03)', says(503, { code: '57P03', message: 'starting up' })],
  ['has a broken function (P0001)', says(400, { code: 'P0001', message: 'no' })],
  ['lets nobody in (28P01)', says(403, { code: '28P01', message: 'password' })],
  ['has a constraint that is not ours', says(409, { code: '23503', message: 'constraint "x_y"' })],
  ['answers with a plain 400', says(400, 'Bad Request')],
  ['answers with 422 and no code', says(422, '')],
  ['is paused', says(540, PAGE)],
  ['has too much to do', says(429, { code: 'too_busy', message: 'no', details: 'retry_after=90' })],
];

describe('a server with a problem of its own', () => {
  it.each(troubles)(
    `that %s for ten minutes gets all ${SUBMISSIONS} enquiries afterwards, without a tap, and none is called a mistake`,
    async (_title, trouble) => {
      const { clock, server, world, device } = createWorld();
      const { outbox } = device.open();
      const seen = watchParked(outbox);
      // Three days without a signal.
      for (let n = 0; n < SUBMISSIONS; n++) {
        await clock.until(outbox.submit(contact(`no ${n}`)));
        clock.jump((3 * 24 * HOUR_MS) / SUBMISSIONS);
      }
      world.answer = trouble;
      void outbox.start();
      await clock.advance(10 * MINUTE_MS);
      expect(server.rows.size).toBe(0);

      world.answer = undefined;
      await clock.advance(16 * MINUTE_MS);
      expect(server.rows.size).toBe(SUBMISSIONS);
      expect(seen.parked).toBe(0);
    },
  );

  it('is sent one enquiry every quarter of an hour', async () => {
    const { clock, world, device } = createWorld();
    const { outbox } = device.open();
    world.answer = says(405, { code: '25006', message: 'read-only transaction' });
    void outbox.start();
    expect(await clock.until(outbox.submit(contact()))).toEqual({
      kind: 'saved',
      isSent: expect.any(Function),
      because: 'broken',
    });
    for (let n = 0; n < 60; n++) {
      await clock.advance(MINUTE_MS);
      void outbox.flush('visible');
    }
    expect(world.requests).toBeLessThanOrEqual(5);
    expect(outbox.status.getState()).toMatchObject({ held: 1, parked: 0 });
  });

  it('that is busy is reported as busy, also to visitors who submit while nothing is sent', async () => {
    const { clock, server, world, device } = createWorld();
    const { outbox } = device.open();
    void outbox.start();
    world.answer = says(429, { code: 'rate_limited', message: '', details: 'retry_after=60' });
    const busy = { kind: 'saved', because: 'busy', isSent: expect.any(Function) };
    expect(await clock.until(outbox.submit(contact('one')))).toEqual(busy);
    expect(await clock.until(outbox.submit(contact('two')))).toEqual(busy);
    expect(world.requests).toBe(1);
    expect(outbox.status.getState()).toMatchObject({ waiting: 2, trouble: 'busy' });
    world.answer = undefined;
    await clock.advance(2 * MINUTE_MS);
    expect(server.rows.size).toBe(2);
    expect(outbox.status.getState().trouble).toBeUndefined();
  });
});

describe('another server’s page in place of ours', () => {
  it('does not park what was captured 26 hours before its first try', async () => {
    const { clock, server, world, device } = createWorld();
    const first = device.open();
    for (const text of ['one', 'two', 'three']) void first.outbox.submit(contact(text));
    await clock.advance(1_000);
    first.outbox.stop();
    clock.jump(26 * HOUR_MS);

    const { outbox } = device.open();
    const seen = watchParked(outbox);
    world.answer = says(403, PAGE);
    void outbox.start();
    await clock.advance(HOUR_MS);
    expect(outbox.status.getState()).toMatchObject({ waiting: 3, held: 0 });

    world.answer = undefined;
    await clock.advance(16 * MINUTE_MS);
    expect(server.rows.size).toBe(3);
    expect(seen.parked).toBe(0);
  });

  it.each([403, 404])(
    'is shown after a day of it (%i), counted from the first, and is still tried',
    async (status) => {
      const { clock, server, world, device } = createWorld();
      const { outbox } = device.open();
      const seen = watchParked(outbox);
      await clock.until(outbox.start());
      void outbox.submit(contact());
      await clock.advance(1_000);
      clock.jump(30 * HOUR_MS);
      world.answer = says(status, PAGE);
      void outbox.flush('visible');
      await clock.advance(HOUR_MS);
      clock.jump(22 * HOUR_MS);
      await clock.advance(30 * MINUTE_MS);
      expect(outbox.status.getState()).toMatchObject({ waiting: 1, held: 0 });
      clock.jump(HOUR_MS);
      await clock.advance(30 * MINUTE_MS);
      expect(outbox.status.getState()).toMatchObject({ waiting: 0, held: 1 });
      const [entry] = (await clock.until(outbox.readContents())).entries;
      expect(entry?.state).toMatchObject({ kind: 'held', code: 'foreign' });
      const before = world.requests;
      await clock.advance(HOUR_MS);
      expect(world.requests).toBeGreaterThan(before);

      world.answer = undefined;
      // It is sent as soon as somebody looks, not only with the next timer.
      await clock.until(outbox.flush('visible'));
      expect(server.rows.size).toBe(1);
      expect(seen.parked).toBe(0);
    },
  );
});
