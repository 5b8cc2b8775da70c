import { beforeEach, describe, expect, test } from 'vitest';
import { type EventColumns, type InboxTable, keyOf, type Member, openTeam } from './support/team';

const team = await openTeam();
beforeEach(team.clear);

const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
/** A day by the calendar in Lagos. */
const lagosDay = (days: number) =>
  new Date(Date.now() + days * DAY_MS + 3_600_000).toISOString().slice(0, 10);

describe('what is to be held', () => {
  const upcoming = async (member: Member, since = inDays(0)) =>
    (await team.read<{ id: string }>(member, 'select id from public.upcoming($1)', [since])).map(
      ({ id }) => id,
    );

  test('is listed by its time, whichever table it is in, and whether it has a time or a day', async () => {
    const late = await team.arrived('leads', { kind: 'consultation', appointment_at: inDays(9) });
    const soon = await team.arrived('contacts', { kind: 'viewing', appointment_at: inDays(1) });
    const tour = await team.arrived('contacts', { kind: 'tour', preferred_date: lagosDay(4) });
    const date = await team.arrived('leads', { kind: 'consultation', preferred_date: lagosDay(6) });
    await team.arrived('leads', { kind: 'consultation', appointment_at: inDays(-1) });
    await team.arrived('contacts', { kind: 'tour', preferred_date: lagosDay(-1) });
    await team.arrived('leads', { kind: 'chat' });
    expect(await upcoming('admin')).toEqual([soon, tour, date, late]);
  });

  test('has the whole of the first day', async () => {
    const today = await team.arrived('contacts', { kind: 'tour', preferred_date: lagosDay(0) });
    expect(await upcoming('admin')).toEqual([today]);
  });

  test.each<InboxTable>(['leads', 'contacts'])(
    'of %s moves, and goes when it is cancelled',
    async (table) => {
      const key = keyOf(table);
      const id = await team.arrived(table, { kind: 'tour', preferred_date: lagosDay(3) });
      const to = inDays(5);
      const move = (appointment_at: string | null) =>
        team.event('agent', { [key]: id, kind: 'appointment', appointment_at });
      expect(await move(to)).toBe('ok');
      expect(await upcoming('admin')).toEqual([id]);
      expect(await upcoming('admin', inDays(4)), 'by its time, not the day asked for').toEqual([
        id,
      ]);
      expect(await move(null)).toBe('ok');
      expect(await upcoming('admin'), 'not on the day asked for either').toEqual([]);
    },
  );

  test('knows which office hosts it, and once it has begun whether it was held', async () => {
    const at = inDays(-0.2);
    const began = { kind: 'viewing', appointment_at: at };
    const lead = await team.arrived('leads', { ...began, office: 'london' });
    const contact = await team.arrived('contacts', began);
    const states = () =>
      team.read(
        'admin',
        'select id, office, appointment_state from public.upcoming($1) order by office',
        [inDays(-1)],
      );
    expect(await states()).toEqual([
      { id: lead, office: 'london', appointment_state: 'asked' },
      { id: contact, office: null, appointment_state: 'asked' },
    ]);
    await team.event('agent', { lead_id: lead, kind: 'held', appointment_at: at });
    await team.event('agent', { contact_id: contact, kind: 'missed', appointment_at: at });
    expect(await states()).toMatchObject([
      { appointment_state: 'held' },
      { appointment_state: 'missed' },
    ]);
  });

  test('shows an agent nothing of a colleague’s', async () => {
    const at = { kind: 'tour', appointment_at: inDays(2) };
    await team.arrived('contacts', { ...at, assignee: team.ids.colleague });
    const mine = await team.arrived('leads', { ...at, assignee: team.ids.agent });
    expect(await upcoming('agent')).toEqual([mine]);
  });
});

