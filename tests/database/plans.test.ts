import type { Transaction } from '@electric-sql/pglite';
import { describe, expect, test } from 'vitest';
import { fillDatabase } from '../../scripts/seed/fill';
import { openStaffDatabase } from './support/staff';

const TABLES = ['contacts', 'leads', 'lead_events', 'newsletter_subscribers'];
const PEOPLE = ['people', 'person_links'];
const AMOUNTS = { leads: 1_500, contacts: 1_500, newsletter_subscribers: 1_500 };
/** How many rows a page of fifty may read; a filter that an index covers only partly has to skip some. */
const FEW = 300;
/** The cheapest plan depends on the rows, and those on the date. */
const NOW = Date.parse('2026-11-22T00:20:00Z');

const staff = await openStaffDatabase();
await fillDatabase(staff.db, AMOUNTS, { seed: 3, now: NOW });
// A third is the agent's, a third a colleague's, the rest nobody's; a few have a next step, most of them later, and every
// tenth is merged into another. As if it had been so for long: no change of today is noted.
for (const [table, key] of [
  ['contacts', 'contact_id'],
  ['leads', 'lead_id'],
]) {
  await staff.db.exec(`
    alter table public.${table} disable trigger user;
    update public.${table} r set
      assignee = case n % 3
        when 0 then '${staff.agent}'::uuid
        when 1 then (select user_id from public.user_roles where role = 'admin')
      end,
      status = case when n % 80 = 0 then 'converted'::public.lead_status else status end,
      follow_up_on = case when n % 20 = 0 then greatest(created_at::date, current_date - 30) + n % 90 end,
      merged_into = case when n % 10 = 9 then before end
    from (
      select id, row_number() over (order by id)::int as n, lag(id) over (order by id) as before from public.${table}
    ) as numbered
    where numbered.id = r.id;
    alter table public.${table} enable trigger user;
    alter table public.lead_events disable trigger user;
    insert into public.lead_events (${key}, kind, body) select id, 'note', 'Rang her' || row_number() over () from public.${table}, generate_series(1, 3);
    alter table public.lead_events enable trigger user;`);
}
await staff.db.exec('vacuum analyze public.leads, public.contacts, public.lead_events');
const { rows: middles } = await staff.db.query<{ at: string }>(
  'select created_at::text as at from public.leads order by created_at offset 750 limit 1',
);
/** The timestamp of the middle row. */
const middle = middles[0]?.at ?? '';

type Reads = { whole: number; rows: number };

/** How many sequential scans a statement made, and how many rows it fetched through indexes. */
async function reads(tx: Transaction, tables: string[]): Promise<Reads> {
  const { rows } = await tx.query<Reads>(
    `select sum(seq_scan)::int as whole, sum(idx_tup_fetch)::int as rows from pg_stat_xact_user_tables
      where relname = any ($1)`,
    [tables],
  );
  return rows[0] ?? { whole: 0, rows: 0 };
}

/** What a statement of the staff reads, including its functions, and how many rows it returns. */
function cost(
  sql: string,
  member: 'asAdmin' | 'asAgent' = 'asAdmin',
  tables = TABLES,
): Promise<Reads & { found: number }> {
  return staff[member](async (tx) => {
    const before = await reads(tx, tables);
    const { rows } = await tx.query(sql);
    const after = await reads(tx, tables);
    return {
      whole: after.whole - before.whole,
      rows: after.rows - before.rows,
      found: rows.length,
    };
  });
}

test('a sequential scan is detected', async () => {
  expect((await cost(`select count(notes) from public.leads`)).whole).toBe(1);
});

const NEWEST = 'order by created_at desc, id desc limit 50';
const LATEST = 'order by subscribed_at desc, id desc limit 50';
const ID = '80000000-0000-4000-8000-000000000000';
const behind = (column = 'created_at') =>
  `${column} <= '${middle}' and (${column} < '${middle}' or id < '${ID}')`;

const all = (of: string) => `select * from public.${of}`;

