import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, it } from 'vitest';
import { DAY_MS, MINUTE_MS } from '../../src/lib/durations';
import { handed, submitted } from '../database/support/door';
import { type EventColumns, openTeam, type Team } from '../database/support/team';
import { seedOfRun } from './support/random';

/** A night has more than can be played with each change. */
const RUNS = Number(process.env['FC_RUNS'] ?? (process.env['NIGHTLY'] ? 1_000 : 20));

/** Two phones of the staff, and the visitor's. */
const STAFF = ['agent', 'colleague'] as const;
const VISITOR = 2;

const who = fc.nat(VISITOR);
const day = fc.integer({ min: 1, max: 3 });
const step = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constantFrom('confirm' as const, 'confirm' as const, 'takeBack', 'host'),
      who: fc.nat(1),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('move' as const), who, day }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('cancel' as const), who }) },
  {
    weight: 5,
    // `lost`: it arrives, and its answer doesn't. `mail`: what waits for the visitor is sent.
    arbitrary: fc.record({ do: fc.constantFrom('look', 'send', 'lost', 'mail' as const), who }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

let team: Team;
beforeAll(async () => {
  team = await openTeam();
  await team.db.query('update private.settings set burst = 1000000, per_minute = 1000000');
});
afterAll(() => team.close());

type Row = { at: number | null; state: string; host: string | null };

async function play(steps: readonly Step[]) {
  const first = Date.now();
  const dayAhead = (n: number) => new Date(first + n * DAY_MS).toISOString();
  const key = { id: randomUUID(), secret: randomUUID() };
  const email = `${key.id}@example.com`;
  const lead = { name: 'Ada', email, source: 'whatsapp', kind: 'consultation' };
  await submitted(team.db, 'leads', { ...key, ...lead, appointment_at: dayAhead(1) });

  async function row(): Promise<Row> {
    const { appointment_at, appointment_state, host } = await team.row('leads', key.id);
    return {
      at: appointment_at instanceof Date ? appointment_at.getTime() : null,
      state: String(appointment_state),
      host: host === null ? null : String(host),
    };
  }
  let revision = 0;
  const phones = await Promise.all(
    [0, 1, VISITOR].map(async () => ({
      seen: await row(),
      unsent: [] as (() => Promise<string>)[],
    })),
  );

  /** An event as a phone of the staff sends it; their clocks are minutes apart. */
  function add(n: number, columns: EventColumns): void {
    const captured_at = new Date(Date.now() - n * MINUTE_MS).toISOString();
    const event = { id: randomUUID(), lead_id: key.id, captured_at, ...columns };
    phones[n]?.unsent.push(() => team.event(STAFF[n] ?? assert.fail(), event));
  }
  function correct(appointment_at: string | null): void {
    revision += 1;
    const entry = { ...key, revision, columns: { appointment_at } };
    phones[VISITOR]?.unsent.push(async () => {
      const { outcome, why } = await handed(team.db, 'correct', entry);
      return String(why ?? outcome);
    });
  }

  const told: Row[] = [];
  /** Sends what waits, as a sender does. */
  async function mail(): Promise<number> {
    const taking =
      "select id, email, enquiry from jsonb_to_recordset(take_mails('{receipt}')) as m (id uuid, email text, enquiry jsonb)";
    const { rows } = await team.db.query<{ id: string; email: string; enquiry: Row }>(taking);
    await team.db.query("select settle_mails($1, 'sent')", [rows.map(({ id }) => id)]);
    const own = rows.filter((one) => one.email === email);
    told.push(...own.map(({ enquiry }) => enquiry));
    return own.length;
  }

  async function take(next: Step): Promise<void> {
    const phone = phones[next.who] ?? assert.fail();
    const isStaff = next.who !== VISITOR;
    switch (next.do) {
      case 'mail':
        assert.ok((await mail()) <= 1, 'one message');
        return;
      case 'look':
        phone.seen = await row();
        return;
      case 'confirm':
      case 'takeBack':
      case 'host': {
        const { at } = phone.seen;
        const kind = { confirm: 'confirmation', takeBack: 'unconfirmed', host: 'host' }[next.do];
        if (at !== null) add(next.who, { kind, appointment_at: new Date(at).toISOString() });
        return;
      }
      case 'move':
      case 'cancel': {
        const to = next.do === 'move' ? dayAhead(next.day) : null;
        if (isStaff) add(next.who, { kind: 'appointment', appointment_at: to });
        else correct(to);
        return;
      }
      case 'send':
      case 'lost': {
        const before = await row();
        const [entry] = next.do === 'send' ? phone.unsent.splice(0, 1) : phone.unsent;
        const said = await entry?.();
        // A refusal changes nothing; nor does what had arrived before.
        const isDone = said === undefined || said === 'ok' || said === 'stored';
        if (!isDone) assert.deepEqual(await row(), before, said);
        return;
      }
    }
  }

  for (const next of steps) await take(next);
  for (const phone of phones) {
    for (const entry of phone.unsent) await entry();
  }
  assert.ok((await mail()) <= 1, 'one message');
  assert.equal(await mail(), 0, 'once only');
  return { key, bookedFor: Date.parse(dayAhead(1)), row: await row(), told: told.at(-1) };
}

/** How far it is agreed by the log alone, in the order in which everything arrived. */
async function byTheLog(id: string, bookedFor: number): Promise<Row> {
  const { rows } = await team.db.query<{
    kind: string;
    appointment_at: Date | null;
    host: string | null;
    by: string | null;
    applied: boolean;
  }>('select * from public.lead_events where lead_id = $1 order by created_at, captured_at', [id]);
  const now: Row = { at: bookedFor, state: 'asked', host: null };
  for (const { kind, appointment_at, host, by, applied } of rows) {
    const at = appointment_at?.getTime() ?? null;
    if (kind === 'confirmation') {
      // One event for each time that was agreed, and of the time that it was then.
      assert.match(now.state, /^(asked|moved)$/);
      assert.equal(at, now.at);
      Object.assign(now, { state: 'confirmed', host });
    } else if (kind === 'unconfirmed' || kind === 'host') {
      assert.deepEqual([now.state, now.at], ['confirmed', at]);
      Object.assign(now, kind === 'host' ? { host } : { state: 'asked', host });
    } else if (kind === 'appointment' && applied && (at === null || at !== now.at)) {
      Object.assign(now, {
        at,
        host: null,
        state: at === null ? 'cancelled' : by ? 'moved' : 'asked',
      });
    }
  }
  return now;
}

it(
  'two phones of the staff and a visitor’s agree on one time, in whatever order everything arrives',
  async () => {
    const histories = fc.array(step, { minLength: 4, maxLength: 24 });
    await fc.assert(
      fc.asyncProperty(histories, async (steps) => {
        const { key, bookedFor, row, told } = await play(steps);
        assert.deepEqual(row, await byTheLog(key.id, bookedFor));
        const { state, at } = await handed(team.db, 'appointment', key);
        const theirs = { state, at: at === null ? null : Date.parse(String(at)) };
        assert.deepEqual(theirs, { state: row.state, at: row.at });
        // The last message says what was agreed.
        if (state === 'confirmed')
          assert.deepEqual([told?.state, Date.parse(String(told?.at))], [state, row.at]);
      }),
      { numRuns: RUNS, seed: seedOfRun('Appointment histories'), endOnFailure: true },
    );
  },
  RUNS * 20_000,
);
