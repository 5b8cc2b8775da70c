import { describe, expect, it } from 'vitest';
import { seenFrom, widthOfView } from './home-tour';

describe('the way to another room', () => {
  it.each([
    [{ x: 3, y: 1 }, 0],
    [{ x: 5, y: 3 }, 90],
    [{ x: 3, y: 5 }, 180],
    [{ x: 1, y: 3 }, -90],
  ])('through %j is seen at %d degrees from north', (through, yaw) => {
    expect(seenFrom({ x: 3, y: 3 }, through).yaw).toBeCloseTo(yaw);
  });

  it('is lower the nearer its door is', () => {
    const near = seenFrom({ x: 3, y: 3 }, { x: 3, y: 2.5 });
    const far = seenFrom({ x: 3, y: 3 }, { x: 3, y: 0 });
    expect(near.pitch).toBeCloseTo(-45);
    expect(far.pitch).toBeGreaterThan(-10);
  });
});

it('a stage twice as wide as high shows more of a room to the sides, and the same of its height', () => {
  expect(widthOfView(60, 1)).toBeCloseTo(60);
  expect(widthOfView(60, 2)).toBeCloseTo(98.2, 1);
});
