import { describe, expect, it } from 'vitest';
import { daysLater, weekdayOf } from './calendar-day';
import type { Closures } from './office';
import {
  absence,
  holidaysBetween,
  isDayOpen,
  isDayPast,
  nextDays,
  offerAt,
  slotKey,
  slotsOf,
} from './slot';

/** Days in March 2026: the 2nd is a Monday, the 7th a Saturday, the 8th a Sunday. */
const lagos = (day: string, time: string) => Date.parse(`${day}T${time}:00+01:00`);
const LONG_BEFORE = lagos('2026-01-01', '00:00');

const NO_HOLIDAYS: Closures = { lagos: {}, london: {} };

const inLagos = (now: number) => offerAt(now, 'Africa/Lagos', NO_HOLIDAYS);

const openTimes = (day: string, now: number) =>
  slotsOf(day, inLagos(now)).flatMap(({ time, isOpen }) => (isOpen ? [time] : []));

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
    expect(slotsOf('2026-03-08', inLagos(LONG_BEFORE))).toEqual([]);
  });

  // Of the two hours of notice, those in which the office is closed don't count.
  it.each([
    ['2026-03-02', '17:00', '10:00 11:00 12:00 14:00 15:00 16:00 17:00'],
    ['2026-03-02', '17:01', '11:00 12:00 14:00 15:00 16:00 17:00'],
    ['2026-03-03', '00:00', '11:00 12:00 14:00 15:00 16:00 17:00'],
    ['2026-03-03', '09:00', '11:00 12:00 14:00 15:00 16:00 17:00'],
    ['2026-03-03', '09:01', '12:00 14:00 15:00 16:00 17:00'],
    ['2026-03-03', '13:30', '16:00 17:00'],
    ['2026-03-03', '15:00', '17:00'],
    ['2026-03-03', '15:01', ''],
  ])('close two hours of office time before they start: on %s at %s', (today, time, left) => {
    expect(openTimes('2026-03-03', lagos(today, time))).toEqual(left === '' ? [] : left.split(' '));
  });

  it('say that they are too soon, unless they have started', () => {
    const slots = slotsOf('2026-03-03', inLagos(lagos('2026-03-03', '15:30')));
    expect(slots.map(({ why }) => why)).toEqual([
      ...Array<undefined>(6).fill(undefined),
      'too soon',
      'too soon',
    ]);
  });

  it('need their notice across a Sunday', () => {
    const saturday = lagos('2026-03-07', '15:00');
    expect(openTimes('2026-03-07', saturday)).toEqual([]);
    expect(openTimes('2026-03-09', saturday).at(0)).toBe('10:00');
  });

  it('are full where the database says so, which closes no day', () => {
    const day = '2026-03-03';
    const full = new Set(
      slotsOf(day, inLagos(LONG_BEFORE)).map(({ startsAt }) => slotKey('lagos', startsAt)),
    );
    const offer = { ...inLagos(LONG_BEFORE), full };
    for (const slot of slotsOf(day, offer))
      expect(slot).toMatchObject({ isOpen: false, why: 'full' });
    expect(isDayOpen(day, offer)).toBe(true);
    expect(isDayOpen(day, { ...offer, from: { lagos: lagos(day, '17:30') } })).toBe(false);
  });
});

describe('the days on offer', () => {
  it('no longer include today once its last slot is too soon', () => {
    expect(isDayOpen('2026-03-03', inLagos(lagos('2026-03-03', '15:00')))).toBe(true);
    expect(isDayOpen('2026-03-03', inLagos(lagos('2026-03-03', '15:01')))).toBe(false);
    expect(isDayOpen('2026-03-07', inLagos(lagos('2026-03-07', '13:01')))).toBe(false);
  });

  it('follow the Lagos calendar: at 23:00 in Houston that day is over', () => {
    const now = Date.parse('2026-03-03T23:00-06:00');
    expect(isDayPast('2026-03-03', now)).toBe(true);
    expect(isDayOpen('2026-03-03', inLagos(now))).toBe(false);
    expect(isDayOpen('2026-03-04', inLagos(now))).toBe(true);
  });

  const next = (count: number, now: number) =>
    nextDays(now, count, (day) => isDayOpen(day, inLagos(now))).map((day) => day.slice(5));

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
});

