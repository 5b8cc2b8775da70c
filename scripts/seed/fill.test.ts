import { afterAll, expect, test, vi } from 'vitest';
import { LeadSchema } from '../../src/domain/submission';
import { openPlainDatabase } from '../backend/plain-database';
import { fillDatabase } from './fill';

const AMOUNTS = { leads: 1003, contacts: 105, newsletter_subscribers: 101 };
const NOW = Date.parse('2026-11-21T12:00:00Z');

const db = await openPlainDatabase();
afterAll(() => db.close());

const rows = async <T>(sql: string) => (await db.query<T>(sql)).rows;

test('adds exactly the requested amounts, and nothing when run again', async () => {
  expect(await fillDatabase(db, AMOUNTS, { seed: 7, now: NOW })).toEqual(AMOUNTS);
  expect(
    await rows(`select (select count(*)::int from public.leads) as leads,
      (select count(*)::int from public.contacts) as contacts,
      (select count(*)::int from public.newsletter_subscribers) as newsletter_subscribers`),
  ).toEqual([AMOUNTS]);
  const again = await fillDatabase(db, { ...AMOUNTS, leads: 100 }, { seed: 7, now: NOW });
  expect(again).toEqual({ leads: 0, contacts: 0, newsletter_subscribers: 0 });
});

test('addresses and phone numbers belong to nobody', async () => {
  const addresses = await rows<{ email: string }>(
    `select email from public.contacts union select email from public.newsletter_subscribers`,
  );
  for (const { email } of addresses) expect(email).toMatch(/@(mail\.)?example\.(com|org|net)$/);
  const phones = await rows<{ phone: string }>(
    'select phone from public.contacts where phone is not null',
  );
  expect(phones.length).toBeGreaterThan(50);
  for (const { phone } of phones) {
    expect(phone).toMatch(/^(\+2348000\d{6}|\+447700900\d{3}|\+1212555\d{4})$/);
  }
});

test('covers every source and status, without future dates, and every row would pass the forms’ rules', async () => {
  const kinds = await rows<{ statuses: number; sources: number }>(
    `select count(distinct status)::int as statuses, count(distinct source)::int as sources from public.leads`,
  );
  expect(kinds).toEqual([{ statuses: 4, sources: 5 }]);
  const moments = await rows<{ latest: Date; weeks: number }>(
    `select greatest(max(created_at), max(updated_at)) as latest,
      count(distinct date_trunc('week', created_at))::int as weeks from public.leads`,
  );
  expect(Number(moments[0]?.latest)).toBeLessThan(NOW);
  expect(moments[0]?.weeks).toBeGreaterThan(30);
  const leads = await rows<{ lead: object }>('select to_jsonb(l) as lead from public.leads l');
  // The rules compare days with today.
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  const faults = leads.flatMap(
    ({ lead }) => LeadSchema.safeParse({ ...lead, table: 'leads' }).error?.issues ?? [],
  );
  vi.useRealTimers();
  expect(faults).toEqual([]);
});

test('the same seed makes the same people, another seed makes others', async () => {
  const ids = async () => rows<{ id: string }>('select id, email, notes from public.leads');
  const before = await ids();
  const some = { leads: 50, contacts: 0, newsletter_subscribers: 0 };
  await db.exec('truncate public.leads cascade');
  await fillDatabase(db, some, { seed: 7, now: NOW });
  expect(before).toEqual(expect.arrayContaining(await ids()));
  await db.exec('truncate public.leads cascade');
  await fillDatabase(db, some, { seed: 8, now: NOW });
  const known = new Set(before.map(({ id }) => id));
  expect((await ids()).filter(({ id }) => known.has(id))).toEqual([]);
});
