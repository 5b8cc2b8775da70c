import { expect, it } from 'vitest';
import type { Closures, Office } from './office';
import { officeHours } from './office-hours';

const CLOSURES: Closures = { lagos: { '2026-12-25': 'Christmas Day' }, london: {} };

// The 2nd of March 2026 is a Monday.
it.each<[string, Office, string, boolean, string]>([
  ['before it opens', 'lagos', '2026-03-02T06:00+01:00', false, '2026-03-02T09:00+01:00'],
  ['in the morning', 'lagos', '2026-03-02T09:00+01:00', true, '2026-03-02T13:00+01:00'],
  ['at lunch', 'lagos', '2026-03-02T13:20+01:00', false, '2026-03-02T14:00+01:00'],
  ['in the afternoon', 'lagos', '2026-03-02T17:59+01:00', true, '2026-03-02T18:00+01:00'],
  ['after Saturday', 'lagos', '2026-03-07T16:00+01:00', false, '2026-03-09T09:00+01:00'],
  ['on a holiday', 'lagos', '2026-12-25T10:00+01:00', false, '2026-12-26T10:00+01:00'],
  ['in London’s evening', 'london', '2026-03-02T20:59Z', true, '2026-03-02T21:00Z'],
  ['in British summer', 'london', '2026-06-01T07:30Z', false, '2026-06-01T08:00Z'],
  ['late on London’s Sunday', 'london', '2026-03-01T23:30Z', false, '2026-03-02T09:00Z'],
])('%s, %s is open or opens as it says', (_, office, now, isOpen, until) => {
  expect(officeHours(office, Date.parse(now), CLOSURES)).toEqual({
    isOpen,
    until: Date.parse(until),
  });
});
