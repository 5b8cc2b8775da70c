import { describe, expect, it } from 'vitest';
import { besideText, bothTimes, clockWords, visitorTime } from './clock';
import { lagosDay, lagosInstant, lagosTime } from './lagos-time';

const NO_ZONES = [
  ...['', 'Etc/Unknown', 'A+99', 'A-99', '+05:00', 'UTC+05:30', 'Nowhere/At_All'],
  // What every object has.
  ...['constructor', 'toString', 'valueOf', 'hasOwnProperty', '__proto__', 'isPrototypeOf'],
];

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

  it('is what clocks there show at a given instant', () => {
    expect(lagosTime(lagosInstant('2026-01-15', '09:00'))).toBe('09:00');
    expect(lagosTime(Date.parse('2026-03-03T23:30Z'))).toBe('00:30');
  });
});

function textFor(zone: string, day: string, time: string): string | null {
  const local = visitorTime(lagosInstant(day, time), zone);
  const night = local?.isNight ? ', at night' : '';
  return local && `${local.time}${night}, ${besideText(local, time, false)}`;
}

describe('a slot in the visitor’s time', () => {
  it.each([
    ['Africa/Lagos'],
    // The same offset under another name, and London in summer.
    ['Africa/Kinshasa'],
  ])('is not repeated where it is the same (%s)', (zone) => {
    expect(textFor(zone, '2026-07-15', '09:00')).toBeNull();
  });

  it.each([
    ['Europe/London', '2026-01-15', '09:00', '08:00'],
    ['Europe/London', '2026-07-15', '09:00', null],
    // British clocks go forward on March 29, 2026.
    ['Europe/London', '2026-03-28', '10:00', '09:00'],
    ['Europe/London', '2026-03-30', '10:00', null],
    ['America/Chicago', '2026-01-15', '09:00', '02:00, at night'],
    ['America/Chicago', '2026-07-15', '09:00', '03:00, at night'],
    // The night is over at six, and begins at ten.
    ['America/Chicago', '2026-01-15', '12:00', '05:00, at night'],
    ['America/Chicago', '2026-01-15', '13:00', '06:00'],
    ['Asia/Tokyo', '2026-01-15', '13:00', '21:00'],
    ['Asia/Tokyo', '2026-01-15', '14:00', '22:00, at night'],
    // American clocks go forward on March 8, 2026.
    ['America/Chicago', '2026-03-07', '10:00', '03:00, at night'],
    ['America/Chicago', '2026-03-09', '10:00', '04:00, at night'],
    ['Africa/Cairo', '2026-01-15', '17:00', '18:00'],
    ['Asia/Kolkata', '2026-01-15', '09:00', '13:30'],
    // Its daylight saving time, in force in January, adds only half an hour.
    ['Australia/Lord_Howe', '2026-01-15', '09:00', '19:00'],
    ['Australia/Lord_Howe', '2026-07-15', '09:00', '18:30'],
  ])('in %s on %s at %s', (zone, day, time, text) => {
    expect(textFor(zone, day, time)).toBe(text && `${text}, ${time} Lagos time`);
  });

  it.each([
    // 2026-03-03 is a Tuesday.
    ['Pacific/Honolulu', '09:00', '22:00, at night, Monday, the day before'],
    ['Pacific/Honolulu', '11:00', '00:00, at night'],
    ['America/Los_Angeles', '09:00', '00:00, at night'],
    ['Pacific/Auckland', '11:00', '23:00, at night'],
    ['Pacific/Auckland', '12:00', '00:00, at night, Wednesday, the day after'],
    ['Asia/Tokyo', '17:00', '01:00, at night, Wednesday, the day after'],
  ])('says so where it is another day: in %s at %s', (zone, time, text) => {
    expect(textFor(zone, '2026-03-03', time)).toBe(`${text}, ${time} Lagos time`);
  });

  it.each(NO_ZONES)('says nothing of %j, which is no zone that the device knows', (zone) => {
    // Twice: what the first question left in a cache must not answer the second.
    expect(textFor(zone, '2026-03-03', '09:00')).toBeNull();
    expect(textFor(zone, '2026-03-03', '09:00')).toBeNull();
    expect(bothTimes(lagosInstant('2026-03-03', '09:00'), zone, false).times).toBe(
      '09:00 Lagos time',
    );
  });
});

describe('a consultation in both times, the visitor’s first', () => {
  it.each([
    // American clocks go back on November 1, 2026, British ones on October 25.
    ['America/Chicago', '2026-10-31', '10:00', '04:00 your time, at night, 10:00 Lagos time'],
    ['America/Chicago', '2026-11-02', '10:00', '03:00 your time, at night, 10:00 Lagos time'],
    ['Europe/London', '2026-10-24', '10:00', '10:00, your time and Lagos time'],
    ['Europe/London', '2026-10-26', '10:00', '09:00 your time, 10:00 Lagos time'],
    ['Africa/Lagos', '2026-10-26', '10:00', '10:00, your time and Lagos time'],
    ['Etc/Unknown', '2026-10-26', '10:00', '10:00 Lagos time'],
  ])('in %s on %s at %s', (zone, day, time, times) => {
    const both = bothTimes(lagosInstant(day, time), zone, false);
    expect(both.times).toBe(times);
    expect(both.own).toBe(times.slice(0, 5));
  });

  it('has the visitor’s date, and names the day in Lagos if it differs', () => {
    expect(bothTimes(lagosInstant('2026-03-03', '09:00'), 'Pacific/Honolulu', false)).toEqual({
      date: 'Monday 2 March 2026',
      own: '22:00',
      times: '22:00 your time, at night, 09:00 Lagos time on Tuesday',
    });
  });

  it('is in the format of the visitor’s clock', () => {
    expect(bothTimes(lagosInstant('2026-10-26', '21:00'), 'America/Chicago', true)).toMatchObject({
      own: '3:00 pm',
      times: '3:00 pm your time, 9:00 pm Lagos time',
    });
    const times = ['00:00', '07:00', '11:59', '12:00', '13:30', '23:00'];
    expect(times.map((time) => clockWords(time, true))).toEqual([
      '12:00 am',
      '7:00 am',
      '11:59 am',
      '12:00 pm',
      '1:30 pm',
      '11:00 pm',
    ]);
    expect(times.map((time) => clockWords(time, false))).toEqual(times);
  });
});
