import { describe, expect, it } from 'vitest';
import { inBoth, isTiled, UnitSchema } from './drawings';

const plan = { width: 6, depth: 4 };
const room = (name: string, x: number, y: number, width: number, depth: number) => ({
  name,
  x,
  y,
  width,
  depth,
});
const living = room('Living room', 0, 0, 4, 4);

describe('the rooms of a floor plan', () => {
  it('fill it', () => {
    expect(isTiled([living, room('Bedroom', 4, 0, 2, 4)], plan)).toBe(true);
  });

  it.each([
    ['leave a gap', room('Bedroom', 4, 0, 2, 3)],
    ['lie over each other', room('Bedroom', 3, 0, 2, 4)],
    ['reach beyond it', room('Bedroom', 4, 1, 2, 4)],
  ])('may not %s', (_, other) => {
    expect(isTiled([living, other], plan)).toBe(false);
    const unit = { name: 'A home', size: 24, plan };
    expect(UnitSchema.safeParse({ ...unit, rooms: [living, other] }).success).toBe(false);
  });
});

it('an area is given in square metres and in square feet', () => {
  expect(inBoth(42)).toBe('42 sqm (452 sq ft)');
  expect(inBoth(600)).toBe('600 sqm (6,458 sq ft)');
  expect(inBoth(42, 450)).toBe('42 sqm (450 sq ft)');
});
