import { expect, it } from 'vitest';
import { isFullTimes, isHealth, lateLines, overbookedLines } from './warnings';

it('says since which day in Lagos an erasure is overdue, and nothing about those on time', () => {
  const lines = lateLines([
    { job: 'contacts', late_since: '2026-11-03 02:17:00+00' },
    { job: 'leads', late_since: null },
    { job: 'drafts', late_since: '2026-11-03T23:17:00+00:00' },
  ]);
  expect(lines).toEqual([
    'Old enquiries have not been erased since 3 November 2026.',
    'Old rows of drafts have not been erased since 4 November 2026.',
  ]);
});

it('accepts no other answer about erasures', () => {
  expect(isHealth([{ job: 'contacts', last_run_at: null, late_since: null }])).toBe(true);
  expect(isHealth(null)).toBe(false);
  expect(isHealth([{ job: 'contacts' }])).toBe(false);
});

it('names the times with more consultations than places, and none that is only full', () => {
  const time = { office: 'lagos', starts_at: '2026-11-30T09:00:00+00:00', places: 2 } as const;
  expect(
    overbookedLines([
      { ...time, taken: 2 },
      { ...time, taken: 3 },
      { ...time, office: 'london', starts_at: '2026-11-30 18:00:00+00', taken: 2, places: 1 },
    ]),
  ).toEqual([
    'Lagos, Monday 30 November 2026 at 10:00 (Lagos time): 3 consultations, 2 places.',
    'London, Monday 30 November 2026 at 19:00 (Lagos time): 2 consultations, 1 place.',
  ]);
});

it('accepts no other answer about full times', () => {
  expect(isFullTimes([])).toBe(true);
  expect(isFullTimes(null)).toBe(false);
  expect(isFullTimes([{ office: 'paris', starts_at: '2026-11-30', taken: 1, places: 1 }])).toBe(
    false,
  );
});
