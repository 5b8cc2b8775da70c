import { expect, it } from 'vitest';
import { closures } from '../../content/holidays.generated';
import type { Office } from '../../domain/office';
import { closedWords } from './move-form';

it.each<[Office, string, string | undefined]>([
  ['lagos', '2026-11-29T03:00+01:00', 'The Lagos office is closed on Sundays.'],
  [
    'lagos',
    '2026-11-30T08:00+01:00',
    'The Lagos office is closed then. That day it is open from 09:00 to 18:00.',
  ],
  ['lagos', '2026-11-30T13:30+01:00', 'The Lagos office is closed for lunch then.'],
  ['lagos', '2026-12-25T10:00+01:00', 'The Lagos office is closed that day: Christmas Day.'],
  ['lagos', '2026-11-30T10:00+01:00', undefined],
  ['london', '2026-11-30T19:00+00:00', undefined],
  [
    'london',
    '2026-11-30T22:00+00:00',
    'The London office is closed then. That day it is open from 09:00 to 21:00, London time.',
  ],
])('of %s at %s: %s', (office, at, words) => {
  expect(closedWords(office, Date.parse(at), closures)).toBe(words);
});
