import { randomUUID } from 'node:crypto';
import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPlainDatabase } from '../../scripts/backend/plain-database';
import { amendCases } from './support/amend-cases';
import { BOOT_TIMEOUT_MS } from './support/backend';
import { passCases } from './support/pass-cases';
import { PICTURE_COLUMNS, pictureCases, pictureColumn } from './support/picture-cases';
import { as, outcome, type Role } from './support/plain';
import { PUSH_OF_AGENTS, pushCases } from './support/push-cases';
import { type Case, DENIED, EVENT, LEAD_ID, staffCases } from './support/staff-cases';

// The embedded backend grants all tables to everybody when it starts, so the grants of a hosted project are tested
// here, on plain PostgreSQL.

let db: PGlite;
const USER = randomUUID();
const ADMIN = randomUUID();
const AGENT = randomUUID();

beforeAll(async () => {
  db = await openPlainDatabase();
  await db.query(
    `insert into auth.users (id, email, email_confirmed_at) values
      ($1, 'user@example.com', now()), ($2, 'Admin@Example.com', now()), ($3, 'agent@example.com', now()),
      (gen_random_uuid(), 'unconfirmed@example.com', null)`,
    [USER, ADMIN, AGENT],
  );
  await db.query(`select public.grant_admin('admin@example.com')`);
  await db.query(`insert into public.user_roles (user_id, role) values ($1, 'agent')`, [AGENT]);
  await db.exec(`
    insert into public.contacts (name, email, message) values ('Ada', 'ada@example.com', 'Hello');
    insert into public.leads (id, name, source) values ('${LEAD_ID}', 'Ada', 'viewing');
    insert into public.lead_events (lead_id, kind, body) values ('${LEAD_ID}', 'note', 'Hello');
    insert into public.lead_pictures (lead_id, bytes) values ('${LEAD_ID}', '\\xffd8ffe0');
    insert into public.newsletter_subscribers (email) values ('ada@example.com');
    insert into public.property_watchers (email, property_slug) values ('ada@example.com', 'bloom-towers');
    insert into private.staff_invitations (email, role, code_hash, invited_by) values ('bob@example.com', 'agent', '', '${ADMIN}');
  `);
}, BOOT_TIMEOUT_MS);
afterAll(() => db.close());

const WHO: Record<string, { role: Role; sub?: string }> = {
  visitor: { role: 'anon' },
  user: { role: 'authenticated', sub: USER },
  admin: { role: 'authenticated', sub: ADMIN },
  agent: { role: 'authenticated', sub: AGENT },
  secret: { role: 'service_role' },
};

/** A statement's effect: its error code, or the number of rows it returned or changed. */
async function effect(who: string, sql: string): Promise<string | number> {
  const caller = WHO[who];
  if (!caller) throw new Error(`Nobody is called ${who}`);
  let touched = 0;
  const refusal = await outcome(
    as(
      db,
      caller.role,
      async (tx) => {
        const result = await tx.query(sql);
        touched = result.rows.length || (result.affectedRows ?? 0);
      },
      caller.sub ? { sub: caller.sub } : {},
    ),
  );
  return refusal === 'ok' ? touched : refusal;
}

