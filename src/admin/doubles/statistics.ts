import { NOTHING_COUNTED, type Statistics } from '../statistics/statistics';

const WEEKS = [
  '2026-08-31',
  '2026-09-07',
  '2026-09-14',
  '2026-09-21',
  '2026-09-28',
  '2026-10-05',
  '2026-10-12',
  '2026-10-19',
  '2026-10-26',
  '2026-11-02',
  '2026-11-09',
  '2026-11-16',
];

/** Statistics for tests: all zero, except `changed`. */
export function someStatistics(changed: Partial<Statistics> = {}): Statistics {
  return {
    ...NOTHING_COUNTED,
    leads_by_week: WEEKS.map((week) => ({ week, leads: 0 })),
    ...changed,
  };
}
