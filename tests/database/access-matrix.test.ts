import { randomUUID } from 'node:crypto';
import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPlainDatabase } from '../../scripts/backend/plain-database';
import { BOOT_TIMEOUT_MS } from './support/backend';
import { as, outcome } from './support/plain';

// What the grants of a hosted project open to visitors and to signed-in people, whole: a table, column or function that is
// added stands here, or this fails. What each role's statements come to is tested in grants.test.ts and access-*.test.ts.

let db: PGlite;
const AGENT = randomUUID();
beforeAll(async () => {
  db = await openPlainDatabase();
  await db.exec(`
    insert into auth.users (id, email, email_confirmed_at) values ('${AGENT}', 'agent@example.com', now());
    insert into public.user_roles (user_id, role) values ('${AGENT}', 'agent');
    insert into public.contacts (name, email, message) values ('Ada', 'ada@example.com', 'Hello');
    insert into public.leads (name, source) values ('Ada', 'viewing');
    insert into public.lead_pictures (lead_id, bytes) select id, '\\xffd8ffe0' from public.leads;
    insert into public.newsletter_subscribers (email) values ('ada@example.com');
    insert into public.property_watchers (email, property_slug) values ('ada@example.com', 'bloom-towers');
  `);
}, BOOT_TIMEOUT_MS);
afterAll(() => db.close());

const INBOX =
  'kind appointment_at visitor_zone preferred_date subject consent_at consent_version'.split(' ');
/** The columns that a form sends. */
const SENT: Record<string, string[]> = {
  contacts: 'id name email phone message property_interest captured_at property_slug'
    .split(' ')
    .concat(INBOX),
  leads:
    'id name email phone property_interest notes source captured_at property_slug amend_secret capture_pass budget interest agent office'
      .split(' ')
      .concat(INBOX),
  newsletter_subscribers: 'id email name captured_at'.split(' '),
  observations: 'kind name value page'.split(' '),
  property_watchers: 'id email property_slug captured_at endpoint p256dh auth'.split(' '),
};
/** The columns that the staff's device sends. */
const EVENT =
  'id lead_id contact_id kind body outcome call_back_at status assignee follow_up_on appointment_at merged_into captured_at'.split(
    ' ',
  );
type Columns = Record<string, string[]>;

/** The columns that a role may insert or update, by table. */
async function columnsOf(role: string, verb: 'INSERT' | 'UPDATE'): Promise<Columns> {
  const { rows } = await db.query<{ name: string; columns: string[] }>(
    `select c.relname as name, array_agg(a.attname::text) as columns
      from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
      where n.nspname in ('public', 'private') and c.relkind in ('r', 'v', 'p') and a.attnum > 0 and not a.attisdropped
        and has_column_privilege($1, c.oid, a.attnum, $2)
      group by 1`,
    [role, verb],
  );
  return sorted(Object.fromEntries(rows.map(({ name, columns }) => [name, columns])));
}

const sorted = (columns: Columns): Columns =>
  Object.fromEntries(Object.entries(columns).map(([name, list]) => [name, [...list].sort()]));

/** The tables of which a role may read, delete or empty rows. */
async function tablesOf(role: string, verb: string): Promise<string[]> {
  const { rows } = await db.query<{ name: string }>(
    `select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname in ('public', 'private') and c.relkind in ('r', 'v', 'p') and has_table_privilege($1, c.oid, $2)
      order by 1`,
    [role, verb],
  );
  return rows.map(({ name }) => name);
}

/** The functions of the API that a role may call. */
async function functionsOf(role: string): Promise<string[]> {
  const { rows } = await db.query<{ name: string }>(
    `select distinct p.proname::text as name from pg_proc p join pg_namespace n on n.oid = p.pronamespace
      where n.nspname = 'public' and has_function_privilege($1, p.oid, 'execute') order by 1`,
    [role],
  );
  return rows.map(({ name }) => name);
}