/** As the REST API issues them. */
const LISTS: [name: string, sql: string][] = [
  ['leads', all(`leads where merged_into is null ${NEWEST}`)],
  ['leads, deep down', all(`leads where merged_into is null and ${behind()} ${NEWEST}`)],
  ['leads of a source', all(`leads where source = 'newsletter' ${NEWEST}`)],
  ['leads of a source, deep down', all(`leads where source = 'viewing' and ${behind()} ${NEWEST}`)],
  ['leads for a property', all(`leads where property_slug = 'bloom-towers' ${NEWEST}`)],
  [
    'leads of two days',
    all(
      `leads where created_at >= '${middle}'::timestamptz - interval '2 days' and created_at < '${middle}' ${NEWEST}`,
    ),
  ],
  ['contacts', all(`contacts where merged_into is null ${NEWEST}`)],
  ['contacts, deep down', all(`contacts where ${behind()} ${NEWEST}`)],
  ['contacts about a property', all(`contacts where property_slug = 'bloom-towers' ${NEWEST}`)],
  ['subscribers', all(`newsletter_subscribers ${LATEST}`)],
  [
    'subscribers, deep down',
    all(`newsletter_subscribers where ${behind('subscribed_at')} ${LATEST}`),
  ],
  ['subscribers who left', all(`newsletter_subscribers where is_active = false ${LATEST}`)],
];

describe('a list reads its page and little more', () => {
  test.each(LISTS)('%s', async (_, sql) => {
    const { whole, rows, found } = await cost(sql);
    expect(found).toBeGreaterThan(10);
    expect(whole).toBe(0);
    expect(rows).toBeLessThan(FEW);
  });
});

const SEARCHES: [name: string, sql: string][] = [
  ['a name', all(`search_leads('omotunde')`)],
  ['two words', all(`search_leads('chidi okafor')`)],
  ['a word that is everywhere', all(`search_leads('example')`)],
  ['a word that is nowhere', all(`search_leads('zzyzx')`)],
  ['two letters', all(`search_leads('ng')`)],
  ['one letter', all(`search_leads('o')`)],
  ['a phone number', all(`search_leads('0800 012 3')`)],
  ['the beginning of a number', all(`search_leads('+234 800 0')`)],
  ['a part of a number', all(`search_leads('00 123')`)],
  ['a name and a number', all(`search_leads('chidi 0800 01')`)],
  ['a part of a phone number', all(`search_leads('803')`)],
  ['a part with the 0', all(`search_leads('0803')`)],
  ['a part with its country', all(`search_leads('+234 803')`)],
  ['an address', all(`search_leads('123@example.org')`)],
  ['words of the notes', all(`search_leads('school holidays')`)],
  ['signs that no index has', all(`search_leads('🙂 9999999 🙂')`)],
  ['a word that a colleague noted', all(`search_leads('her4321')`)],
  [
    'a search, deep down',
    all(`search_leads('agent', before_at => '${middle}', before_id => '${ID}')`),
  ],
  ['a status', all(`search_leads(status => 'converted')`)],
  [
    'a status, deep down',
    all(`search_leads(status => 'contacted', before_at => '${middle}', before_id => '${ID}')`),
  ],
  [
    'every filter at once',
    all(`search_leads('call', 'contacted', 'viewing', 'bloom-towers', '2020-01-01', now())`),
  ],
  ['a property', all(`search_leads(property => 'brum-height-7')`)],
  [
    'a property, as an older dashboard names it',
    all(`search_contacts(property => 'Capital Gardens (Land)')`),
  ],
  ['leads about no property', all(`search_leads(property => '-')`)],
  ['contacts about no property', all(`search_contacts(property => '-')`)],
  ['words of an enquiry', all(`search_contacts('brochure lagos')`)],
  ['an enquirer', all(`search_contacts('amarachi')`)],
  ['a subscriber', all(`search_subscribers('william')`)],
  ['a subscriber who left', all(`search_subscribers('william', false)`)],
  ['how many there are of each kind', all(`search_counts('amarachi')`)],
];

