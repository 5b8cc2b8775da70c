import { expect, it } from 'vitest';
import { type Closures, nearerOffice, type Office } from './office';
import { officeHours, whyClosed } from './office-hours';

const CLOSURES: Closures = {
  lagos: { '2026-12-25': 'Christmas Day' },
  london: { '2026-08-31': 'Summer Bank Holiday' },
};

// The 2nd of March 2026 is a Monday.
it.each<[string, Office, string, boolean, string]>([
  ['before it opens', 'lagos', '2026-03-02T06:00+01:00', false, '2026-03-02T09:00+01:00'],
  ['in the morning', 'lagos', '2026-03-02T09:00+01:00', true, '2026-03-02T18:00+01:00'],
  ['in the afternoon', 'lagos', '2026-03-02T17:59+01:00', true, '2026-03-02T18:00+01:00'],
  ['after Saturday', 'lagos', '2026-03-07T16:00+01:00', false, '2026-03-09T09:00+01:00'],
  ['on a holiday', 'lagos', '2026-12-25T10:00+01:00', false, '2026-12-26T10:00+01:00'],
  ['in London’s evening', 'london', '2026-03-02T19:30Z', false, '2026-03-03T09:00Z'],
  ['in British summer', 'london', '2026-06-01T07:30Z', false, '2026-06-01T08:00Z'],
  ['late on London’s Sunday', 'london', '2026-03-01T23:30Z', false, '2026-03-02T09:00Z'],
])('%s, %s is open or opens as it says', (_, office, now, isOpen, until) => {
  expect(officeHours(office, Date.parse(now), CLOSURES)).toEqual({
    isOpen,
    until: Date.parse(until),
  });
});

it.each<[Office, string]>([
  ['lagos', 'Africa/Lagos Africa/Johannesburg Asia/Dubai UTC'],
  ['london', 'Europe/London Europe/Dublin America/New_York Atlantic/Reykjavik'],
])('%s is the nearer office from %s', (office, zones) => {
  for (const zone of zones.split(' ')) expect(nearerOffice(zone), zone).toBe(office);
});

const WEEKDAY = { why: 'hours', opens: '09:00', closes: '18:00' };
const SATURDAY = { why: 'hours', opens: '10:00', closes: '16:00' };

// The 2nd of March 2026 is a Monday.
it.each([
  ['2026-03-02T08:59', WEEKDAY],
  ['2026-03-02T09:00', undefined],
  ['2026-03-02T12:59', undefined],
  ['2026-03-02T13:00', { why: 'lunch' }],
  ['2026-03-02T14:00', undefined],
  ['2026-03-02T17:59', undefined],
  ['2026-03-02T18:00', WEEKDAY],
  ['2026-03-03T00:00', WEEKDAY],
  ['2026-03-07T09:59', SATURDAY],
  ['2026-03-07T10:00', undefined],
  ['2026-03-07T16:00', SATURDAY],
  ['2026-03-08T03:00', { why: 'sunday' }],
  ['2026-12-25T10:00', { why: 'holiday', name: 'Christmas Day' }],
  ['2026-12-25T03:00', { why: 'holiday', name: 'Christmas Day' }],
])('in Lagos, at %s: %o', (at, closed) => {
  expect(whyClosed('lagos', Date.parse(`${at}+01:00`), CLOSURES)).toEqual(closed);
});

const EVENING = { why: 'hours', opens: '09:00', closes: '21:00' };

it.each([
  ['in winter', '2026-03-02T20:59Z', undefined],
  ['in winter, closed', '2026-03-02T21:00Z', EVENING],
  // By then it is Monday in Lagos.
  ['late on a Sunday', '2026-03-01T23:30Z', { why: 'sunday' }],
  ['in summer', '2026-06-01T08:00Z', undefined],
  ['in summer, closed', '2026-06-01T20:00Z', EVENING],
  ['on its own holiday', '2026-08-31T10:00Z', { why: 'holiday', name: 'Summer Bank Holiday' }],
  ['on a holiday of Nigeria', '2026-12-25T10:00Z', undefined],
])('in London, %s', (_, at, closed) => {
  expect(whyClosed('london', Date.parse(at), CLOSURES)).toEqual(closed);
});
