import { randomUUID } from 'node:crypto';
import { afterEach, expect, test } from 'vitest';
import { handed, submitted } from './support/door';
import { keptAs } from './support/plain';
import { openTeam } from './support/team';

// How many times of consultations the requests of one address can make look taken.

const { db, ids } = await openTeam();
afterEach(() => db.exec('delete from public.leads; delete from private.place_claims'));

/** Two days, two weeks from now. */
const [FIRST = '', LAST = ''] = [14, 15].map((days) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10),
);
/** The time of a consultation, an hour after the one before. */
const hour = (n: number) => new Date(Date.parse(`${FIRST}T08:00Z`) + n * 3_600_000).toISOString();

/** Asks for this time, or for a day without one, and returns the lead's id. */
async function ask(address: string | undefined, time: string | null): Promise<string> {
  const id = randomUUID();
  const row = { id, secret: id, name: 'Ada', source: 'whatsapp', kind: 'consultation' };
  await submitted(db, 'leads', { ...row, office: 'london', appointment_at: time }, from(address));
  return id;
}

/** A client of this address. */
const from = (address?: string) => ({ headers: address ? { 'cf-connecting-ip': address } : {} });
/** Moves a consultation. */
const move = (id: string | undefined, time: string) =>
  handed(
    db,
    'correct',
    { id, secret: id, revision: 1, columns: { appointment_at: time } },
    from('203.0.113.7'),
  );

/** How many times of London, which has one place each, look taken. */
async function taken(): Promise<number> {
  const { rows } = await db.query('select from public.full_slots($1, $2)', [FIRST, LAST]);
  return rows.length;
}

async function leads(): Promise<number> {
  const { rows } = await db.query<{ n: number }>('select count(*)::integer as n from public.leads');
  return rows[0]?.n ?? 0;
}

test('one address takes eight places; what it asks for beyond them arrives and takes none', async () => {
  for (let n = 0; n < 12; n++) await ask('203.0.113.7', hour(n));
  expect(await leads()).toBe(12);
  expect(await taken()).toBe(8);
  await ask('203.0.113.8', hour(10));
  expect(await taken(), 'another address takes its own').toBe(9);
});

test('a week later it has its places again', async () => {
  for (let n = 0; n < 9; n++) await ask('203.0.113.7', hour(n));
  await db.exec(`update private.place_claims set claimed_at = claimed_at - interval '7 days'`);
  await ask('203.0.113.7', hour(9));
  expect(await taken()).toBe(9);
});

test('a request for a day whose time is added later takes a place then', async () => {
  const days: string[] = [];
  for (let n = 0; n < 10; n++) days.push(await ask('203.0.113.7', null));
  expect(await taken()).toBe(0);
  for (const [n, id] of days.entries()) {
    expect(await move(id, hour(n))).toMatchObject({ outcome: 'stored' });
  }
  expect(await taken()).toBe(8);
});

test.each([undefined, '127.0.0.1', '::1'])(
  'where visitors have no address of their own (%s), every request takes its place',
  async (address) => {
    for (let n = 0; n < 10; n++) await ask(address, hour(n));
    expect(await taken()).toBe(10);
  },
);

test('what the staff fix or have worked on takes its place, and costs nobody one', async () => {
  const days: string[] = [];
  for (let n = 0; n < 10; n++) days.push(await ask(`198.51.100.${n}`, null));
  const fix = `insert into public.lead_events (id, lead_id, kind, appointment_at, captured_at)
    values (gen_random_uuid(), $1, 'appointment', $2, now())`;
  const asAgent = { sub: ids.agent, headers: { 'cf-connecting-ip': '203.0.113.7' } };
  for (const [n, id] of days.entries())
    await keptAs(db, 'authenticated', (tx) => tx.query(fix, [id, hour(n)]), asAgent);
  expect(await taken()).toBe(10);
  expect((await db.query('select from private.place_claims')).rows).toHaveLength(0);

  for (let n = 10; n < 19; n++) await ask('203.0.113.9', hour(n));
  expect(await taken(), 'the last of nine takes none').toBe(18);
  const { rows } = await db.query<{ id: string }>(
    'select lead_id as id from private.placeless_leads',
  );
  const contacted = `insert into public.lead_events (id, lead_id, kind, status, captured_at)
    values (gen_random_uuid(), $1, 'status', 'contacted', now())`;
  await keptAs(db, 'authenticated', (tx) => tx.query(contacted, [rows[0]?.id]), asAgent);
  expect(await taken(), 'until somebody has worked on it').toBe(19);
});

test('a request that is moved once there are places again takes one', async () => {
  const asked: string[] = [];
  for (let n = 0; n < 9; n++) asked.push(await ask('203.0.113.7', hour(n)));
  await db.exec(`update private.place_claims set claimed_at = claimed_at - interval '7 days'`);
  await move(asked.at(-1), hour(12));
  expect(await taken()).toBe(9);
});

test('an erased lead leaves nothing behind', async () => {
  for (let n = 0; n < 9; n++) await ask('203.0.113.7', hour(n));
  const placeless = () => db.query('select from private.placeless_leads');
  expect((await placeless()).rows).toHaveLength(1);
  await db.exec('delete from public.leads');
  expect((await placeless()).rows).toHaveLength(0);
});
