import { expect, it } from 'vitest';
import { askFullSlots } from './full-slots';

const AT = Date.parse('2026-11-30T10:00+01:00');

it.each<[string, unknown, string[] | undefined]>([
  ['no full times', [], []],
  [
    'the full times of both offices',
    [
      { office: 'lagos', starts_at: '2026-11-30T09:00:00+00:00', taken: 3, places: 2 },
      { office: 'london', starts_at: '2026-11-30T09:00:00+00:00', taken: 1, places: 1 },
    ],
    [`lagos ${AT}`, `london ${AT}`],
  ],
  ['a hotspot’s words', 'Welcome', undefined],
  ['an error', { code: 'PT400', message: 'The range must be 400 days at most.' }, undefined],
  ['a time that is none', [{ office: 'lagos', starts_at: 'soon', taken: 1, places: 1 }], undefined],
])('reads %s', async (_, answer, expected) => {
  const database = { url: '', key: '', fetch: async () => Response.json(answer) };
  const full = await askFullSlots(database, '2026-11-30', '2026-12-01');
  expect(full && [...full]).toEqual(expected);
});
