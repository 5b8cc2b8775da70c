import { expect, it, test } from 'vitest';
import { someStatistics } from '../doubles/statistics';
import {
  answerLines,
  axisSteps,
  cardsOf,
  conversionRate,
  isObservedAnswer,
  observedLines,
  peopleWords,
  recentLines,
  shareText,
  statusParts,
  weekSpan,
  weekStart,
} from './figures';
import { isStatistics } from './statistics';

const SINCE = '2026-11-19T10:00:00.000Z';

test.each([
  [0, 0, '0%'],
  [0, 7, '0.0%'],
  [1, 3, '33.3%'],
  [1, 8, '12.5%'],
  [2, 3, '66.7%'],
  [5, 5, '100.0%'],
  [1, 100_000, '0.0%'],
])('%d of %d leads converted is a rate of %s', (converted_leads, total_leads, rate) => {
  expect(conversionRate(someStatistics({ converted_leads, total_leads }))).toBe(rate);
});

test.each([
  [0, '0 new leads pending'],
  [1, '1 new lead pending'],
  [2, '2 new leads pending'],
])('%d is put in the singular or plural', (new_leads, note) => {
  expect(cardsOf(someStatistics({ new_leads }), SINCE)[2]?.note).toBe(note);
});

test.each([
  [0, '0%'],
  [0.001, 'under 1%'],
  [0.01, '1%'],
  [0.354, '35%'],
  [0.995, 'over 99%'],
  [1, '100%'],
])('a share of %d is %s', (share, words) => {
  expect(shareText(share)).toBe(words);
});

test('the statuses are shares of all leads, and 0 if there are none', () => {
  const parts = statusParts(
    someStatistics({ total_leads: 8, new_leads: 4, contacted_leads: 2, converted_leads: 2 }),
  );
  expect(parts.map(({ to: _, ...part }) => part)).toEqual([
    { name: 'New Leads', leads: 4, share: 0.5 },
    { name: 'Contacted', leads: 2, share: 0.25 },
    { name: 'Qualified', leads: 0, share: 0 },
    { name: 'Converted', leads: 2, share: 0.25 },
  ]);
  expect(statusParts(someStatistics()).map(({ share }) => share)).toEqual([0, 0, 0, 0]);
});

test('each figure leads to the rows that it counts', () => {
  const since = `since=${encodeURIComponent(SINCE)}`;
  const addresses = [
    ...cardsOf(someStatistics(), SINCE).flatMap(({ to, noteTo }) => [to, noteTo]),
    ...statusParts(someStatistics()).map(({ to }) => to),
    ...recentLines(someStatistics(), SINCE).map(({ to }) => to),
  ];
  expect(addresses.map((address) => address.replace('/admin?tab=', ''))).toEqual([
    'contacts',
    `contacts&${since}`,
    'newsletter&active=true',
    'newsletter',
    'leads',
    'leads&status=new',
    'leads&status=converted',
    'leads&status=converted',
    ...['new', 'contacted', 'qualified', 'converted'].map((status) => `leads&status=${status}`),
    ...['contacts', 'newsletter', 'leads'].map((tab) => `${tab}&${since}`),
  ]);
});

test('answers are shares of what waited long enough, and of nothing there is no share', () => {
  const answers = {
    within_5_minutes: { answered: 3, of: 12 },
    within_1_hour: { answered: 0, of: 0 },
    within_1_day: { answered: 1200, of: 1200 },
  };
  expect(answerLines(someStatistics({ answers }))).toEqual([
    { name: 'Within 5 minutes', figure: '25%', note: '3 of 12', share: 0.25 },
    { name: 'Within 1 hour', figure: '–', note: '0 of 0', share: 0 },
    { name: 'Within 1 day', figure: '100%', note: '1,200 of 1,200', share: 1 },
  ]);
  expect(answerLines(someStatistics())).toEqual([]);
});

test('people and enquiries are counted apart', () => {
  const words = (total_enquiries: number, total_people: number) =>
    peopleWords(someStatistics({ total_enquiries, total_people }));
  expect(words(1, 1)).toBe('1 enquiry from 1 person');
  expect(words(1200, 1100)).toBe('1,200 enquiries from 1,100 people');
});

test('recent activity', () => {
  const lines = recentLines(
    someStatistics({ recent_contacts: 1, recent_subscribers: 1200 }),
    SINCE,
  );
  expect(lines.map(({ count, what }) => `${count} ${what}`)).toEqual([
    '1 new contact submission in the last 7 days',
    '1,200 newsletter signups in the last 7 days',
    '0 new leads in the last 7 days',
  ]);
});

test.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [2, [0, 1, 2]],
  [5, [0, 2, 4, 6]],
  [9, [0, 5, 10]],
  [30, [0, 10, 20, 30]],
  [31, [0, 20, 40]],
  [4321, [0, 2000, 4000, 6000]],
  [99_999, [0, 50_000, 100_000]],
])('an axis for values up to %d has the steps %j', (largest, steps) => {
  expect(axisSteps(largest)).toEqual(steps);
});

test('a week runs from its Monday to its Sunday in every time zone', () => {
  expect(weekStart('2026-08-31')).toBe('31 Aug');
  expect(weekSpan('2026-12-28')).toBe('28 Dec – 3 Jan');
});

test('an answer from another release is rejected', () => {
  expect(isStatistics(someStatistics({ leads_by_source: [{ source: 'viewing', leads: 3 }] }))).toBe(
    true,
  );
  expect(isStatistics({ ...someStatistics(), leads_by_week: null })).toBe(false);
  expect(isStatistics([])).toBe(false);
  expect(isStatistics(null)).toBe(false);
});

it('reads the measures in the order of a visit, each with its verdict', () => {
  const lines = observedLines({
    vitals: [
      { name: 'CLS', p75: 0.004, count: 12 },
      { name: 'INP', p75: 240, count: 7 },
      { name: 'LCP', p75: 4_260, count: 1_200 },
      { name: 'Later', p75: 1, count: 1 },
    ],
    errors: [],
  });
  expect(lines).toEqual([
    { name: 'Main picture', figure: '4.3 s', note: 'poor' },
    { name: 'Answer to a tap', figure: '240 ms', note: 'fair' },
    { name: 'Shifting', figure: '0.00', note: 'good' },
  ]);
});

it('rejects an answer from another release', () => {
  expect(isObservedAnswer({ vitals: [], errors: [] })).toBe(true);
  expect(isObservedAnswer({ vitals: null, errors: [] })).toBe(false);
});
