import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { entryOf, handed, submitted } from './support/door';
import { openTeam } from './support/team';

const { db, ids } = await openTeam();
beforeEach(() =>
  db.exec(`
    delete from public.leads;
    delete from private.submission_buckets;
    delete from private.place_claims;
    update private.settings set burst = 5, per_minute = 1, pictures_per_day = 300;
  `),
);

const JPEG = Buffer.from([0xff, 0xd8, 0xff, 0xe0]).toString('base64');
/** The flood guard's client. */
const headersOf = (address: string) => ({ 'x-forwarded-for': address });
const HEADERS = headersOf('203.0.113.7');

type Captured = { lead: string; secret: string };

/** A viewing's lead, an agent's if one is named. It takes nobody's token. */
async function captured(by: string | null = null): Promise<Captured> {
  const of = { lead: randomUUID(), secret: randomUUID() };
  const row = { id: of.lead, secret: of.secret, name: 'Ada', source: 'viewing' };
  await db.query('select public.submit($1)', [JSON.stringify(entryOf('leads', row))]);
  await db.query('update public.leads set captured_by = $2 where id = $1', [of.lead, by]);
  return of;
}

/** A visitor's request: what came of it. */
const attach = async ({ lead, secret }: Captured, headers = HEADERS): Promise<unknown> => {
  const said = await handed(db, 'attach_picture', { id: lead, secret, jpeg: JPEG }, { headers });
  return said['why'] ?? said['outcome'];
};

const stored = async () =>
  (await db.query<{ count: number }>('select count(*)::int from public.lead_pictures')).rows[0]
    ?.count;

test('each picture, and each try without the secret, is a submission to the flood guard; a replay is none', async () => {
  const of = await captured();
  expect(await attach(of)).toBe('stored');
  for (let replay = 0; replay < 8; replay += 1) expect(await attach(of)).toBe('delivered');
  for (let n = 0; n < 4; n += 1)
    expect(await attach({ ...of, secret: randomUUID() })).toBe('unknown');
  // The bucket held five.
  expect(await attach(await captured())).toBe('rate_limited');
  expect(await stored()).toBe(1);
});

test('once as many have arrived within a day as are allowed, pictures wait; leads do not', async () => {
  await db.exec('update private.settings set pictures_per_day = 2, burst = 100');
  const [first, second, third] = [await captured(), await captured(), await captured()];
  expect([await attach(first), await attach(second), await attach(third)]).toEqual([
    'stored',
    'stored',
    'too_busy',
  ]);
  expect(await attach(first)).toBe('delivered');
  const lead = { name: 'Ben', source: 'viewing' };
  const answer = await submitted(db, 'leads', lead, { headers: HEADERS });
  expect(answer).toMatchObject({ outcome: 'stored' });
  await db.exec(`update public.lead_pictures set created_at = now() - interval '25 hours'`);
  expect(await attach(third)).toBe('stored');
});

/** What as many tries in a row are answered. */
async function attached(count: number, from: (n: number) => string, by?: string) {
  const answers = [];
  for (let n = 0; n < count; n += 1)
    answers.push(await attach(await captured(by), headersOf(from(n))));
  return answers.filter((answer) => answer === 'stored').length;
}

test('one client takes a tenth of a day’s pictures, the next one its own', async () => {
  await db.exec('update private.settings set burst = 1000');
  expect(await attached(40, () => '203.0.113.7')).toBe(30);
  expect(await attached(2, () => '203.0.113.8')).toBe(2);
  await db.exec(`update private.place_claims set claimed_at = now() - interval '25 hours'`);
  expect(await attached(2, () => '203.0.113.7')).toBe(2);
});

test('many clients together leave the staff’s pictures their room', async () => {
  await db.exec('update private.settings set burst = 1000, pictures_per_day = 8');
  expect(await attached(12, (n) => `203.0.113.${n}`)).toBe(8);
  expect(await attached(10, () => '203.0.113.7', ids.agent)).toBe(8);
});
