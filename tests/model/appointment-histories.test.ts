import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, it } from 'vitest';
import { DAY_MS, MINUTE_MS } from '../../src/lib/durations';
import { createManualClock } from '../../src/offline/doubles/clock';
import { emptyStorage } from '../../src/offline/doubles/storage';
import { checkAgreement, type Mail } from './support/appointment-facts';
import { openStaffPhone, openVisitorsPhone } from './support/appointment-phones';
import type { Fault } from './support/faulty-transport';
import { openInboxDatabase } from './support/inbox-database';
import { play } from './support/play';
import { createRandom } from './support/random';

/** A night has more than can be played with each change. */
const RUNS = Number(process.env['FC_RUNS'] ?? (process.env['NIGHTLY'] ? 1_000 : 12));

/** Two phones of the staff, and the visitor's. */
const STAFF = ['agent', 'colleague'] as const;
const VISITOR = 2;

/** Requests and answers that are lost, that come late, or twice. */
const FAULTS = [
  'drop',
  'lose the answer',
  'swallow the answer',
  'late',
  'twice',
  '502 after commit',
] as const satisfies Fault[];

const who = fc.nat(VISITOR);
const row = fc.nat(2);
const day = fc.integer({ min: 1, max: 3 });
const step = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constantFrom('confirmation' as const, 'confirmation' as const, 'unconfirmed', 'host'),
      who: fc.nat(1),
      row,
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('move' as const), who, row, day }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('cancel' as const), who, row }) },
  {
    weight: 12,
    arbitrary: fc.record({
      do: fc.constantFrom('look' as const, 'look' as const, 'online', 'offline', 'restart'),
      who,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('weather' as const),
      who,
      faults: fc.subarray([...FAULTS]),
      share: fc.constantFrom(0, 0.3, 0.6),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      ms: fc.integer({ min: 1, max: MINUTE_MS }),
    }),
  },
  // What waits for the visitor is sent.
  { weight: 2, arbitrary: fc.record({ do: fc.constant('mail' as const) }) },
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

let database: Awaited<ReturnType<typeof openInboxDatabase>>;
beforeAll(async () => {
  database = await openInboxDatabase();
  await database.team.db.query('update private.settings set burst = 1000000, per_minute = 1000000');
});
afterAll(() => database.close());

/** Sends what waits for an address, as a sender does. */
async function mailsTo(address: string): Promise<Mail[]> {
  const { db } = database.team;
  const { rows } = await db.query<{ id: string; email: string; enquiry: Mail }>(
    "select id, email, enquiry from jsonb_to_recordset(take_mails('{receipt}')) as m (id uuid, email text, enquiry jsonb)",
  );
  await db.query("select settle_mails($1, 'sent')", [rows.map(({ id }) => id)]);
  return rows.flatMap(({ email, enquiry }) => (email === address ? enquiry : []));
}

async function live(steps: readonly Step[], seed: number) {
  emptyStorage();
  const random = createRandom(seed);
  // The phones' clocks are up to half an hour before and behind it: the database takes no time that is in its future.
  const clock = createManualClock(Date.now() - 15 * MINUTE_MS);
  const world = { database, clock, random };
  const email = `${randomUUID()}@example.com`;
  const dayAhead = (n: number) => Date.now() + n * DAY_MS;
  const staff = STAFF.map((person) => openStaffPhone(world, person, email));
  const visitor = openVisitorsPhone(world, email);
  const phones = [...staff, visitor];
  const told: Mail[] = [];
  async function mail(): Promise<number> {
    const sent = await mailsTo(email);
    // Of what became a row of its own, the one before may have been told of.
    assert.equal(new Set(sent.map(({ id }) => id)).size, sent.length, 'one message');
    told.push(...sent);
    return sent.length;
  }

  visitor.connect(random.next() < 0.7);
  await visitor.book(dayAhead(1));
  await clock.advance(1000);
  for (const phone of staff) await phone.look();

  async function take(next: Step): Promise<void> {
    if (next.do === 'mail') return void (await mail());
    if (next.do === 'wait') return clock.advance(next.ms);
    const phone = phones[next.who] ?? assert.fail();
    const colleague = staff[next.who];
    switch (next.do) {
      case 'look':
        // The visitor's phone doesn't wait for its answer.
        void phone.look();
        return clock.advance(100);
      case 'online':
      case 'offline':
        phone.connect(next.do === 'online');
        return clock.settle();
      case 'restart':
        phone.restart();
        return clock.settle();
      case 'weather':
        Object.assign(phone.weather, { faults: next.faults, share: next.share });
        return;
    }
    const to = next.do === 'move' ? dayAhead(next.day) : null;
    if (!colleague) return visitor.change(to);
    const shown = await colleague.shown();
    const one = shown[next.row % Math.max(1, shown.length)];
    if (!one) return;
    if (next.do === 'move' || next.do === 'cancel') {
      const appointment_at = to === null ? null : new Date(to).toISOString();
      await colleague.add(one.id, { kind: 'appointment', appointment_at });
    } else if (one.appointment_at !== null) {
      const appointment_at = new Date(one.appointment_at).toISOString();
      const host = colleague.staff;
      await colleague.add(
        one.id,
        next.do === 'unconfirmed'
          ? { kind: next.do, appointment_at }
          : { kind: next.do, appointment_at, host },
      );
    }
  }

  for (const next of steps) await take(next);
  for (const phone of phones) {
    phone.weather.share = 0;
    phone.connect(true);
  }
  // Whatever is under way in somebody's name, and was answered too late.
  for (let n = 0; n < 3; n++) await clock.advance(5 * MINUTE_MS);
  for (const phone of phones) await clock.until(phone.look());
  await mail();
  assert.equal(await mail(), 0, 'once only');
  return { staff, visitor, told };
}

it(
  'two phones of the staff and a visitor’s agree on one time, in whatever order everything arrives',
  async () => {
    const histories = fc.array(step, { minLength: 4, maxLength: 30 });
    await play('Appointment histories', RUNS, histories, async (steps, luck) =>
      checkAgreement(database.team.db, await live(steps, luck)),
    );
  },
  RUNS * 20_000,
);