describe('a visitor', () => {
  test('sends what forms send, and reads, changes and deletes nothing', async () => {
    expect(await columnsOf('anon', 'INSERT')).toEqual(sorted(SENT));
    expect(await columnsOf('anon', 'UPDATE')).toEqual({});
    for (const verb of ['SELECT', 'DELETE', 'TRUNCATE']) {
      expect(await tablesOf('anon', verb)).toEqual([]);
    }
  });

  test('calls five functions', async () => {
    expect(await functionsOf('anon')).toEqual([
      'amend_lead',
      'attach_picture',
      'full_slots',
      'replace_push_subscription',
      'use_newsletter_link',
    ]);
  });
});

describe('somebody signed in, whom the policies tell apart', () => {
  test('inserts what forms and the staff’s devices send', async () => {
    expect(await columnsOf('authenticated', 'INSERT')).toEqual(
      sorted({ ...SENT, lead_events: EVENT }),
    );
  });

  test('changes a lead’s status and notes, and whether a subscriber gets letters', async () => {
    expect(await columnsOf('authenticated', 'UPDATE')).toEqual(
      sorted({ leads: ['notes', 'status', 'updated_at'], newsletter_subscribers: ['is_active'] }),
    );
  });

  test('reads, deletes and empties these tables', async () => {
    expect(await tablesOf('authenticated', 'SELECT')).toEqual([
      'public.contacts',
      'public.lead_events',
      'public.lead_pictures',
      'public.leads',
      'public.newsletter_subscribers',
      'public.observations',
      'public.property_watchers',
      'public.push_preferences',
      'public.push_subscriptions',
      'public.user_roles',
    ]);
    expect(await tablesOf('authenticated', 'DELETE')).toEqual([
      'public.contacts',
      'public.lead_pictures',
      'public.leads',
      'public.newsletter_subscribers',
      'public.property_watchers',
    ]);
    expect(await tablesOf('authenticated', 'TRUNCATE')).toEqual([]);
  });
});

const DEVICE = `'https://fcm.googleapis.com/a', repeat('B', 87), repeat('a', 22)`;
/** What each function that somebody signed in may call comes to for an agent: its error code, or `ok`. */
const FUNCTIONS: Record<string, [call: string, effect: string]> = {
  accept_invitation: ['accept_invitation(gen_random_uuid())', 'ok'],
  amend_lead: [`amend_lead(gen_random_uuid(), gen_random_uuid(), 1, '{}'::jsonb)`, 'ok'],
  answer_times: ['answer_times()', 'ok'],
  attach_picture: [`attach_picture(gen_random_uuid(), gen_random_uuid(), '')`, 'ok'],
  call_backs_of: [`call_backs_of('{}')`, 'ok'],
  count_new: ['count_new()', 'ok'],
  dashboard_statistics: ['dashboard_statistics()', 'ok'],
  delete_rows: [`delete_rows('leads', '{}')`, '42501'],
  deleted_rows: ['deleted_rows()', '42501'],
  end_push_subscription: [`end_push_subscription('https://fcm.googleapis.com/x')`, 'ok'],
  enquiries_of: [`enquiries_of('{}')`, 'ok'],
  erase_person: [`erase_person('ada@example.com', 1)`, '42501'],
  find_person: [`find_person('ada@example.com')`, '42501'],
  full_slots: [`full_slots('2026-11-23', '2026-11-27')`, 'ok'],
  inbox_counts: ['inbox_counts()', 'ok'],
  invite_staff: [`invite_staff('eve@example.com', 'admin')`, '42501'],
  lead_picture: ['lead_picture(gen_random_uuid())', 'ok'],
  list_invitations: ['list_invitations()', '42501'],
  list_staff: ['list_staff()', 'ok'],
  // Of rows that are not theirs.
  merge_rows: [`merge_rows('leads', gen_random_uuid(), gen_random_uuid())`, '42501'],
  new_capture_pass: ['new_capture_pass()', 'ok'],
  observed: ['observed()', '42501'],
  remove_role: [`remove_role('agent@example.com')`, '42501'],
  replace_push_subscription: [`replace_push_subscription('x', 'x', ${DEVICE})`, 'ok'],
  restore_rows: [`restore_rows('leads', '{}')`, '42501'],
  retention_health: ['retention_health()', '42501'],
  same_person: [`same_person('leads', gen_random_uuid())`, '42501'],
  save_push_subscription: [`save_push_subscription(${DEVICE})`, 'ok'],
  search_contacts: ['search_contacts()', 'ok'],
  search_leads: ['search_leads()', 'ok'],
  search_subscribers: ['search_subscribers()', '42501'],
  set_push_preferences: [`set_push_preferences('mine')`, 'ok'],
  set_role: [`set_role('agent@example.com', 'admin')`, '42501'],
  unmerge_row: [`unmerge_row('leads', gen_random_uuid())`, '42501'],
  upcoming: ['upcoming(now())', 'ok'],
  use_newsletter_link: [`use_newsletter_link('x')`, 'ok'],
  withdraw_invitation: [`withdraw_invitation('eve@example.com')`, '42501'],
};

