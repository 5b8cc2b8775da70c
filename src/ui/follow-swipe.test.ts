import { expect, it } from 'vitest';
import { isSwiped } from './follow-swipe';

it.each([
  ['let go at a third of a phone', 110, 0, 350, false],
  ['swiped over two fifths of a phone', 145, 0, 350, true],
  ['thrown', 60, 0.9, 350, true],
  ['a tap that slipped', 30, 0.9, 350, false],
  ['swiped far, then thrown back', 250, -0.9, 350, false],
  ['no further on a wide screen than on a large phone', 165, 0, 1_200, true],
])('%s', (_, px, speed, width, isMeant) => {
  expect(isSwiped(px, speed, width)).toBe(isMeant);
});
