import { beforeEach, expect, test } from 'vitest';
import { openTeam } from './support/team';

const team = await openTeam();
beforeEach(team.clear);

type Line = { assignee: string | null; source: string; enquiries: number; answers: object };
type Member = Parameters<typeof team.read>[0];
const figures = async (member: Member, month = '2026-11-15') => {
  const sql = `select public.month_figures('${month}') as lines`;
  return (await team.read<{ lines: Line[] }>(member, sql))[0]?.lines;
};
const arrive = (table: 'leads' | 'contacts', created_at: string, columns = {}) =>
  team.arrived(table, { created_at, captured_at: created_at, ...columns });
/** How many of these were answered within five minutes, an hour and a day. */
const answersOf = (of: number, ...[minutes, hour, day]: number[]) => ({
  within_5_minutes: { answered: minutes, of },
  within_1_hour: { answered: hour, of },
  within_1_day: { answered: day, of },
});

beforeEach(async () => {
  const { agent, colleague } = team.ids;
  // A Monday, from the office's first minute of the month.
  const at = '2026-11-02T09:00:00+01:00';
  const answered = (time: string) => ({ first_answered_at: `2026-11-02T${time}:00+01:00` });
  await arrive('leads', at, { source: 'whatsapp', assignee: agent, ...answered('09:04') });
  await arrive('leads', at, { source: 'whatsapp', assignee: agent, ...answered('09:30') });
  await arrive('leads', at, { source: 'whatsapp', assignee: agent, ...answered('17:30') });
  await arrive('leads', at, { source: 'viewing', kind: 'capture', assignee: agent });
  await arrive('contacts', at, { assignee: colleague });
  // The last and the first moment of other months in Lagos.
  await arrive('contacts', '2026-10-31T23:59:59+01:00');
  await arrive('contacts', '2026-12-01T00:00:00+01:00');
});

test('a month in Lagos is told by colleague and source, with what was answered in time', async () => {
  const { agent, colleague } = team.ids;
  const lines = await figures('admin');
  expect(lines).toHaveLength(3);
  expect(lines).toEqual(
    expect.arrayContaining([
      { assignee: agent, source: 'whatsapp', enquiries: 3, answers: answersOf(3, 1, 2, 3) },
      { assignee: agent, source: 'viewing', enquiries: 1, answers: answersOf(0, 0, 0, 0) },
      { assignee: colleague, source: 'contact_form', enquiries: 1, answers: answersOf(1, 0, 0, 0) },
    ]),
  );
  expect(await figures('admin', '2026-09-30')).toEqual([]);
});

test('an agent is told of what is theirs, and who has no role of nothing', async () => {
  expect((await figures('agent'))?.map(({ source }) => source)).toEqual(['whatsapp', 'viewing']);
  expect(await figures('user')).toEqual([]);
});
