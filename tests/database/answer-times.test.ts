import { beforeEach, describe, expect, test } from 'vitest';
import { company } from '../../src/content/company';
import { DAY_MS } from '../../src/lib/durations';
import { ago, type EventColumns, keyOf, openTeam } from './support/team';

const team = await openTeam();
beforeEach(team.clear);

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Seconds of office hours between two times in Lagos. */
async function waited(since: string, until: string): Promise<number | undefined> {
  const sql = 'select private.office_seconds($1, $2) as seconds';
  const { rows } = await team.db.query<{ seconds: number }>(sql, [`${since}+01`, `${until}+01`]);
  return rows[0]?.seconds;
}

describe('the clock of an answer', () => {
  test('knows the opening times that the site shows', () => {
    expect(company.openingTimes.map(({ days, hours }) => `${days} ${hours}`)).toEqual([
      'Monday to Friday 9:00 AM – 6:00 PM',
      'Saturday 10:00 AM – 4:00 PM',
      'Sunday Closed',
    ]);
  });

  // 23 November 2026 is a Monday.
  test.each([
    ['2026-11-23 10:00', '2026-11-23 10:04', 4 * MINUTE],
    ['2026-11-23 08:00', '2026-11-23 09:05', 5 * MINUTE],
    ['2026-11-23 17:58', '2026-11-24 09:03', 5 * MINUTE],
    ['2026-11-23 18:00', '2026-11-24 08:59', 0],
    ['2026-11-23 00:00', '2026-11-23 23:59', 9 * HOUR],
    ['2026-11-27 17:30', '2026-11-28 10:10', 40 * MINUTE],
    ['2026-11-28 09:00', '2026-11-28 18:00', 6 * HOUR],
    ['2026-11-28 16:00', '2026-11-30 09:00', 0],
    ['2026-11-29 12:00', '2026-11-29 20:00', 0],
    ['2026-11-23 12:00', '2026-11-30 12:00', 51 * HOUR],
    ['2019-12-31 12:00', '2020-01-01 12:00', 9 * HOUR],
    // Christmas is a Friday, Boxing Day a Saturday, and the Monday after is expected to be free as well.
    ['2026-12-24 17:55', '2026-12-29 09:05', 10 * MINUTE],
    ['2026-12-25 10:00', '2026-12-25 12:00', 0],
    ['2026-12-24 12:00', '2026-12-25 12:00', 6 * HOUR],
    // A holiday of England alone.
    ['2026-08-31 10:00', '2026-08-31 11:00', HOUR],
  ])('from %s to %s', async (since, until, seconds) => {
    expect(await waited(since, until)).toBe(seconds);
  });

  test('everybody who came before one moment has waited longer than a limit, and nobody who came later', async () => {
    // Over Christmas, every 61 minutes, seen from an open and from a closed office.
    const wrong = `
      with reached as materialized (
        select now, seconds, private.office_reaches(
          private.office_clock(now) - seconds, now - interval '28 days', now) as moment
        from (values ('2027-01-04 11:03:20.5+01'::timestamptz), ('2027-01-02 22:00+01')) as seen (now),
          (values (300), (3600), (32400)) as limits (seconds)
      )
      select at from reached,
        lateral generate_series(now - interval '28 days', now, interval '61 minutes') as came (at)
      where (at < moment) <> (private.office_seconds(at, now) > seconds)`;
    expect((await team.db.query(wrong)).rows).toEqual([]);
    const { rows } = await team.db.query<{ moment: string }>(
      `select (private.office_reaches(private.office_clock('2026-11-24 09:03+01') - 300,
        '2026-11-01', '2026-11-24 09:03+01') at time zone 'Africa/Lagos')::text as moment`,
    );
    expect(rows, 'to the microsecond').toEqual([{ moment: '2026-11-23 17:58:00' }]);
  });

  test('begins at the arrival, whenever it was captured, and stops once', async () => {
    const created_at = ago(1000);
    const id = await team.arrived('leads', { created_at, captured_at: ago(6000) });
    const call = (captured_at: string) =>
      team.event('agent', { lead_id: id, kind: 'call', captured_at });
    const answered = ago(400);
    const { rows } = await team.db.query<{ seconds: number }>(
      'select private.office_seconds($1, $2) as seconds',
      [created_at, answered],
    );
    await call(answered);
    expect(await team.row('leads', id)).toMatchObject({ answer_seconds: rows[0]?.seconds });
    await call(ago(300));
    await team.event('agent', { lead_id: id, kind: 'assignment', assignee: team.ids.colleague });
    expect(await team.row('leads', id)).toMatchObject({ answer_seconds: rows[0]?.seconds });
  });

  test('is set by nobody: not by an insert either', async () => {
    await team.db.exec(
      `insert into public.leads (name, source, answer_seconds) values ('Ada', 'viewing', 1)`,
    );
    const { rows } = await team.db.query('select answer_seconds from public.leads');
    expect(rows).toEqual([{ answer_seconds: null }]);
  });
});

type Share = { answered: number; of: number };
const shares = async () =>
  (
    await team.read<{ times: Record<string, Share> }>(
      'admin',
      `select public.dashboard_statistics() -> 'answers' as times`,
    )
  )[0]?.times;

