import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { openPlainDatabase } from '../../scripts/backend/plain-database';
import { keptAs, outcome } from './support/plain';

const db = await openPlainDatabase();
afterAll(() => db.close());
beforeEach(() =>
  db.exec(`
    delete from public.leads;
    delete from private.submission_buckets;
    delete from private.place_claims;
    update private.submission_limit set burst = 5, per_minute = 1, pictures_per_day = 300;
  `),
);

const JPEG = Buffer.from([0xff, 0xd8, 0xff, 0xe0]).toString('base64');
const AGENT = '30000000-0000-4000-8000-000000000003';
/** The flood guard's client. */
const headersOf = (address: string) => ({ 'x-forwarded-for': address });
const HEADERS = headersOf('203.0.113.7');

type Captured = { lead: string; secret: string };

async function captured(by: string | null = null): Promise<Captured> {
  const [lead, secret] = [randomUUID(), randomUUID()];
  await db.query(
    `insert into public.leads (id, name, source, amend_secret, captured_by) values ($1, 'Ada', 'viewing', $2, $3)`,
    [lead, secret, by],
  );
  return { lead, secret };
}

/** A visitor's request: what it is answered, or its error. */
async function attach({ lead, secret }: Captured, headers = HEADERS): Promise<string> {
  let answer = '';
  const error = await outcome(
    keptAs(
      db,
      'anon',
      async (tx) => {
        const { rows } = await tx.query<{ answer: string }>(
          'select public.attach_picture($1, $2, $3) as answer',
          [lead, secret, JPEG],
        );
        answer = rows[0]?.answer ?? '';
      },
      { headers },
    ),
  );
  return error === 'ok' ? answer : error;
}

const stored = async () =>
  (await db.query<{ count: number }>('select count(*)::int from public.lead_pictures')).rows[0]
    ?.count;

test('each picture, and each try without the secret, is a submission to the flood guard; a replay is none', async () => {
  const of = await captured();
  for (let replay = 0; replay < 8; replay += 1) expect(await attach(of)).toBe('attached');
  for (let n = 0; n < 4; n += 1)
    expect(await attach({ ...of, secret: randomUUID() })).toBe('unknown');
  // The bucket held five.
  expect(await attach(await captured())).toBe('PGRST');
  expect(await stored()).toBe(1);
});

test('once as many have arrived within a day as are allowed, pictures wait; leads do not', async () => {
  await db.exec('update private.submission_limit set pictures_per_day = 2, burst = 100');
  const [first, second, third] = [await captured(), await captured(), await captured()];
  expect([await attach(first), await attach(second), await attach(third)]).toEqual([
    'attached',
    'attached',
    'PGRST',
  ]);
  expect(await attach(first)).toBe('attached');
  const lead = `insert into public.leads (name, source) values ('Ben', 'viewing')`;
  expect(await outcome(keptAs(db, 'anon', (tx) => tx.query(lead), { headers: HEADERS }))).toBe(
    'ok',
  );
  await db.exec(`update public.lead_pictures set created_at = now() - interval '25 hours'`);
  expect(await attach(third)).toBe('attached');
});

/** What as many tries in a row are answered. */
async function attached(count: number, from: (n: number) => string, by?: string) {
  const answers = [];
  for (let n = 0; n < count; n += 1)
    answers.push(await attach(await captured(by), headersOf(from(n))));
  return answers.filter((answer) => answer === 'attached').length;
}

test('one client takes a tenth of a day’s pictures, the next one its own', async () => {
  await db.exec('update private.submission_limit set burst = 1000');
  expect(await attached(40, () => '203.0.113.7')).toBe(30);
  expect(await attached(2, () => '203.0.113.8')).toBe(2);
  await db.exec(`update private.place_claims set claimed_at = now() - interval '25 hours'`);
  expect(await attached(2, () => '203.0.113.7')).toBe(2);
});

test('many clients together leave the staff’s pictures their room', async () => {
  await db.exec(`
    update private.submission_limit set burst = 1000, pictures_per_day = 8;
    insert into auth.users (id, email, email_confirmed_at) values ('${AGENT}', 'agent@example.com', now()) on conflict do nothing;
    insert into public.user_roles (user_id, role) values ('${AGENT}', 'agent') on conflict do nothing;
  `);
  expect(await attached(12, (n) => `203.0.113.${n}`)).toBe(8);
  expect(await attached(10, () => '203.0.113.7', AGENT)).toBe(8);
});
