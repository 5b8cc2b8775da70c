import { expect, test } from 'vitest';
import { type MonthLine, monthsUntil, sumsBy } from './month-panel';

const line = (
  assignee: string | null,
  source: string,
  ...[quick, slow, of]: number[]
): MonthLine => ({
  assignee,
  source,
  enquiries: of ?? 0,
  answers: {
    within_5_minutes: { answered: quick ?? 0, of: of ?? 0 },
    within_1_hour: { answered: slow ?? 0, of: of ?? 0 },
    within_1_day: { answered: (slow ?? 0) + 1, of: (of ?? 0) + 2 },
  },
});
const LINES = [
  line('ada', 'whatsapp', 1, 2, 4),
  line(null, 'call', 0, 1, 6),
  line('ada', 'call', 3, 3, 3),
];

test('a month is summed up by colleague, and by source, the largest first', () => {
  expect(sumsBy(LINES, ({ assignee }) => assignee ?? 'nobody')).toEqual([
    {
      key: 'ada',
      enquiries: 7,
      answers: { ...line('', '', 4, 5, 7).answers, within_1_day: { answered: 7, of: 11 } },
    },
    { key: 'nobody', enquiries: 6, answers: line('', '', 0, 1, 6).answers },
  ]);
  expect(sumsBy(LINES, ({ source }) => source).map(({ key }) => key)).toEqual(['call', 'whatsapp']);
});

test('the months are Lagos’s: its midnight begins one', () => {
  const months = monthsUntil(Date.parse('2026-11-30T23:30Z'));
  expect(months).toHaveLength(13);
  expect([months[0], months[1], months[12]]).toEqual(['2026-12-01', '2026-11-01', '2025-12-01']);
});
