import { expect, it } from 'vitest';
import { isThrownAway } from './follow-pull';

it.each([
  ['let go at a third', 100, 0, false],
  ['pulled over two fifths of its length', 150, 0, true],
  ['thrown', 30, 0.9, true],
  ['pulled far, then thrown back up', 250, -0.9, false],
  ['pulled far, and drifting up a little', 250, -0.1, true],
])('%s', (_, px, speed, isAway) => {
  expect(isThrownAway(px, speed, 300)).toBe(isAway);
});