test.each<InboxTable>(['leads', 'contacts'])(
  'of %s the time is known at which to call back, until another step is set',
  async (table) => {
    const [asked, day, theirs] = [
      await team.arrived(table),
      await team.arrived(table, { follow_up_on: lagosDay(1) }),
      await team.arrived(table, { assignee: team.ids.colleague }),
    ];
    const step = (id: string, columns: EventColumns) =>
      team.event('admin', { [keyOf(table)]: id, ...columns });
    const call = { kind: 'call', outcome: 'call_back', call_back_at: inDays(1) };
    for (const id of [asked, theirs]) expect(await step(id, call)).toBe('ok');
    const known = async (member: Member) =>
      (
        await team.read<{ id: string; at: Date }>(
          member,
          'select id, call_back_at as at from public.call_backs_of($1)',
          [[asked, day, theirs]],
        )
      ).map(({ id, at }) => [id, at.toISOString()]);
    expect((await known('admin')).sort()).toEqual(
      [
        [asked, call.call_back_at],
        [theirs, call.call_back_at],
      ].sort(),
    );
    expect(await known('agent')).toEqual([[asked, call.call_back_at]]);
    // Reached meanwhile: the step stays.
    await step(asked, { kind: 'call', outcome: 'reached' });
    expect(await known('agent')).toHaveLength(1);
    await step(asked, { kind: 'follow_up', follow_up_on: lagosDay(1) });
    expect(await known('agent')).toEqual([]);
  },
);

test.each([
  ['from 1', '1'],
  ['below 1', '-1000'],
])('of a list whose elements are numbered %s, a thousand are looked up', async (_, first) => {
  await team.db.exec(`
    insert into public.leads (name, email, source, follow_up_on)
      select 'Ada', n || '@example.com', 'viewing', current_date from generate_series(1, 1100) as n;
    alter table public.lead_events disable trigger user;
    insert into public.lead_events (lead_id, kind, outcome, call_back_at)
      select id, 'call', 'call_back', follow_up_on::timestamp at time zone 'Africa/Lagos' + interval '12 hours' from public.leads;
    alter table public.lead_events enable trigger user;`);
  const called = await team.read<{ found: number }>(
    'admin',
    `select count(*)::int as found from public.call_backs_of((
      select ('[${first}:' || ${first} + count(*) - 1 || ']=' || array_agg(id)::text)::uuid[] from public.leads
    ))`,
  );
  expect(called).toEqual([{ found: 1000 }]);
});

