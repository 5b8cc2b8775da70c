import { expect, it } from 'vitest';
import { bothClocks } from './row-facts';

it.each([
  ['2026-11-27 09:00:00+00', null, 'Fri 27 Nov, 10:00 Lagos time'],
  ['2026-11-27 09:00:00+00', 'Africa/Lagos', 'Fri 27 Nov, 10:00 Lagos time'],
  ['2026-11-27 09:00:00+00', 'America/Chicago', 'Fri 27 Nov, 10:00 Lagos time; 03:00 in Chicago'],
  [
    '2026-11-27T03:00:00+00:00',
    'America/New_York',
    'Fri 27 Nov, 04:00 Lagos time; Thursday, 22:00 in New York',
  ],
  ['2026-11-27 09:00:00+00', 'Mars/Olympus', 'Fri 27 Nov, 10:00 Lagos time'],
  ['2026-11-27 09:00:00+00', 'constructor', 'Fri 27 Nov, 10:00 Lagos time'],
  ['2026-11-27 09:00:00+00', 'A+99', 'Fri 27 Nov, 10:00 Lagos time'],
])('an appointment at %s with somebody in %s', (at, zone, words) => {
  expect(bothClocks(at, zone)).toBe(words);
});
