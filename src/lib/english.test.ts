import { expect, it } from 'vitest';
import { DAY_MS } from './durations';
import { britishDate, fullDay, grouped, longDate, tooLong, unbroken, weekdayName } from './english';

/** Every day of three years, one of them a leap year. */
const days = Array.from({ length: 1096 }, (_, day) =>
  new Date(Date.UTC(2027, 0, 1) + day * DAY_MS).toISOString().slice(0, 10),
);

it('formats dates as Intl does', () => {
  const british = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
  const american = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' });
  for (const day of days) {
    expect(britishDate(day)).toBe(british.format(Date.parse(day)));
    expect(longDate(day)).toBe(american.format(Date.parse(day)));
    expect(longDate(day).startsWith(`${weekdayName(day)}, `)).toBe(true);
    expect(fullDay(day)).toBe(`${weekdayName(day)} ${britishDate(day)}`);
  }
});

it.each([0, 7, 999, 1_000, 45_000, 999_999, 1_000_000, 1_234_567_890])(
  'groups the digits of %s as Intl does',
  (count) => {
    expect(grouped(count)).toBe(count.toLocaleString('en-GB'));
  },
);

it.each([
  [200, 200, undefined],
  [201, 200, 'Please shorten this by 1 character: the limit is 200.'],
  [6200, 5000, 'Please shorten this by 1,200 characters: the limit is 5,000.'],
])('of %d characters where the limit is %d: %j', (length, most, words) => {
  expect(tooLong(` ${'x'.repeat(length)}\n`, most)).toBe(words);
});

it.each([
  ['From 78 sqm (840 sq ft)', 'From 78\u00a0sqm (840\u00a0sq\u00a0ft)'],
  ['3,229–6,458 sq ft a plot', '3,229–6,458\u00a0sq\u00a0ft a plot'],
  ['24 months to pay', '24\u00a0months to pay'],
  ['On the Lekki–Epe Expressway', 'On the Lekki–Epe Expressway'],
  ['A 10-month plan', 'A 10-month plan'],
])('keeps what belongs together in %j', (text, kept) => {
  expect(unbroken(text)).toBe(kept);
});