describe.each<InboxTable>(['leads', 'contacts'])('%s that were merged are one', (table) => {
  const found = async (args = '', member: Member = 'admin') =>
    (await team.read<{ id: string }>(member, `select id from public.search_${table}(${args})`)).map(
      ({ id }) => id,
    );
  /** Two rows of one person, the second merged into the first; one of them, and another, are due. */
  async function merged(first: EventColumns = {}, second: EventColumns = {}) {
    const [main, other] = [await team.arrived(table, first), await team.arrived(table, second)];
    const merge = (into: string | null) =>
      team.event('admin', { [keyOf(table)]: other, kind: 'merge', merged_into: into });
    expect(await merge(main)).toBe('ok');
    return { main, other, takeApart: () => merge(null) };
  }
  const words = (text: string) => ({ [table === 'leads' ? 'notes' : 'message']: text });
  const figures = async () => {
    await team.db.exec('delete from private.counted_statistics');
    const sql = 'select public.dashboard_statistics() as figures';
    const [row] = await team.read<{ figures: Record<string, unknown> }>('admin', sql);
    return row?.figures ?? {};
  };

  test('in the figures', async () => {
    const { takeApart } = await merged({}, { email: 'other@example.com' });
    const total = (rows: number) => ({
      [`total_${table}`]: rows,
      [`recent_${table}`]: rows,
      // Of two addresses.
      total_people: rows,
      ...(table === 'leads' && {
        new_leads: rows,
        leads_by_source: [{ source: 'whatsapp', leads: rows }],
      }),
    });
    const one = await figures();
    expect(one).toMatchObject(total(1));
    const weeks = one['leads_by_week'] as { leads: number }[];
    expect(weeks.reduce((sum, { leads }) => sum + leads, 0)).toBe(table === 'leads' ? 1 : 0);
    await takeApart();
    expect(await figures()).toMatchObject(total(2));
  });

  test('in how fast they were answered', async () => {
    const long = { created_at: inDays(-20), captured_at: inDays(-20) };
    await merged(long, long);
    expect((await figures())['answers']).toMatchObject({
      within_5_minutes: { answered: 0, of: 1 },
    });
  });

  test('in every narrowed list: the row that stands for them', async () => {
    const { main, other, takeApart } = await merged(
      { follow_up_on: lagosDay(0), kind: 'chat' },
      { follow_up_on: lagosDay(0), kind: 'chat' },
    );
    const narrowed = [
      `status => 'new'`,
      `due_by => '${lagosDay(0)}'`,
      `assignee => 'nobody'`,
      `kind => 'chat'`,
    ];
    for (const args of narrowed) {
      expect(await found(args), args).toEqual([main]);
      expect(await found(args, 'agent'), args).toEqual([main]);
    }
    expect((await found(`status => 'new', with_merged => true`)).sort()).toEqual(
      [main, other].sort(),
    );
    await takeApart();
    for (const args of narrowed) expect(await found(args), args).toHaveLength(2);
  });

  test('in a search, unless the words are found in another of them alone', async () => {
    const { main, other } = await merged(
      { status: 'contacted', ...words('Likes a lagoon') },
      {
        created_at: inDays(-9),
        captured_at: inDays(-9),
        ...words('Likes a lagoon with mangroves 🙂'),
      },
    );
    expect(await found(`'lagoon'`)).toEqual([main]);
    expect(await found(`'mangroves'`)).toEqual([other]);
    expect(await found(`'🙂'`), 'signs, which are in no index').toEqual([other]);
    expect(await found(`'lagoon', status => 'new'`), 'narrowed to the other').toEqual([other]);
    expect((await found(`'lagoon', with_merged => true`)).sort()).toEqual([main, other].sort());
    const behind = `before_at => now() - interval '3 days', before_id => '${main}'`;
    expect(await found(`'lagoon', ${behind}`), 'on a later page').toEqual([]);
    expect(await found(`'mangroves', ${behind}`)).toEqual([other]);
  });

  test('but were written each on its own', async () => {
    const phone = { phone: '+2348031234567' };
    await merged(phone, phone);
    expect(
      await team.read(
        'admin',
        `select (public.known(r) ->> 'rows')::int as enquiries from public.${table} r`,
      ),
    ).toEqual([{ enquiries: 2 }, { enquiries: 2 }]);
    expect(await figures()).toMatchObject({ total_enquiries: 2, total_people: 1 });
  });

  test('in what is to be held, which loses no appointment', async () => {
    const upcoming = async () =>
      (await team.read<{ id: string }>('admin', 'select id from public.upcoming(now())')).map(
        ({ id }) => id,
      );
    const clear = () => team.db.exec(`delete from public.${table}`);
    const at = { kind: 'tour', appointment_at: inDays(2) };
    const day = { kind: 'tour', preferred_date: lagosDay(3) };

    const same = await merged(at, at);
    expect(await upcoming()).toEqual([same.main]);
    await clear();
    const alone = await merged({}, at);
    expect(await upcoming(), 'of the merged row alone').toEqual([alone.other]);
    await clear();
    const moved = await merged({ kind: 'tour', appointment_at: inDays(1) }, at);
    expect(await upcoming(), 'at two times, of which nobody cancelled one').toEqual([
      moved.main,
      moved.other,
    ]);
    await clear();
    const asked = await merged(day, day);
    expect(await upcoming()).toEqual([asked.main]);
    await team.event('admin', {
      [keyOf(table)]: asked.main,
      kind: 'appointment',
      appointment_at: null,
    });
    expect(await upcoming(), 'a day that was cancelled').toEqual([]);
    await clear();
    const fixed = await merged(at, day);
    expect(await upcoming(), 'a day for which a time was fixed').toEqual([fixed.main]);
    await clear();
    const wish = await merged({}, day);
    expect(await upcoming(), 'a day that the merged row alone asks for').toEqual([wish.other]);
  });
});
