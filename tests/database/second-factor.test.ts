import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { as, openPlainDatabase, outcome } from './support/plain';

// The embedded account server has no second factors, so the tables of a hosted one are added to the plain database, as
// far as our code uses them.
const FACTORS_SQL = `
  create type auth.factor_status as enum ('unverified', 'verified');
  create table auth.mfa_factors (
    id uuid primary key default gen_random_uuid(),
    user_id uuid not null references auth.users (id) on delete cascade,
    status auth.factor_status not null
  );
`;

const PLAIN = randomUUID();
const BEGUN = randomUUID();
const GUARDED = randomUUID();
const USER = randomUUID();
const AGENT = randomUUID();

const db = await openPlainDatabase();
await db.query(
  `insert into auth.users (id, email, email_confirmed_at) values
    ($1, 'plain@example.com', now()), ($2, 'begun@example.com', now()),
    ($3, 'guarded@example.com', now()), ($4, 'user@example.com', now()), ($5, 'agent@example.com', now())`,
  [PLAIN, BEGUN, GUARDED, USER, AGENT],
);
await db.query(`insert into public.user_roles (user_id, role) values ($1, 'agent')`, [AGENT]);
for (const name of ['plain', 'begun', 'guarded']) {
  await db.query('select public.grant_admin($1)', [`${name}@example.com`]);
}
await db.exec(`
  insert into public.contacts (name, email, message) values ('Ada', 'ada@example.com', 'Hello');
  insert into public.leads (name, source) values ('Ada', 'viewing');
  insert into public.newsletter_subscribers (email) values ('ada@example.com');
`);

type Level = 'aal1' | 'aal2' | undefined;

/** The number of rows a statement returns or changes, or its error code. */
async function effect(sub: string, aal: Level, sql: string): Promise<string | number> {
  let touched = 0;
  const refusal = await outcome(
    as(
      db,
      'authenticated',
      async (tx) => {
        const { rows, affectedRows } = await tx.query(sql);
        touched = rows.length || (affectedRows ?? 0);
      },
      aal ? { sub, aal } : { sub },
    ),
  );
  return refusal === 'ok' ? touched : refusal;
}

async function isAdmin(sub: string, aal: Level): Promise<unknown> {
  const work = as(
    db,
    'authenticated',
    async (tx) => (await tx.query<{ is: boolean }>('select private.is_admin() as is')).rows[0]?.is,
    aal ? { sub, aal } : { sub },
  );
  return work;
}

test('if the account server has no factors, the password is enough for an administrator', async () => {
  expect(await isAdmin(GUARDED, 'aal1')).toBe(true);
  expect(await isAdmin(USER, 'aal1')).toBe(false);
});

describe('if it has them', () => {
  beforeAll(async () => {
    await db.exec(FACTORS_SQL);
    await db.query(
      `insert into auth.mfa_factors (user_id, status) values
        ($1, 'unverified'), ($2, 'unverified'), ($2, 'verified'), ($3, 'verified'), ($4, 'verified')`,
      [BEGUN, GUARDED, USER, AGENT],
    );
  });

  test.each<[string, string, Level, boolean]>([
    ['without a factor', PLAIN, 'aal1', true],
    ['whose factor was never verified', BEGUN, 'aal1', true],
    ['with a factor, by the password alone', GUARDED, 'aal1', false],
    ['with a factor, by a token that does not say', GUARDED, undefined, false],
    ['with a factor, by both', GUARDED, 'aal2', true],
    ['who has only a factor, and no role', USER, 'aal2', false],
  ])('an administrator %s', async (_, sub, aal, is) => {
    expect(await isAdmin(sub, aal)).toBe(is);
  });

  // Each statement with its effect by password alone, and with the second factor.
  const CASES: [string, string | number, string | number][] = [
    ['select * from public.contacts', 0, 1],
    ['select * from public.leads', 0, 1],
    ['select * from public.newsletter_subscribers', 0, 1],
    ['select * from public.user_roles', 0, 1],
    [`select * from public.search_contacts('ada')`, '42501', 1],
    [`select * from public.search_leads('ada')`, '42501', 1],
    [`select * from public.search_subscribers('ada')`, '42501', 1],
    ['select private.require_admin()', '42501', 1],
    [`update public.leads set status = 'qualified' where true`, 0, 1],
    ['update public.newsletter_subscribers set is_active = false where true', 0, 1],
    ['delete from public.contacts where true', 0, 1],
    ['delete from public.leads where true', 0, 1],
    ['delete from public.newsletter_subscribers where true', 0, 1],
  ];

  test.each(CASES)('%s: nothing by password alone', async (sql, alone, both) => {
    expect(await effect(GUARDED, 'aal1', sql)).toBe(alone);
    expect(await effect(GUARDED, 'aal2', sql)).toBe(both);
  });

  const NOTE = `insert into public.lead_events (lead_id, kind, body) select id, 'note', 'x' from public.leads`;
  // The same for an agent.
  test.each<[string, string | number, string | number]>([
    ['select * from public.contacts', 0, 1],
    ['select * from public.leads', 0, 1],
    ['select * from public.user_roles', 0, 1],
    [`select * from public.search_contacts('ada')`, '42501', 1],
    [`select * from public.search_leads('ada')`, '42501', 1],
    ['select * from public.list_staff()', '42501', 4],
    [NOTE, 0, 1],
  ])('an agent, %s: nothing by password alone', async (sql, alone, both) => {
    expect(await effect(AGENT, 'aal1', sql)).toBe(alone);
    expect(await effect(AGENT, 'aal2', sql)).toBe(both);
  });

  test('an agent adds no event to a row whose key they know by password alone', async () => {
    const { rows } = await db.query<{ id: string }>('select id from public.leads');
    const sql = `insert into public.lead_events (lead_id, kind, body) values ('${rows[0]?.id}', 'note', 'x')`;
    expect(await effect(AGENT, 'aal1', sql)).toBe('42501');
    expect(await effect(AGENT, 'aal2', sql)).toBe(1);
  });

  test('the statistics count nothing by password alone', async () => {
    const count = async (aal: 'aal1' | 'aal2') =>
      as(
        db,
        'authenticated',
        async (tx) => (await tx.query('select public.dashboard_statistics() as all')).rows,
        { sub: GUARDED, aal },
      );
    expect(JSON.stringify(await count('aal1'))).not.toMatch(/[1-9]\d*(?=[,}])/);
    expect(JSON.stringify(await count('aal2'))).toMatch(/:1[,}]/);
  });

  test('a removed factor is no longer required', async () => {
    await db.query('delete from auth.mfa_factors where user_id = $1', [GUARDED]);
    expect(await isAdmin(GUARDED, 'aal1')).toBe(true);
  });
});
