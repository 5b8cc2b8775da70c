import { expect, it } from 'vitest';
import { isEnough, resisted } from './gestures';

it('follows a finger at first, gives way less and less, and never upwards', () => {
  expect(resisted(-50)).toBe(0);
  expect(resisted(4)).toBeCloseTo(4, 0);
  const far = [100, 200, 400, 4_000].map(resisted);
  expect(far).toEqual([...far].sort((one, other) => one - other));
  expect(Math.max(...far)).toBeLessThanOrEqual(128);
});

it.each([
  [60, false],
  [100, false],
  [120, true],
  [400, true],
])('a pull of %d px loads the list again: %s', (px, isMeant) => {
  expect(isEnough(resisted(px))).toBe(isMeant);
});
