import { expect, it } from 'vitest';
import type { Answers } from '../../domain/answers';
import { furnitureOf, windowsOf } from '../../domain/furniture';
import { roomLabel } from './floor-plan';

const label = (name: string, width: number, depth: number) =>
  roomLabel(name, `${width} × ${depth}`, { width, depth }, 0.3);
const whole = { isSmaller: false, isTurned: false, hasSides: true };

it.each([
  ['has its sides below it', 'Living room', 4, 3, { lines: ['Living room', '4 × 3'], ...whole }],
  [
    'breaks, without sides',
    'Guest toilet',
    1.3,
    1,
    { lines: ['Guest', 'toilet'], hasSides: false },
  ],
  ['is turned in a narrow room', 'Wardrobe', 0.6, 2, { lines: ['Wardrobe'], isTurned: true }],
])('the name of a room %s', (_, name, width, depth, expected) => {
  expect(label(name, width, depth)).toMatchObject(expected);
  expect(() => label('Wardrobe', 0.6, 0.6)).toThrow('“Wardrobe” does not fit');
});

const files = import.meta.glob<Answers>('../../content/answers/*.yaml', {
  import: 'default',
  eager: true,
});

it('in every plan beds, kitchens and toilets have a place, and where one sleeps or sits there is a window', () => {
  for (const { plan, facades = [], ...drawn } of Object.values(files).flatMap(
    ({ units }) => units,
  )) {
    for (const rooms of plan
      ? (drawn.storeys?.map((one) => one.rooms) ?? [drawn.rooms ?? []])
      : []) {
      const kinds = plan
        ? furnitureOf(rooms, plan)
            .map(({ kind }) => kind)
            .sort()
        : [];
      const has = (kind: string) => kinds.filter((one) => one === kind).length;
      const called = (name: RegExp) => rooms.filter((room) => name.test(room.name)).length;
      expect(has('bed')).toBe(called(/^Bedroom/));
      expect(has('worktop')).toBe(called(/^Kitchen/));
      expect(has('toilet')).toBe(called(/^(Bathroom|Shower room|Guest toilet)/));
      const windows = plan ? windowsOf(rooms, plan, facades).length : 0;
      expect(windows).toBeGreaterThanOrEqual(called(/^(Bedroom|Living)/));
    }
  }
});