test.each(SEARCHES)(
  'searching for %s fetches few rows, and never scans a whole table',
  async (_, sql) => {
    const { whole, rows } = await cost(sql);
    expect(whole).toBe(0);
    expect(rows).toBeLessThan(FEW);
  },
);

/** What the team's lists ask, as the REST API issues it. */
const DUE = 'order by follow_up_on, id limit 50';
const WORK: [name: string, sql: string][] = [
  ['leads due today', all(`leads where follow_up_on <= current_date ${DUE}`)],
  ['contacts due today', all(`contacts where follow_up_on <= current_date ${DUE}`)],
  [
    'what is due of mine',
    all(`leads where follow_up_on <= current_date and assignee = '${staff.agent}' ${DUE}`),
  ],
  ['my leads', all(`leads where assignee = '${staff.agent}' ${NEWEST}`)],
  ['my leads, deep down', all(`leads where assignee = '${staff.agent}' and ${behind()} ${NEWEST}`)],
  ['my contacts', all(`contacts where assignee = '${staff.agent}' ${NEWEST}`)],
  ['leads that are nobody’s', all(`leads where assignee is null ${NEWEST}`)],
  ['contacts that are nobody’s', all(`contacts where assignee is null ${NEWEST}`)],
  ['all leads', all(`leads ${NEWEST}`)],
  [
    'the history of a lead',
    all(`lead_events where lead_id = (
      select id from public.leads where assignee is not null ${NEWEST.replace('50', '1')}
    ) order by captured_at desc, id desc limit 50`),
  ],
  ['a search among mine', all(`search_leads('chidi', assignee => 'mine')`)],
  ['a search', all(`search_leads('school holidays')`)],
  ['a status among mine', all(`search_leads(status => 'new', assignee => 'mine')`)],
  ['a rare status of contacts', all(`search_contacts(status => 'converted')`)],
  ['what is due today, as listed', all(`search_leads(due_by => current_date)`)],
  ['contacts that are due today, as listed', all(`search_contacts(due_by => current_date)`)],
  ['mine, as listed', all(`search_leads(assignee => 'mine')`)],
  ['contacts that are nobody’s, as listed', all(`search_contacts(assignee => 'nobody')`)],
  ['what is to be held', all(`upcoming(now())`)],
  ['what was held since yesterday, and is to be', all(`upcoming(now() - interval '1 day')`)],
  [
    'when to call back fifty people',
    `select count(*) from public.call_backs_of(
      (select array_agg(id) from (select id from public.leads ${NEWEST}) as shown)
    )`,
  ],
  [
    'fifty leads with what is known of their people',
    `select id, public.known(l) from public.leads l where merged_into is null ${NEWEST}`,
  ],
  ['a search among what is due', all(`search_leads('example', due_by => current_date)`)],
];

describe.each(['asAdmin', 'asAgent'] as const)('%s, the work of the day', (member) => {
  test.each(WORK)('%s is read from an index', async (_, sql) => {
    const { whole, rows, found } = await cost(sql, member);
    expect(found).toBeGreaterThan(0);
    expect(whole).toBe(0);
    expect(rows).toBeLessThan(FEW);
  });
});

test.each(['asAdmin', 'asAgent'] as const)(
  '%s, what needs an answer and the statistics are counted in indexes',
  async (member) => {
    for (const [name, of] of Object.entries({ queue: PEOPLE, dashboard_statistics: [] })) {
      const { whole } = await cost(`select public.${name}()`, member, [...TABLES, ...of]);
      expect(whole, name).toBe(0);
    }
  },
);

test('a number that is noted makes people anew from indexes', async () => {
  const note = `do $$ begin
    insert into public.lead_events (lead_id, kind, body)
      select id, 'also_phone', '+2348031234567' from public.leads ${NEWEST.replace('50', '2')};
    set constraints all immediate;
  end $$`;
  expect((await cost(note, 'asAdmin', [...TABLES, ...PEOPLE])).whole).toBe(0);
});