describe('the share of answers', () => {
  /** The start of the office's last full day, eight to ten days ago: a Wednesday. */
  const wednesday = () => {
    const day = new Date(Date.now() - 8 * 86_400_000);
    while (day.getUTCDay() !== 3) day.setUTCDate(day.getUTCDate() - 1);
    return day.toISOString().slice(0, 10);
  };
  const at = (time: string) => `${wednesday()}T${time}:00+01:00`;
  const arrive = (table: 'leads' | 'contacts', time: string, columns = {}) =>
    team.arrived(table, { created_at: at(time), captured_at: at(time), ...columns });

  test('counts what was answered within a time, of what has waited as long', async () => {
    await arrive('leads', '10:00', { first_answered_at: at('10:05') });
    await arrive('contacts', '10:00', { first_answered_at: at('11:00') });
    await arrive('leads', '10:00', { first_answered_at: at('18:30') });
    await arrive('contacts', '10:00');
    expect(await shares()).toEqual({
      within_5_minutes: { answered: 1, of: 4 },
      within_1_hour: { answered: 2, of: 4 },
      within_1_day: { answered: 3, of: 4 },
    });
  });

  test('leaves out what has just come in, what staff captured, what is old or deleted, and what was answered untimed', async () => {
    await team.db.exec(`
      insert into public.leads (name, source) values ('Just now', 'whatsapp');
      insert into public.contacts (name, email, message) values ('Just now', 'a@example.com', 'Hi')`);
    await arrive('leads', '10:00', { source: 'viewing' });
    await arrive('leads', '10:00', { status: 'contacted' });
    await arrive('leads', '10:00', { deleted_at: at('11:00') });
    await team.arrived('leads', {
      created_at: new Date(Date.now() - 29 * 86_400_000).toISOString(),
    });
    expect(await shares()).toEqual({
      within_5_minutes: { answered: 0, of: 0 },
      within_1_hour: { answered: 0, of: 0 },
      within_1_day: { answered: 0, of: 0 },
    });
  });
});

describe.each(['leads', 'contacts'] as const)('the clock of the first answer (%s)', (table) => {
  const key = keyOf(table);

  test.each<[string, EventColumns]>([
    ['a call, whoever picked up', { kind: 'call', outcome: 'no_answer' }],
    ['a message', { kind: 'whatsapp' }],
    ['a visit', { kind: 'visit' }],
    ['a status that says so', { kind: 'status', status: 'contacted' }],
  ])('is stopped by %s', async (_, columns) => {
    const id = await team.arrived(table);
    const captured_at = ago(20);
    await team.event('agent', { [key]: id, captured_at, ...columns });
    expect(await team.row(table, id)).toMatchObject({ first_answered_at: new Date(captured_at) });
  });

  test.each<[string, EventColumns]>([
    ['a note', { kind: 'note', body: 'Ring tomorrow' }],
    ['a new owner', { kind: 'assignment' }],
    ['a plan', { kind: 'follow_up' }],
  ])('goes on after %s', async (_, columns) => {
    const id = await team.arrived(table);
    await team.event('agent', { [key]: id, ...columns });
    expect(await team.row(table, id)).toMatchObject({ first_answered_at: null });
  });

  test('is not set again by a later answer, a new owner or a status that is taken back', async () => {
    const id = await team.arrived(table);
    const first = ago(50);
    await team.event('agent', { [key]: id, kind: 'call', captured_at: first });
    await team.event('agent', { [key]: id, kind: 'visit', captured_at: ago(10) });
    await team.event('agent', { [key]: id, kind: 'assignment', assignee: team.ids.colleague });
    await team.event('admin', { [key]: id, kind: 'status', status: 'new' });
    expect(await team.row(table, id)).toMatchObject({ first_answered_at: new Date(first) });
  });

  test('counts the answer of the phone that answered first and arrived second', async () => {
    const id = await team.arrived(table);
    const first = ago(600);
    await team.event('colleague', { [key]: id, kind: 'call', captured_at: ago(500) });
    await team.event('agent', { [key]: id, kind: 'call', captured_at: first });
    await team.event('admin', { [key]: id, kind: 'whatsapp', captured_at: ago(550) });
    expect(await team.row(table, id)).toMatchObject({ first_answered_at: new Date(first) });
  });

  test('is not set back by who has answered already, in one request or in several', async () => {
    const id = await team.arrived(table);
    const answered = ago(5);
    const call = (captured_at: string) => ({ [key]: id, kind: 'call', captured_at });
    await team.event('agent', call(answered));
    await team.event('agent', call(ago(700)));
    await team.event('agent', { ...call(ago(800)), kind: 'status', status: 'contacted' });
    await team.events('agent', [call(ago(900)), call(ago(1000))]);
    expect(await team.row(table, id)).toMatchObject({ first_answered_at: new Date(answered) });
    expect(await team.history(id)).toHaveLength(5);
  });

  test.each([
    ['the first to arrive', false],
    ['behind a colleague’s', true],
  ])('goes back a day from its arrival at most: an answer, %s', async (_, isSecond) => {
    const id = await team.arrived(table);
    if (isSecond) await team.event('admin', { [key]: id, kind: 'call', captured_at: ago(10) });
    await team.event('agent', { [key]: id, kind: 'call', captured_at: ago(2000) });
    const { first_answered_at } = await team.row(table, id);
    const waited = Date.now() - Number(first_answered_at);
    expect(waited).toBeGreaterThanOrEqual(DAY_MS);
    expect(waited).toBeLessThan(DAY_MS + 60_000);
  });

  test('does not go back to before the row', async () => {
    const id = await team.arrived(table, { created_at: ago(100), captured_at: ago(100) });
    await team.event('agent', { [key]: id, kind: 'call', captured_at: ago(900) });
    const row = await team.row(table, id);
    expect(row['first_answered_at']).toEqual(row['created_at']);
  });
});