const CONTACT = `insert into public.contacts (id, name, email, message) values (gen_random_uuid(), 'Eve', 'eve@example.com', 'Hi')`;
const LEAD = `insert into public.leads (name, source) values ('Eve', 'whatsapp')`;
// Each statement with its effect for: visitor, user, admin, secret key.
const CASES: Case[] = [
  [`select * from public.contacts`, DENIED, 0, 1, 1],
  [`select * from public.leads`, DENIED, 0, 1, 1],
  [`select * from public.newsletter_subscribers`, DENIED, 0, 1, 1],
  [`select * from public.user_roles`, DENIED, 0, 1, 2],
  [CONTACT, 1, 1, 1, 1],
  [`${CONTACT} returning id`, DENIED, DENIED, 1, 1],
  [`${CONTACT} on conflict (id) do nothing`, DENIED, DENIED, 1, 1],
  [`${CONTACT} on conflict (id) do update set name = 'Eve'`, DENIED, DENIED, DENIED, 1],
  [LEAD, 1, 1, 1, 1],
  [`insert into public.newsletter_subscribers (email) values ('eve@example.com')`, 1, 1, 1, 1],
  [
    `insert into public.contacts (name, email, message, created_at) values ('E', 'e@e.co', 'H', '2001-01-01')`,
    DENIED,
    DENIED,
    DENIED,
    1,
  ],
  [
    `insert into public.leads (name, source, status) values ('E', 'w', 'converted')`,
    DENIED,
    DENIED,
    DENIED,
    1,
  ],
  [
    `insert into public.leads (name, source, updated_at) values ('E', 'w', now())`,
    DENIED,
    DENIED,
    DENIED,
    1,
  ],
  [
    `insert into public.newsletter_subscribers (email, is_active) values ('e@e.co', false)`,
    DENIED,
    DENIED,
    DENIED,
    1,
  ],
  ...['unsubscribed_at', 'resubscribed_at', 'pending_since', 'confirmed_at'].flatMap(
    (column): [string, ...(string | number)[]][] => [
      [
        `insert into public.newsletter_subscribers (email, ${column}) values ('e@e.co', now())`,
        DENIED,
        DENIED,
        DENIED,
        1,
      ],
      [
        `update public.newsletter_subscribers set ${column} = now() where true`,
        DENIED,
        DENIED,
        DENIED,
        1,
      ],
    ],
  ),
  [`select * from public.newsletter_recipients`, DENIED, DENIED, DENIED, 1],
  [`select * from public.newsletter_unconfirmed`, DENIED, DENIED, DENIED, 0],
  [`select * from private.newsletter_links`, DENIED, DENIED, DENIED, 1],
  [`delete from private.newsletter_links`, DENIED, DENIED, DENIED, DENIED],
  [`select * from private.newsletter_returns`, DENIED, DENIED, DENIED, DENIED],
  [`select * from private.newsletter_settings`, DENIED, DENIED, DENIED, 1],
  [`update private.newsletter_settings set confirms = true`, DENIED, DENIED, DENIED, 1],
  [`select public.set_newsletter_confirmation(true)`, DENIED, DENIED, DENIED, 1],
  [`select public.use_newsletter_link('x')`, 1, 1, 1, 1],
  [`select private.use_newsletter_link('x', false)`, 1, 1, 1, 1],
  [`select private.take_subscription()`, DENIED, DENIED, DENIED, DENIED],
  [`select private.make_newsletter_link()`, DENIED, DENIED, DENIED, DENIED],
  [
    `insert into public.contacts (name, email, message, property_slug) values ('E', 'e@e.co', 'H', 'bloom-towers')`,
    1,
    1,
    1,
    1,
  ],
  [
    `insert into public.leads (name, source, property_slug) values ('E', 'w', 'bloom-towers')`,
    1,
    1,
    1,
    1,
  ],
  [`update public.contacts set property_slug = 'x' where true`, DENIED, DENIED, DENIED, 1],
  [`update public.leads set property_slug = 'x' where true`, DENIED, DENIED, DENIED, 1],
  [`select private.known_property('Bloom Towers')`, DENIED, DENIED, DENIED, DENIED],
  [`select private.property_condition('-')`, DENIED, DENIED, DENIED, DENIED],
  [`update public.contacts set message = 'x' where true`, DENIED, DENIED, DENIED, 1],
  [`update public.leads set name = 'x' where true`, DENIED, DENIED, DENIED, 1],
  [
    `update public.leads set status = 'qualified', notes = 'n', updated_at = now() where true`,
    DENIED,
    0,
    1,
    1,
  ],
  [
    `update public.newsletter_subscribers set email = 'x@x.co' where true`,
    DENIED,
    DENIED,
    DENIED,
    1,
  ],
  [`update public.newsletter_subscribers set is_active = false where true`, DENIED, 0, 1, 1],
  [`delete from public.contacts where true`, DENIED, 0, 1, 1],
  [`delete from public.leads where true`, DENIED, 0, 1, 1],
  [`delete from public.newsletter_subscribers where true`, DENIED, 0, 1, 1],
  [`truncate public.leads cascade`, DENIED, DENIED, DENIED, 0],
  [`insert into public.user_roles values ('${USER}', 'admin')`, DENIED, DENIED, DENIED, 1],
  [`update public.user_roles set user_id = '${USER}' where true`, DENIED, DENIED, DENIED, 2],
  [`delete from public.user_roles where true`, DENIED, DENIED, DENIED, 2],
  [`select public.grant_admin('user@example.com')`, DENIED, DENIED, DENIED, 1],
  [`select public.set_submission_limit(1, 1)`, DENIED, DENIED, DENIED, 1],
  [`select * from private.submission_limit`, DENIED, DENIED, DENIED, 1],
  [`update private.submission_limit set burst = 1000000`, DENIED, DENIED, DENIED, 1],
  [`select * from private.submission_buckets`, DENIED, DENIED, DENIED, DENIED],
  [`select * from private.submission_totals`, DENIED, DENIED, DENIED, DENIED],
  [`select public.set_submission_limit(per_hour => 1)`, DENIED, DENIED, DENIED, 1],
  [`select public.set_observations(true)`, DENIED, DENIED, DENIED, 1],
  [`select * from private.observation_limit`, DENIED, DENIED, DENIED, 1],
  [`update private.observation_limit set per_hour = 1`, DENIED, DENIED, DENIED, 1],
  [`select * from auth.users`, DENIED, DENIED, DENIED, DENIED],
  [`select private.is_admin()`, DENIED, 1, 1, 1],
  [`select private.lacks_second_factor()`, DENIED, 1, 1, 1],
  [`select public.dashboard_statistics()`, DENIED, 1, 1, 1],
  [`select * from public.search_contacts('ada')`, DENIED, DENIED, 1, DENIED],
  [`select * from public.search_leads('ada')`, DENIED, DENIED, 1, DENIED],
  [`select * from public.search_subscribers('ada')`, DENIED, DENIED, 1, DENIED],
  [
    `select * from private.search_leads(null, null, null, null, null, null, null, null, null, null, null, null)`,
    DENIED,
    DENIED,
    1,
    DENIED,
  ],
  [`select private.require_admin()`, DENIED, DENIED, 1, DENIED],
  [`select private.search_patterns('ada')`, DENIED, DENIED, DENIED, DENIED],
  [`select private.phone_digits('0803')`, DENIED, DENIED, DENIED, DENIED],
  [`select private.limit_submissions()`, DENIED, DENIED, DENIED, DENIED],
  [`select private.client_address('{}')`, DENIED, DENIED, DENIED, DENIED],
  [`select public.run_retention()`, DENIED, DENIED, DENIED, 1],
  [`select private.run_retention()`, DENIED, DENIED, DENIED, 1],
  [`select public.retention_health()`, DENIED, DENIED, 1, 1],
  [`select private.retention_health()`, DENIED, DENIED, 1, 1],
  [`select * from private.retention`, DENIED, DENIED, DENIED, DENIED],
  [`update private.retention set keep = '1 year'`, DENIED, DENIED, DENIED, DENIED],
  [`select * from private.retention_runs`, DENIED, DENIED, DENIED, DENIED],
  [`delete from private.retention_runs where true`, DENIED, DENIED, DENIED, DENIED],
  [`select * from public.property_watchers`, DENIED, 0, 1, 1],
  [
    `insert into public.property_watchers (email, property_slug) values ('eve@example.com', 'bloom-towers')`,
    1,
    1,
    1,
    1,
  ],
  ...['created_at', 'unsubscribed_at'].map((column): [string, ...(string | number)[]] => [
    `insert into public.property_watchers (email, property_slug, ${column}) values ('e@e.co', 'x', now())`,
    DENIED,
    DENIED,
    DENIED,
    1,
  ]),
  [
    `update public.property_watchers set unsubscribed_at = now() where true`,
    DENIED,
    DENIED,
    DENIED,
    1,
  ],
  [`delete from public.property_watchers where true`, DENIED, 0, 1, 1],
  [`select * from public.watcher_mails_waiting`, DENIED, DENIED, DENIED, 0],
  [`select * from private.watcher_links`, DENIED, DENIED, DENIED, 1],
  [`delete from private.watcher_links`, DENIED, DENIED, DENIED, DENIED],
  [`select * from private.watcher_mails`, DENIED, DENIED, DENIED, 0],
  [`update private.watcher_mails set state = 'sent'`, DENIED, DENIED, DENIED, DENIED],
  [`select * from private.property_states`, DENIED, DENIED, DENIED, DENIED],
  [`select public.note_property_changes('[]')`, DENIED, DENIED, DENIED, 1],
  [`select private.note_property_changes('[]')`, DENIED, DENIED, DENIED, 1],
  [`select public.take_watcher_mails()`, DENIED, DENIED, DENIED, 1],
  [`select private.take_watcher_mails(1, false)`, DENIED, DENIED, DENIED, 1],
  [`select public.settle_watcher_mails('{}', 'sent')`, DENIED, DENIED, DENIED, 1],
  [`select private.settle_watcher_mails('{}', 'sent')`, DENIED, DENIED, DENIED, 1],
  [`select private.use_watch_link('x', false)`, DENIED, DENIED, DENIED, DENIED],
  [`select public.find_person('ada@example.com')`, DENIED, DENIED, 1, DENIED],
  [`select private.find_person('ada@example.com')`, DENIED, DENIED, 1, DENIED],
  [`select public.erase_person('ada@example.com', 3)`, DENIED, DENIED, 1, DENIED],
  [`select private.erase_person('ada@example.com', 3)`, DENIED, DENIED, 1, DENIED],
  [`select * from private.personal_tables`, DENIED, DENIED, DENIED, DENIED],
  [`select * from private.erasures`, DENIED, DENIED, DENIED, DENIED],
  [
    `insert into private.erasures (erased_by, row_counts) values ('${USER}', '{}')`,
    DENIED,
    DENIED,
    DENIED,
    DENIED,
  ],
  [`select private.client_key('submissions')`, DENIED, DENIED, DENIED, DENIED],
  [`select private.address_key()`, DENIED, DENIED, DENIED, DENIED],
  [
    `select private.require_token('\\x000000', 'submissions', 1, 1)`,
    DENIED,
    DENIED,
    DENIED,
    DENIED,
  ],
  [
    `select private.spend_tokens('\\x000000', 'submissions', 1, 1, 1)`,
    DENIED,
    DENIED,
    DENIED,
    DENIED,
  ],
  [`select private.require_room(null)`, DENIED, DENIED, DENIED, DENIED],
  [`select private.is_body_over(1)`, DENIED, DENIED, DENIED, DENIED],
  [`select private.refuse('a', 'b', 1)`, DENIED, DENIED, DENIED, DENIED],
  [`delete from private.erasures where true`, DENIED, DENIED, DENIED, DENIED],
  [
    `insert into public.leads (name, source, amend_secret) values ('Eve', 'viewing', gen_random_uuid())`,
    1,
    1,
    1,
    1,
  ],
  [`update public.leads set amend_secret = gen_random_uuid()`, DENIED, DENIED, DENIED, 1],
  [`select private.hash_of_secret(gen_random_uuid())`, DENIED, DENIED, DENIED, DENIED],
  [`select private.lock_account(gen_random_uuid())`, DENIED, DENIED, DENIED, DENIED],
  [`select private.asks_for_rows('{}')`, DENIED, DENIED, DENIED, DENIED],
  [`select private.check_subscription(null)`, DENIED, DENIED, DENIED, DENIED],
  [`select private.admitted_client()`, DENIED, DENIED, DENIED, DENIED],
  [`select private.count_submission('\\x000000')`, DENIED, DENIED, DENIED, DENIED],
  [`select private.dialled('0803')`, DENIED, DENIED, DENIED, DENIED],
  [`select private.tell_staff_of('public.leads')`, DENIED, DENIED, DENIED, DENIED],
  ...staffCases(ADMIN),
  ...amendCases,
  ...passCases(USER),
  ...pictureCases,
  ...pushCases(ADMIN),
];

