import { expect, it } from 'vitest';
import type { Answers } from '../../domain/answers';
import { furnitureOf, windowsOf } from '../../domain/furniture';
import { roomLabel } from './floor-plan';

const label = (name: string, width: number, depth: number) =>
  roomLabel(name, `${width} × ${depth}`, { width, depth }, 0.3);

it.each([
  ['has its sides below it', 'Living room', 4, 3, { lines: ['Living room', '4 × 3'] }],
  ['breaks where the room is small', 'Guest toilet', 1.3, 1, { lines: ['Guest', 'toilet'] }],
  ['is turned in a narrow room', 'Wardrobe', 0.6, 2, { lines: ['Wardrobe'], isTurned: true }],
])('the name of a room %s', (_, name, width, depth, expected) => {
  expect(label(name, width, depth)).toMatchObject(expected);
  expect(() => label('Wardrobe', 0.6, 0.6)).toThrow('“Wardrobe” does not fit');
});

const files = import.meta.glob<Answers>('../../content/answers/*.yaml', {
  import: 'default',
  eager: true,
});

const drawn = Object.values(files).flatMap(({ units }) => units);

it.each(
  drawn.flatMap(({ name, plan, facades = [], rooms = [], storeys = [{ rooms }] }) =>
    plan ? storeys.map((storey) => ({ name, plan, facades, rooms: storey.rooms })) : [],
  ),
)(
  'in $name all furniture has a place, and where one sleeps or sits there is a window',
  ({ plan, facades, rooms }) => {
    const kinds = furnitureOf(rooms, plan).map(({ kind }) => kind);
    const has = (kind: string) => kinds.filter((one) => one === kind).length;
    const called = (name: RegExp) => rooms.filter((room) => name.test(room.name)).length;
    expect(has('bed')).toBe(called(/^Bedroom/));
    expect(has('worktop')).toBe(called(/^Kitchen/));
    expect(has('toilet')).toBe(called(/^(Bathroom|Shower room|Guest toilet)/));
    expect(windowsOf(rooms, plan, facades).length).toBeGreaterThanOrEqual(
      called(/^(Bedroom|Living)/),
    );
  },
);
