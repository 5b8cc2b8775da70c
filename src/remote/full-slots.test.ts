import { expect, it } from 'vitest';
import { readFullSlots } from './full-slots';

const AT = Date.parse('2026-11-30T10:00+01:00');

it.each<[string, unknown, string[] | null]>([
  ['no full times', [], []],
  [
    'the full times of both offices',
    [
      { office: 'lagos', starts_at: '2026-11-30T09:00:00+00:00', taken: 3, places: 2 },
      { office: 'london', starts_at: '2026-11-30T09:00:00+00:00', taken: 1, places: 1 },
    ],
    [`lagos ${AT}`, `london ${AT}`],
  ],
  ['a hotspot’s words', 'Welcome', null],
  ['an error', { code: 'PT400', message: 'The range must be 400 days at most.' }, null],
  ['a time that is none', [{ office: 'lagos', starts_at: 'soon' }], null],
])('reads %s', (_, answer, expected) => {
  const full = readFullSlots(answer);
  expect(full && [...full]).toEqual(expected);
});