/** What an agent's statements come to, where that is more than those of somebody without a role. */
const AGENT_MORE: Record<string, string | number> = {
  ...PUSH_OF_AGENTS,
  'select public.accept_invitation(gen_random_uuid())': 1,
  'select private.accept_invitation(gen_random_uuid())': 1,
  'select * from public.contacts': 1,
  'select * from public.leads': 1,
  'select * from public.user_roles': 1,
  'select * from public.lead_events': 1,
  'select * from public.lead_pictures': 1,
  ...Object.fromEntries(PICTURE_COLUMNS.map((column) => [pictureColumn(column), 1])),
  [`${CONTACT} returning id`]: 1,
  [`${CONTACT} on conflict (id) do nothing`]: 1,
  [EVENT]: 1,
  [`${EVENT} returning id`]: 1,
  [`select * from public.search_contacts('ada')`]: 1,
  [`select * from public.search_leads('ada')`]: 1,
  'select * from private.search_leads(null, null, null, null, null, null, null, null, null, null, null, null)': 1,
  'select private.require_staff()': 1,
  'select public.new_capture_pass()': 1,
  'select private.new_capture_pass()': 1,
  'select public.inbox_counts()': 1,
  [`select public.lead_picture('${LEAD_ID}')`]: 1,
  'select private.inbox_counts()': 1,
  'select * from public.upcoming(now())': 0,
  "select * from public.enquiries_of(array['ada@example.com'])": 1,
  "select * from public.call_backs_of('{}')": 0,
  'select * from public.list_staff()': 2,
  'select * from private.list_staff()': 2,
  [`select * from public.same_person('leads', '${LEAD_ID}')`]: 0,
  [`select * from private.same_person('leads', '${LEAD_ID}')`]: 0,
  [`select public.unmerge_row('leads', '${LEAD_ID}')`]: 1,
};