describe('London’s slots', () => {
  const times = (zone: string, day: string, now = LONG_BEFORE) =>
    slotsOf(day, offerAt(now, zone, NO_HOLIDAYS)).flatMap(({ office, time, isOpen }) =>
      office === 'london' && isOpen ? [time] : [],
    );

  it('add what Lagos lacks for the Americas and Europe: an hour before and after, and the evening', () => {
    // 12:00, 17:00, 18:00, 19:00 and 20:00 in London.
    expect(times('America/Chicago', '2026-01-15').join(' ')).toBe('13:00 18:00 19:00 20:00 21:00');
    expect(times('Europe/London', '2026-01-15').join(' ')).toBe('13:00 18:00 19:00 20:00 21:00');
    // In summer both clocks are the same.
    expect(times('America/Chicago', '2026-07-15').join(' ')).toBe('18:00 19:00 20:00');
    // A Saturday.
    expect(times('America/Chicago', '2026-01-17').join(' ')).toBe('13:00 16:00');
    expect(times('America/Chicago', '2026-01-18')).toEqual([]);
  });

  it.each(['Africa/Lagos', 'Africa/Nairobi', 'Asia/Dubai', 'Australia/Sydney', 'Etc/Unknown', ''])(
    'are not for %s',
    (zone) => expect(times(zone, '2026-01-15')).toEqual([]),
  );

  it('are those of clocks in London, whenever these change', () => {
    for (let day = '2026-01-01'; day < '2028-01-01'; day = daysLater(day, 1)) {
      const [first] = slotsOf(day, {
        ...offerAt(LONG_BEFORE, 'America/Chicago', NO_HOLIDAYS),
        from: { london: 0 },
      });
      if (!first) continue;
      const shown = new Date(first.startsAt).toLocaleTimeString('en-GB', {
        timeZone: 'Europe/London',
        hour: '2-digit',
        minute: '2-digit',
      });
      expect(`${day} ${shown}`).toMatch(/(09:00|10:00)$/);
      expect(shown).toBe(weekdayOf(day) === 6 ? '10:00' : '09:00');
    }
  });

  it('need notice in London’s hours, which are longer', () => {
    const now = Date.parse('2026-01-15T16:30Z');
    expect(times('America/Chicago', '2026-01-15', now).join(' ')).toBe('20:00 21:00');
  });

  it('take the place of full ones', () => {
    const day = '2026-01-15';
    const startsAt = lagos(day, '15:00');
    const at = (...keys: string[]) =>
      slotsOf(day, offerAt(LONG_BEFORE, 'America/Chicago', NO_HOLIDAYS, new Set(keys))).find(
        ({ time }) => time === '15:00',
      );
    expect(at()).toMatchObject({ office: 'lagos', isOpen: true });
    expect(at(slotKey('lagos', startsAt))).toMatchObject({ office: 'london', isOpen: true });
    expect(at(slotKey('lagos', startsAt), slotKey('london', startsAt))).toMatchObject({
      office: 'lagos',
      why: 'full',
    });
  });
});

describe('a public holiday', () => {
  const HOLIDAYS: Closures = {
    lagos: { '2026-12-25': 'Christmas Day', '2026-10-01': 'Independence Day' },
    london: { '2026-12-25': 'Christmas Day', '2026-08-31': 'Summer bank holiday' },
  };
  const lagosOnly = offerAt(LONG_BEFORE, 'Africa/Lagos', HOLIDAYS);
  const both = offerAt(LONG_BEFORE, 'America/Chicago', HOLIDAYS);
  const hosts = (day: string) => [...new Set(slotsOf(day, both).map(({ office }) => office))];

  it('closes the office, and the day if no other hosts', () => {
    expect(isDayOpen('2026-10-01', lagosOnly)).toBe(false);
    expect(isDayOpen('2026-12-25', both)).toBe(false);
    expect(hosts('2026-10-01')).toEqual(['london']);
    expect(hosts('2026-08-31')).toEqual(['lagos']);
    expect(hosts('2026-09-01')).toEqual(['lagos', 'london']);
  });

  it('is named in the place of its day', () => {
    const independence = { day: '2026-10-01', name: 'Independence Day' };
    const christmas = { day: '2026-12-25', name: 'Christmas Day' };
    expect(holidaysBetween('2026-08-01', '2026-12-31', lagosOnly)).toEqual([
      christmas,
      independence,
    ]);
    expect(holidaysBetween('2026-08-01', '2026-12-31', both)).toEqual([christmas]);
    expect(holidaysBetween('2026-12-26', '2026-12-31', both)).toEqual([]);
  });

  it('is named at the times of a day that another office keeps open', () => {
    expect(absence('2026-10-01', both)).toBe('Lagos is closed: Independence Day.');
    expect(absence('2026-08-31', both)).toBe('London is closed: Summer bank holiday.');
    expect(absence('2026-08-31', lagosOnly)).toBeUndefined();
    expect(absence('2026-09-01', both)).toBeUndefined();
  });

  it('is no office time, so notice does not pass', () => {
    const eve = offerAt(lagos('2026-12-24', '17:00'), 'Africa/Lagos', HOLIDAYS);
    const [first] = slotsOf('2026-12-26', eve).filter(({ isOpen }) => isOpen);
    expect(first?.time).toBe('11:00');
  });
});
