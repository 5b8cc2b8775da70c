import { randomUUID } from 'node:crypto';
import type { PGlite } from '@electric-sql/pglite';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openPlainDatabase } from '../../scripts/backend/plain-database';
import { BOOT_TIMEOUT_MS } from './support/backend';
import { keptAs } from './support/plain';

// How many times of consultations the requests of one address can make look taken.

let db: PGlite;
beforeAll(async () => {
  db = await openPlainDatabase();
}, BOOT_TIMEOUT_MS);
afterAll(() => db.close());
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
  const insert = `insert into public.leads (id, name, source, kind, office, appointment_at, amend_secret)
    values ($1, 'Ada', 'whatsapp', 'consultation', 'london', $2, $1)`;
  await keptAs(db, 'anon', (tx) => tx.query(insert, [id, time]), {
    headers: address ? { 'cf-connecting-ip': address } : {},
  });
  return id;
}

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
  const amend = `select public.amend_lead($1, $1, 1, jsonb_build_object('appointment_at', $2::text)) as answer`;
  for (const [n, id] of days.entries()) {
    const { rows } = await keptAs(
      db,
      'anon',
      (tx) => tx.query<{ answer: string }>(amend, [id, hour(n)]),
      { headers: { 'cf-connecting-ip': '203.0.113.7' } },
    );
    expect(rows).toEqual([{ answer: 'amended' }]);
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

test('an erased lead leaves nothing behind', async () => {
  for (let n = 0; n < 9; n++) await ask('203.0.113.7', hour(n));
  const placeless = () => db.query('select from private.placeless_leads');
  expect((await placeless()).rows).toHaveLength(1);
  await db.exec('delete from public.leads');
  expect((await placeless()).rows).toHaveLength(0);
});