describe.each(['visitor', 'user', 'admin', 'secret'].map((who, index) => [who, index] as const))(
  '%s',
  (who, column) => {
    test.each(CASES)('%s', async (sql, ...expected) => {
      expect(await effect(who, sql)).toBe(expected[column]);
    });
  },
);

describe('agent', () => {
  test.each(CASES)('%s', async (sql, _visitor, user) => {
    expect(await effect('agent', sql)).toBe(AGENT_MORE[sql] ?? user);
  });
});

describe('granting the admin role', () => {
  const grant = (email: string) =>
    outcome(as(db, 'service_role', (tx) => tx.query('select public.grant_admin($1)', [email])));

  test('accepts the address in any spelling, and can be repeated', async () => {
    expect(await grant('USER@example.com ')).toBe('ok');
    expect(await grant('admin@example.com')).toBe('ok');
  });

  test('reports a missing account or an unconfirmed address', async () => {
    expect(await grant('nobody@example.com')).toBe('PT404');
    expect(await grant('unconfirmed@example.com')).toBe('PT409');
  });

  test('is revoked when the account is deleted', async () => {
    const left = await as(db, 'service_role', async (tx) => {
      await tx.exec('reset role');
      await tx.query('delete from auth.users where id = $1', [ADMIN]);
      return (await tx.query(`select * from public.user_roles where role = 'admin'`)).rows;
    });
    expect(left).toEqual([]);
  });
});
