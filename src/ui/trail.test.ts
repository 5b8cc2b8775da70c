import { expect, it } from 'vitest';
import { createTrail } from './follow-pull';

it('knows the speed of the last moment, not that of the whole way', () => {
  const trail = createTrail();
  expect([trail.last(), trail.speedAt(0)]).toEqual([undefined, 0]);
  for (const [px, at] of [
    [0, 0],
    [300, 100],
    [310, 200],
    [320, 220],
  ] as const)
    trail.add(px, at);
  expect(trail.last()).toBe(320);
  expect(trail.speedAt(220)).toBe(0.5);
  // It rests.
  expect(trail.speedAt(700)).toBe(0);
});
