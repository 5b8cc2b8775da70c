import { afterEach, describe, expect, it, vi } from 'vitest';
import { dateOf, dayOf, daysLater, weekdayOf } from './calendar-day';

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
