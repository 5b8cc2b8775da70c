import { expect, it } from 'vitest';
import { parseTime } from './database-time';

it.each([
  ['2026-11-21T09:00:00.123456+00:00'],
  ['2026-11-21 09:00:00.123+00'],
  ['2026-11-21 10:00:00.123+01'],
  ['2026-11-21T09:00:00.123Z'],
])('reads %s', (stored) => {
  expect(parseTime(stored)).toBe(Date.UTC(2026, 10, 21, 9, 0, 0, 123));
});
