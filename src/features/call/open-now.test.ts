import { expect, it } from 'vitest';
import { clockTime, exactTime } from '../../lib/time-words';
import { openWords } from './open-now';

const CLOSURES = { lagos: {}, london: {} };
const at = (text: string) => Date.parse(`${text}+01:00`);

// Friday, the 6th of March 2026. Times of day are the reader's, whatever zone this runs in.
it.each([
  ['2026-03-06T10:00', `Open now, until ${clockTime(at('2026-03-06T13:00'))} your time`],
  ['2026-03-06T13:20', `Opens in 40 min, at ${clockTime(at('2026-03-06T14:00'))} your time`],
  ['2026-03-06T06:10', `Opens in 3 h, at ${clockTime(at('2026-03-06T09:00'))} your time`],
  ['2026-03-07T17:00', `Opens ${exactTime(at('2026-03-09T09:00'))}, your time`],
])('at %s in Lagos: %s', (now, words) => {
  expect(openWords('lagos', at(now), CLOSURES)).toBe(words);
});
