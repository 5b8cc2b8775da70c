import { describe, expect, it } from 'vitest';
import { daysLater, weekdayOf } from '../domain/calendar-day';
import { closedDays, HolidaysSchema } from '../domain/holidays';
import holidays from './holidays.yaml';

/** Easter Sunday by the rule of the Gregorian calendar (Meeus, "Astronomical Algorithms", chapter 8). */
function easter(year: number): string {
  const a = year % 19;
  const [b, c] = [Math.trunc(year / 100), year % 100];
  const f = Math.trunc((b + 8) / 25);
  const h = (19 * a + b - Math.trunc(b / 4) - Math.trunc((b - f + 1) / 3) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.trunc(c / 4) - h - (c % 4)) % 7;
  const n = h + l - 7 * Math.trunc((a + 11 * h + 22 * l) / 451) + 114;
  return `${year}-0${Math.trunc(n / 31)}-${String((n % 31) + 1).padStart(2, '0')}`;
}

const years = Array.from({ length: holidays.to - holidays.from + 1 }, (_, n) => holidays.from + n);

/** The first or last Monday of a month. */
function monday(year: number, month: string, from: 1 | 25): string {
  let day = `${year}-${month}-${String(from).padStart(2, '0')}`;
  while (weekdayOf(day) !== 1) day = daysLater(day, 1);
  return day;
}

describe('the holidays that move', () => {
  const friday = (year: number) => daysLater(easter(year), -2);
  const afterEaster = (year: number) => daysLater(easter(year), 1);
  it.each<['lagos' | 'london', string, (year: number) => string]>([
    ['lagos', 'Good Friday', friday],
    ['london', 'Good Friday', friday],
    ['lagos', 'Easter Monday', afterEaster],
    ['london', 'Easter Monday', afterEaster],
    ['london', 'Early May bank holiday', (year) => monday(year, '05', 1)],
    ['london', 'Spring bank holiday', (year) => monday(year, '05', 25)],
    ['london', 'Summer bank holiday', (year) => monday(year, '08', 25)],
  ])('are at Easter, and England’s Mondays: in %s, %s', (office, name, dayIn) => {
    expect(holidays[office].find((one) => one.name === name)?.days).toEqual(years.map(dayIn));
  });

  it('are expected where the moon decides', () => {
    for (const name of ['Eid al-Fitr', 'Eid al-Adha', 'Prophet’s Birthday']) {
      const holiday = holidays.lagos.find((one) => one.name === name);
      expect(holiday?.isExpected, name).toBe(true);
      expect(new Set(holiday?.days?.map((day) => Number(day.slice(0, 4)))), name).toEqual(
        new Set(years),
      );
    }
  });
});

describe('the days on which an office is closed', () => {
  const closed = (office: string, year: string, month = '') =>
    closedDays(holidays)
      .filter((one) => one.office === office && one.day.startsWith(`${year}-${month}`))
      .map(({ day, name, isExpected }) => `${day.slice(5)} ${name}${isExpected ? '?' : ''}`);

  it('are England’s bank holidays of 2027, as its government lists them, and the Saturday itself', () => {
    expect(closed('london', '2027')).toEqual([
      '01-01 New Year’s Day',
      '03-26 Good Friday',
      '03-29 Easter Monday',
      '05-03 Early May bank holiday',
      '05-31 Spring bank holiday',
      '08-30 Summer bank holiday',
      '12-25 Christmas Day',
      '12-27 Christmas Day',
      '12-28 Boxing Day',
    ]);
  });

  it('are taken on the next working day in Nigeria once that is announced, so it is expected', () => {
    expect(closed('lagos', '2026', '12')).toEqual([
      '12-25 Christmas Day',
      '12-26 Boxing Day',
      '12-28 Boxing Day?',
    ]);
    expect(closed('lagos', '2028', '10')).toEqual(['10-02 Independence Day?']);
  });

  it('leave out Sundays, on which nobody works anyway', () => {
    expect(closedDays(holidays).filter(({ day }) => weekdayOf(day) === 0)).toEqual([]);
  });
});

it.each([
  ['neither a rule nor days', { name: 'A', source: 'B' }],
  ['both', { name: 'A', source: 'B', every: '01-01', days: ['2026-01-01'] }],
  ['a day that does not exist', { name: 'A', source: 'B', days: ['2026-02-30'] }],
  ['a day of no listed year', { name: 'A', source: 'B', days: ['2031-01-01'] }],
  ['no source', { name: 'A', every: '01-01' }],
  ['a date as a rule', { name: 'A', source: 'B', every: '2026-01-01' }],
])('a holiday with %s is refused', (_, holiday) => {
  expect(HolidaysSchema.safeParse(holidays).success).toBe(true);
  expect(HolidaysSchema.safeParse({ ...holidays, lagos: [holiday] }).success).toBe(false);
});
