import { expect, it } from 'vitest';
import { isWaiting } from './pending-notes';

it.each([
  [[], false],
  [['waiting', 'sending'], true],
  [['waiting', 'parked'], false],
] as const)('a row with the changes %o waits: %s', (states, expected) => {
  expect(isWaiting(states.map((state) => ({ state })))).toBe(expected);
});
