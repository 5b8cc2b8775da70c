import { expect, it } from 'vitest';
import {
  ageWords,
  clockTime,
  exactTime,
  fullTime,
  isSameDay,
  parseTime,
  relativeTime,
  shortDay,
} from './time-words';

const NOW = new Date(2026, 10, 21, 10, 42).getTime();

it.each([
  [0, 'just now'],
  [-9_000, 'just now'],
  [-30_000, '30 seconds ago'],
  [-90_000, '1 minute ago'],
  [-3 * 3_600_000, '3 hours ago'],
  [-34 * 3_600_000, 'yesterday'],
  [-35 * 3_600_000, '2 days ago'],
  [-3 * 86_400_000, '3 days ago'],
  [4_000, 'in 4 seconds'],
  [40_000, 'in 40 seconds'],
  [14 * 60_000, 'in 14 minutes'],
])('%i ms from now is %s', (away, words) => {
  expect(relativeTime(NOW + away, NOW)).toBe(words);
});

it.each([
  [-5_000, 'just now'],
  [0, 'just now'],
  [59_999, 'just now'],
  [66_000, '1 minute ago'],
  [119_000, '1 minute ago'],
  [120_000, '2 minutes ago'],
])('of what is %i ms old a list says: %s', (age, words) => {
  expect(ageWords(NOW - age, NOW)).toBe(words);
});

it('formats the exact time in the device’s time zone', () => {
  expect(exactTime(NOW)).toMatch(/^Sat,? 21 Nov,? 10:42$/);
  expect(clockTime(NOW)).toBe('10:42');
});

it('knows where a day ends', () => {
  const midnight = new Date(2026, 10, 22).getTime();
  expect(isSameDay(NOW, midnight - 1)).toBe(true);
  expect(isSameDay(NOW, midnight)).toBe(false);
});

it('a time years ago is shown with its year', () => {
  const at = new Date(2026, 10, 22, 19, 30).getTime();
  expect(fullTime(at)).toMatch(/^22 November 2026(,| at) 19:30$/);
  expect(shortDay(at)).toBe('22 Nov 2026');
});

it.each([
  ['2026-11-21T09:00:00.123456+00:00'],
  ['2026-11-21 09:00:00.123+00'],
  ['2026-11-21 10:00:00.123+01'],
  ['2026-11-21T09:00:00.123Z'],
])('reads %s', (stored) => {
  expect(parseTime(stored)).toBe(Date.UTC(2026, 10, 21, 9, 0, 0, 123));
});
