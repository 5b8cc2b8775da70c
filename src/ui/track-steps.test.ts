import { expect, it } from 'vitest';
import { swipe, wrapStep } from './track-steps';

it.each([
  ['goes on', 0, 1, { from: 0, to: 1 }],
  ['goes on from the last slide to the copy of the first', 2, 1, { from: 2, to: 3 }],
  ['goes on from the copy as if it were the first', 3, 1, { from: 0, to: 1 }],
  ['goes back', 2, -1, { from: 2, to: 1 }],
  ['goes back from the first slide to the last', 0, -1, { from: 3, to: 2 }],
  ['goes back from the copy to the last', 3, -1, { from: 3, to: 2 }],
] as const)('%s', (_, position, by, expected) => {
  expect(wrapStep(position, by, 3)).toEqual(expected);
});

it.each([
  [80, 10, 'back'],
  [-80, 10, 'on'],
  [20, 0, null],
  [60, 90, null],
] as const)('a swipe of %d px right and %d px down means %s', (dx, dy, meaning) => {
  expect(swipe(dx, dy)).toBe(meaning);
});
