import { expect, it } from 'vitest';
import { nextIndex } from './tabs';

it.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 3, 0],
  ['ArrowLeft', 0, 3],
  ['ArrowLeft', 2, 1],
  ['Home', 2, 0],
  ['End', 1, 3],
  ['Tab', 1, undefined],
])('%s moves from tab %i of four to %s', (key, index, next) => {
  expect(nextIndex(key, index, 4)).toBe(next);
});
