import { afterEach, describe, expect, it, vi } from 'vitest';
import { dateOf, dayOf, daysLater, isDay, monthsLater, weekdayOf } from './calendar-day';

afterEach(() => vi.unstubAllEnvs());

// Zones whose clocks change in the early morning, at midnight, by half an hour, and not at all.
describe.each([
  'Europe/London',
  'America/Santiago',
  'Africa/Cairo',
  'Australia/Lord_Howe',
  'Pacific/Kiritimati',
  'Africa/Lagos',
])('days on a device in %s', (zone) => {
  it('follow one another through the whole year', () => {
    vi.stubEnv('TZ', zone);
    expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
    for (let count = 0; count <= 366; count++) {
      const utc = new Date(Date.UTC(2026, 0, 1 + count));
      const day = daysLater('2026-01-01', count);
      expect(day).toBe(utc.toISOString().slice(0, 10));
      expect(dayOf(dateOf(day))).toBe(day);
      expect(weekdayOf(day)).toBe(utc.getUTCDay());
    }
  });
});

it('counts a leap day', () => {
  expect(daysLater('2028-02-28', 1)).toBe('2028-02-29');
});

it.each([
  ['2026-11-30', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-02-30', false],
  ['2026-04-31', false],
  ['2026-13-01', false],
  ['0002-11-30', false],
  ['0202-11-30', false],
  ['1999-12-31', false],
  ['2026-11', false],
  ['2026-11-3', false],
  ['20', false],
  ['20261-11-30', false],
  ['2026-11-30T10:00', false],
  ['tomorrow', false],
  ['', false],
])('"%s" is a day: %s', (text, expected) => {
  expect(isDay(text)).toBe(expected);
});

it.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2026-01-31', 2, '2026-03-31'],
  ['2027-12-31', 2, '2028-02-29'],
  ['2026-11-30', 3, '2027-02-28'],
  ['2026-12-15', 1, '2027-01-15'],
])('%s is followed, %d months later, by %s', (day, count, later) => {
  expect(monthsLater(day, count)).toBe(later);
});
