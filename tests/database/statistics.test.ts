import { expect, test } from 'vitest';
import { openStaffDatabase } from './support/staff';

const staff = await openStaffDatabase();

type Statistics = Record<string, unknown> & {
  leads_by_week: { week: string; leads: number }[];
  leads_by_source: { source: string; leads: number }[];
};

/** An administrator's statistics over temporary rows. */
function statisticsOver(sql: string): Promise<Statistics> {
  return staff.asAdmin(async (tx) => {
    await tx.exec(
      `reset role; ${sql}; set constraints all immediate; set local role authenticated`,
    );
    const { rows } = await tx.query<{ statistics: Statistics }>(
      'select public.dashboard_statistics() as statistics',
    );
    const [row] = rows;
    if (!row) throw new Error('No figures came back');
    return row.statistics;
  });
}

const NO_ANSWERS = Object.fromEntries(
  ['within_5_minutes', 'within_1_hour', 'within_1_day'].map((name) => [
    name,
    { answered: 0, of: 0 },
  ]),
);

const LEADS = `insert into public.leads (name, source, status, created_at)`;

test('every figure is exact beyond the thousand rows that a list may return', async () => {
  const { leads_by_week, ...figures } = await statisticsOver(`
    ${LEADS} select 'Ada', case when n % 3 = 0 then 'viewing' else 'whatsapp' end,
      (array['new', 'new', 'contacted', 'qualified', 'converted']::public.lead_status[])[n % 5 + 1],
      now() - case when n <= 1200 then interval '1 day' else interval '40 days' end
      from generate_series(1, 2500) as n;
    insert into public.contacts (name, email, message, created_at)
      select 'Ada', 'ada@example.com', 'Hello', now() - n * interval '10 minutes' from generate_series(1, 1600) as n;
    insert into public.newsletter_subscribers (email, is_active, subscribed_at)
      select n || '@example.com', n % 4 <> 0, now() - interval '8 days' from generate_series(1, 1500) as n;
  `);
  expect(figures).toEqual({
    total_contacts: 1600,
    // A week is 1008 times ten minutes, and exactly seven days ago still counts as recent.
    recent_contacts: 1008,
    total_subscribers: 1500,
    active_subscribers: 1125,
    recent_subscribers: 0,
    total_leads: 2500,
    new_leads: 1000,
    contacted_leads: 500,
    qualified_leads: 500,
    qualified_by_property: [],
    converted_leads: 500,
    recent_leads: 1200,
    total_enquiries: 4100,
    // Ada of the contacts, and the leads of whom nothing is known.
    total_people: 2501,
    answers: expect.any(Object),
    leads_by_source: [
      { source: 'whatsapp', leads: 1667 },
      { source: 'viewing', leads: 833 },
    ],
  });
  expect(leads_by_week.reduce((sum, { leads }) => sum + leads, 0)).toBe(2500);
});

test('with no rows every figure is zero, and there are still twelve weeks', async () => {
  const { leads_by_week, leads_by_source, qualified_by_property, answers, ...figures } =
    await statisticsOver('select 1');
  expect(Object.values(figures)).toEqual(Array(13).fill(0));
  expect(answers).toEqual(NO_ANSWERS);
  expect([leads_by_source, qualified_by_property]).toEqual([[], []]);
  expect(leads_by_week).toHaveLength(12);
  expect(leads_by_week.map(({ leads }) => leads)).toEqual(Array(12).fill(0));
});

test('weeks start on Monday at midnight in Lagos, and reach the current one without gaps', async () => {
  const { leads_by_week } = await statisticsOver(`
    ${LEADS} select 'Ada', 'viewing', 'new',
      (date_trunc('week', now() at time zone 'Africa/Lagos') + away) at time zone 'Africa/Lagos'
      from unnest(array[interval '0', '-1 microsecond', '-7 days', '-77 days', '-77 days -1 microsecond']) as away
  `);
  const leads = leads_by_week.map((week) => week.leads);
  expect(leads).toEqual([1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 1]);
  const days = leads_by_week.map(({ week }) => Date.parse(`${week}T00:00Z`) / 86_400_000);
  for (const [index, day] of days.entries()) {
    expect(new Date(day * 86_400_000).getUTCDay()).toBe(1);
    expect(day - (days[0] ?? 0)).toBe(index * 7);
  }
});

test('the properties are named that qualified leads ask for, most wanted first', async () => {
  const { qualified_by_property } = await statisticsOver(`
    insert into public.leads (name, source, status, property_slug, deleted_at) values
      ('Ada', 'viewing', 'qualified', 'bloom-towers', null), ('Ada', 'viewing', 'qualified', 'citadel-views', null),
      ('Ada', 'viewing', 'qualified', 'citadel-views', null), ('Ada', 'viewing', 'qualified', null, null),
      ('Ada', 'viewing', 'qualified', 'bloom-towers', now()), ('Ada', 'viewing', 'new', 'bloom-towers', null)`);
  expect(qualified_by_property).toEqual([
    { property: 'citadel-views', leads: 2 },
    { property: 'bloom-towers', leads: 1 },
  ]);
});
