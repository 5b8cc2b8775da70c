import { expect, it } from 'vitest';
import { monthsLater } from './calendar-month';

it.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2026-01-31', 2, '2026-03-31'],
  ['2027-12-31', 2, '2028-02-29'],
  ['2026-11-30', 3, '2027-02-28'],
  ['2026-12-15', 1, '2027-01-15'],
])('%s is followed, %d months later, by %s', (day, count, later) => {
  expect(monthsLater(day, count)).toBe(later);
});
