import { randomUUID } from 'node:crypto';

// The statements of the staff's work on leads and contacts, for the tests of grants.

export const LEAD_ID = '10000000-0000-4000-8000-000000000001';
export const DENIED = '42501';
export const EVENT = `insert into public.lead_events (lead_id, kind, body) values ('${LEAD_ID}', 'note', 'Hi')`;

/** A statement with its effect for: visitor, user, admin, secret key. */
export type Case = [string, ...(string | number)[]];

const SOMEBODY = randomUUID();

/** What only the secret key may write. */
const serverColumn = (sql: string): Case => [sql, DENIED, DENIED, DENIED, 1];
const UNKNOWN_OFFICE = ['23514', '23514', '23514', '23514'];
const STAFF_COLUMNS = {
  assignee: 'null',
  follow_up_on: 'now()',
  first_answered_at: 'now()',
  answer_seconds: '1',
  merged_into: 'null',
  deleted_at: 'now()',
};

/** @param admin an account, to which foreign keys lead */
export const staffCases = (admin: string): Case[] => [
  ...['kind', 'visitor_zone', 'subject', 'budget', 'interest', 'agent'].map(
    (column): Case => [
      `insert into public.leads (name, source, ${column}) values ('E', 'w', 'chat')`,
      1,
      1,
      1,
      1,
    ],
  ),
  [
    `insert into public.leads (name, source, appointment_at, preferred_date, consent_at, consent_version)
    values ('E', 'w', now(), now(), now(), '1')`,
    1,
    1,
    1,
    1,
  ],
  [
    `insert into public.contacts (name, email, message, kind, appointment_at, visitor_zone, preferred_date, subject, consent_at)
    values ('E', 'e@e.co', 'H', 'tour', now(), 'UTC', now(), 'S', now())`,
    1,
    1,
    1,
    1,
  ],
  ...Object.entries(STAFF_COLUMNS).flatMap(([column, value]) => [
    serverColumn(`insert into public.leads (name, source, ${column}) values ('E', 'w', ${value})`),
    serverColumn(
      `insert into public.contacts (name, email, message, ${column}) values ('E', 'e@e.co', 'H', ${value})`,
    ),
    serverColumn(`update public.leads set ${column} = ${value} where true`),
    serverColumn(`update public.contacts set ${column} = ${value} where true`),
  ]),
  serverColumn(
    `insert into public.leads (name, source, captured_by) values ('E', 'w', '${admin}')`,
  ),
  serverColumn(`update public.leads set captured_by = '${admin}' where true`),
  serverColumn(
    `insert into public.contacts (name, email, message, status) values ('E', 'e@e.co', 'H', 'new')`,
  ),
  serverColumn(`update public.contacts set status = 'contacted' where true`),
  serverColumn(`update public.leads set appointment_at = now() where true`),
  [`select * from public.lead_events`, DENIED, 0, 1, 1],
  [EVENT, DENIED, DENIED, 1, 1],
  [`${EVENT} returning id`, DENIED, DENIED, 1, 1],
  ...['by', 'via', 'applied', 'created_at'].map(
    (column): Case =>
      serverColumn(
        `insert into public.lead_events (lead_id, kind, ${column}) values ('${LEAD_ID}', '${column === 'via' ? 'merge' : 'visit'}', ${
          { by: `'${admin}'`, via: 'null', applied: 'true', created_at: 'now()' }[column]
        })`,
      ),
  ),
  serverColumn(`update public.lead_events set body = 'x' where true`),
  serverColumn(`delete from public.lead_events where true`),
  [`select private.is_agent()`, DENIED, 1, 1, 1],
  [`select private.is_staff()`, DENIED, 1, 1, 1],
  [`select private.require_staff()`, DENIED, DENIED, 1, DENIED],
  [`select private.signed_in_staff()`, 1, 1, 1, 1],
  [`select private.may_add_to('${LEAD_ID}', null)`, DENIED, 1, 1, DENIED],
  [`select private.may_have_target('leads', '${LEAD_ID}')`, DENIED, 1, 1, DENIED],
  ...[
    `private.may_work_on('leads', null, null, now())`,
    'private.require_change(null)',
    'private.require_moderation(null)',
    'private.answered_at(null)',
    `private.is_known_zone('UTC')`,
    'private.listed_zones()',
    'private.known_push_hosts()',
  ].map((call): Case => [`select ${call}`, DENIED, DENIED, DENIED, DENIED]),
  [`select * from private.time_zones`, DENIED, DENIED, DENIED, DENIED],
  [`select private.visible_condition('leads')`, DENIED, DENIED, DENIED, DENIED],
  [`select private.tell_agents_of('public.leads')`, DENIED, DENIED, DENIED, DENIED],
  [`select private.tell_audiences('leads', 'INSERT', '[]')`, DENIED, DENIED, DENIED, DENIED],
  [`select * from public.list_staff()`, DENIED, DENIED, 2, DENIED],
  [`select * from private.list_staff()`, DENIED, DENIED, 2, DENIED],
  [`select public.set_role('user@example.com', 'agent')`, DENIED, DENIED, 1, DENIED],
  [`select private.set_role('user@example.com', 'agent')`, DENIED, DENIED, 1, DENIED],
  [`select public.remove_role('agent@example.com')`, DENIED, DENIED, 1, DENIED],
  [`select private.remove_role('agent@example.com')`, DENIED, DENIED, 1, DENIED],
  [`select private.require_another_admin('${admin}')`, DENIED, DENIED, DENIED, DENIED],
  [`select * from public.same_person('leads', '${LEAD_ID}')`, DENIED, DENIED, 0, DENIED],
  [`select * from private.same_person('leads', '${LEAD_ID}')`, DENIED, DENIED, 0, DENIED],
  [`select public.unmerge_row('leads', '${LEAD_ID}')`, DENIED, DENIED, 1, DENIED],
  [
    `select public.merge_rows('leads', '${LEAD_ID}', '${SOMEBODY}')`,
    DENIED,
    DENIED,
    DENIED,
    DENIED,
  ],
  [`select public.delete_rows('leads', array['${LEAD_ID}'::uuid])`, DENIED, DENIED, 1, DENIED],
  [`select public.restore_rows('leads', array['${LEAD_ID}'::uuid])`, DENIED, DENIED, 1, DENIED],
  [
    `select private.set_deleted('leads', array['${LEAD_ID}'::uuid], true)`,
    DENIED,
    DENIED,
    1,
    DENIED,
  ],
  [`select * from public.deleted_rows()`, DENIED, DENIED, 0, DENIED],
  [`insert into public.leads (name, source, office) values ('E', 'w', 'london')`, 1, 1, 1, 1],
  [`insert into public.leads (name, source, office) values ('E', 'w', 'paris')`, ...UNKNOWN_OFFICE],
  serverColumn(`update public.leads set office = 'london' where true`),
  [`select * from public.full_slots('2026-11-23', '2026-11-27')`, 0, 0, 0, 0],
  [`select * from private.full_slots('2026-11-23', '2026-11-27')`, 0, 0, 0, 0],
  [`select * from private.places`, DENIED, DENIED, DENIED, 2],
  [`update private.places set places = 3 where true`, DENIED, DENIED, DENIED, 2],
  [`select public.set_places('lagos', 3)`, DENIED, DENIED, DENIED, 1],
  [`select count(*) from private.holidays`, DENIED, DENIED, DENIED, 1],
  [`delete from private.holidays where true`, DENIED, DENIED, DENIED, DENIED],
  [`select private.office_clock(now())`, DENIED, 1, 1, 1],
  [`select private.week_clock(now())`, DENIED, DENIED, DENIED, DENIED],
  [`select public.answer_times()`, DENIED, 1, 1, 1],
  [`select public.inbox_counts()`, DENIED, DENIED, 1, DENIED],
  [`select private.inbox_counts()`, DENIED, DENIED, 1, DENIED],
  [`select * from public.upcoming(now())`, DENIED, DENIED, 0, DENIED],
  [`select * from public.enquiries_of(array['ada@example.com'])`, DENIED, DENIED, 1, DENIED],
  [`select * from public.call_backs_of('{}')`, DENIED, DENIED, 0, DENIED],
  [`select private.search_condition('name', 'Ada')`, DENIED, DENIED, DENIED, DENIED],
  [`select private.dashboard_statistics()`, DENIED, 1, 1, 1],
  ...[
    `private.count_statistics('true', 'true', 'true')`,
    `private.count_answers('true', 'true')`,
    `private.count_visible(true)`,
  ].map((call): Case => [`select ${call}`, DENIED, DENIED, DENIED, DENIED]),
  [`select * from private.counted_statistics`, DENIED, DENIED, DENIED, DENIED],
  [`select * from private.statistics_settings`, DENIED, DENIED, DENIED, DENIED],
  [`select public.set_statistics_freshness(15)`, DENIED, DENIED, DENIED, 1],
  [`select private.unassigned_since('leads')`, DENIED, 1, 1, DENIED],
  [`select public.invite_staff('eve@example.com', 'agent')`, DENIED, DENIED, 1, DENIED],
  [`select private.invite_staff('eve@example.com', 'agent')`, DENIED, DENIED, 1, DENIED],
  [`select * from public.list_invitations()`, DENIED, DENIED, 1, DENIED],
  [`select * from private.list_invitations()`, DENIED, DENIED, 1, DENIED],
  [`select public.withdraw_invitation('bob@example.com')`, DENIED, DENIED, 1, DENIED],
  [`select private.withdraw_invitation('bob@example.com')`, DENIED, DENIED, 1, DENIED],
  // Of a code that is none. Whoever has one may have no role yet; whoever has a role is told it again.
  [`select public.accept_invitation(gen_random_uuid())`, DENIED, 'PT404', 1, DENIED],
  [`select private.accept_invitation(gen_random_uuid())`, DENIED, 'PT404', 1, DENIED],
  [`select * from private.staff_invitations`, DENIED, DENIED, DENIED, DENIED],
  [`select private.lock_account('${admin}', null)`, DENIED, DENIED, DENIED, DENIED],
  [`select private.move_merged('leads', null, null, null, null)`, DENIED, DENIED, DENIED, DENIED],
  [`select private.last_set(null)`, DENIED, DENIED, DENIED, DENIED],
  [`select private.merge_because('leads', '${LEAD_ID}')`, DENIED, DENIED, DENIED, DENIED],
  [`select private.part_merged('leads', '${LEAD_ID}')`, DENIED, DENIED, DENIED, DENIED],
  [`select private.rejoin_parted('leads', '${LEAD_ID}', null)`, DENIED, DENIED, DENIED, DENIED],
];
