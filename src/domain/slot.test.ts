import { describe, expect, it } from 'vitest';
import { isDayOpen, isDayPast, nextDays, slotsOf } from './slot';

/** Days in March 2026: the 2nd is a Monday, the 7th a Saturday, the 8th a Sunday. */
const lagos = (day: string, time: string) => Date.parse(`${day}T${time}:00+01:00`);
const LONG_BEFORE = lagos('2026-01-01', '00:00');

const openTimes = (day: string, now: number) =>
  slotsOf(day, now).flatMap(({ time, isOpen }) => (isOpen ? [time] : []));

describe('a day’s slots', () => {
  it.each(['2026-03-02', '2026-03-03', '2026-03-04', '2026-03-05', '2026-03-06'])(
    'are hourly on weekdays, except one o’clock (%s)',
    (day) => {
      expect(openTimes(day, LONG_BEFORE).join(' ')).toBe(
        '09:00 10:00 11:00 12:00 14:00 15:00 16:00 17:00',
      );
    },
  );

  it('are fewer on Saturdays and none on Sundays', () => {
    expect(openTimes('2026-03-07', LONG_BEFORE).join(' ')).toBe('10:00 11:00 12:00 14:00 15:00');
    expect(slotsOf('2026-03-08', LONG_BEFORE)).toEqual([]);
  });

  it.each([
    ['00:00', '09:00 10:00 11:00 12:00 14:00 15:00 16:00 17:00'],
    ['08:59', '09:00 10:00 11:00 12:00 14:00 15:00 16:00 17:00'],
    ['09:00', '10:00 11:00 12:00 14:00 15:00 16:00 17:00'],
    ['13:00', '14:00 15:00 16:00 17:00'],
    ['15:30', '16:00 17:00'],
    ['16:59', '17:00'],
    ['17:00', ''],
  ])('close once they have started: at %s the rest are left', (time, left) => {
    expect(openTimes('2026-03-03', lagos('2026-03-03', time)).join(' ')).toBe(left);
  });

  it('are the same moment everywhere', () => {
    expect(slotsOf('2026-03-03', LONG_BEFORE)[0]?.startsAt).toBe(Date.parse('2026-03-03T08:00Z'));
  });
});

describe('the days on offer', () => {
  it.each([
    ['a day to come', '2026-03-04', true],
    ['today, with slots to come', '2026-03-03', true],
    ['yesterday', '2026-03-02', false],
    ['a Saturday', '2026-03-07', true],
    ['a Sunday', '2026-03-08', false],
  ])('%s', (_, day, isOpen) => {
    expect(isDayOpen(day, lagos('2026-03-03', '15:30'))).toBe(isOpen);
  });

  it('no longer include today once its last slot has started', () => {
    expect(isDayOpen('2026-03-03', lagos('2026-03-03', '16:59'))).toBe(true);
    expect(isDayOpen('2026-03-03', lagos('2026-03-03', '17:00'))).toBe(false);
    expect(isDayOpen('2026-03-07', lagos('2026-03-07', '15:00'))).toBe(false);
  });

  it('follow the Lagos calendar: at 23:00 in Houston that day is over', () => {
    const now = Date.parse('2026-03-03T23:00-06:00');
    expect(isDayPast('2026-03-03', now)).toBe(true);
    expect(isDayOpen('2026-03-03', now)).toBe(false);
    expect(isDayOpen('2026-03-04', now)).toBe(true);
  });

  const next = (count: number, now: number) =>
    nextDays(now, count, (day) => isDayOpen(day, now)).map((day) => day.slice(5));

  it('begin with the first day that has an open slot', () => {
    expect(next(1, lagos('2026-03-03', '08:00'))).toEqual(['03-03']);
    expect(next(1, lagos('2026-03-03', '20:00'))).toEqual(['03-04']);
    expect(next(1, lagos('2026-03-07', '18:00'))).toEqual(['03-09']);
    expect(next(1, lagos('2026-03-08', '12:00'))).toEqual(['03-09']);
    expect(next(1, Date.parse('2026-03-03T23:00-06:00'))).toEqual(['03-04']);
  });

  it('follow one another without the closed ones, across the end of a month', () => {
    expect(next(14, lagos('2026-02-25', '23:59')).join(' ')).toBe(
      '02-26 02-27 02-28 03-02 03-03 03-04 03-05 03-06 03-07 03-09 03-10 03-11 03-12 03-13',
    );
  });

  it('are as many as asked for, whatever is open', () => {
    expect(nextDays(lagos('2028-02-27', '00:00'), 4, () => true)).toEqual([
      '2028-02-27',
      '2028-02-28',
      '2028-02-29',
      '2028-03-01',
    ]);
  });
});
