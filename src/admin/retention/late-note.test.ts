import { expect, it } from 'vitest';
import { isHealth, lateLines } from './late-note';

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

it('accepts no other answer', () => {
  expect(isHealth([{ job: 'contacts', last_run_at: null, late_since: null }])).toBe(true);
  expect(isHealth(null)).toBe(false);
  expect(isHealth([{ job: 'contacts' }])).toBe(false);
});
