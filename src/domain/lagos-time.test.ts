import { describe, expect, it } from 'vitest';
import { daysLater, lagosDay, lagosInstant, lagosTime, longDate, weekdayOf } from './lagos-time';

describe('time in Lagos', () => {
  it.each([
    ['noon in Lagos', '2026-03-03T11:00Z', '2026-03-03'],
    ['the last minute of a day in Lagos', '2026-03-03T22:59Z', '2026-03-03'],
    ['midnight in Lagos, an hour before UTC’s', '2026-03-03T23:00Z', '2026-03-04'],
    ['23:00 in Houston, when it is morning in Lagos', '2026-03-03T23:00-06:00', '2026-03-04'],
    ['New Year’s Eve in London, when it is New Year in Lagos', '2026-12-31T23:30Z', '2027-01-01'],
  ])('it is the right day at %s', (_, now, day) => {
    expect(lagosDay(Date.parse(now))).toBe(day);
  });

  it('is an hour ahead of UTC in winter and in summer', () => {
    expect(lagosInstant('2026-01-15', '09:00')).toBe(Date.parse('2026-01-15T08:00Z'));
    expect(lagosInstant('2026-07-15', '09:00')).toBe(Date.parse('2026-07-15T08:00Z'));
  });

  it('is what its clocks show at a moment', () => {
    expect(lagosTime(lagosInstant('2026-01-15', '09:00'))).toBe('09:00');
    expect(lagosTime(Date.parse('2026-03-03T23:30Z'))).toBe('00:30');
  });

  it('counts days across the ends of months and years', () => {
    expect(daysLater('2028-02-28', 1)).toBe('2028-02-29');
    expect(daysLater('2026-12-31', 1)).toBe('2027-01-01');
  });

  it('knows a day by its weekday and its long name', () => {
    expect([weekdayOf('2026-03-01'), weekdayOf('2026-03-07')]).toEqual([0, 6]);
    expect(longDate('2026-03-03')).toBe('Tuesday, March 3, 2026');
  });
});