/**
 * What else somebody signed in without a role may call: what visitors may, what is about their own account, and the
 * statistics, which count nothing for them (`statistics.test.ts`).
 */
const OPEN_TO_ALL: Record<string, string> = {
  accept_invitation: 'PT404',
  amend_lead: 'ok',
  answer_times: 'ok',
  attach_picture: 'ok',
  dashboard_statistics: 'ok',
  // Of a device of their own: whoever has left the team signs out as well.
  end_push_subscription: 'ok',
  full_slots: 'ok',
  replace_push_subscription: 'ok',
  use_newsletter_link: 'ok',
};

describe('somebody without a role', () => {
  test.each(Object.entries(FUNCTIONS))(
    'is refused by %s, unless it is for all',
    async (name, [call]) => {
      const answer = outcome(
        as(db, 'authenticated', (tx) => tx.query(`select * from public.${call}`), {
          sub: randomUUID(),
        }),
      );
      expect(await answer).toBe(OPEN_TO_ALL[name] ?? '42501');
    },
  );
});

describe('an agent', () => {
  const attempt = (sql: string) =>
    outcome(as(db, 'authenticated', (tx) => tx.query(sql), { sub: AGENT }));
  const touched = (sql: string) =>
    as(db, 'authenticated', async (tx) => (await tx.query(sql)).affectedRows, { sub: AGENT });

  test('is told apart for every function that can be called', async () => {
    expect(await functionsOf('authenticated')).toEqual(Object.keys(FUNCTIONS).sort());
  });

  test.each(Object.entries(FUNCTIONS))('calls %s as an agent may', async (_, [call, effect]) => {
    expect(await attempt(`select * from public.${call}`)).toBe(effect);
  });

  test('changes no column directly, and deletes no row', async () => {
    for (const [table, columns] of Object.entries(await columnsOf('authenticated', 'UPDATE'))) {
      for (const column of columns) {
        const sql = `update public.${table} set ${column} = ${column} where true`;
        expect(await touched(sql), sql).toBe(0);
      }
    }
    for (const table of await tablesOf('authenticated', 'DELETE')) {
      expect(await touched(`delete from ${table} where true`), table).toBe(0);
    }
  });

  test('reads rows of the inbox and their own role, and none of any other table', async () => {
    const seen = [];
    for (const table of await tablesOf('authenticated', 'SELECT')) {
      const rows = await as(
        db,
        'authenticated',
        async (tx) => (await tx.query(`select * from ${table}`)).rows,
        { sub: AGENT },
      );
      if (rows.length > 0) seen.push(table);
    }
    expect(seen).toEqual([
      'public.contacts',
      'public.lead_pictures',
      'public.leads',
      'public.user_roles',
    ]);
  });
});
