import { expect, it } from 'vitest';
import { pendingState } from './pending-notes';

it.each([
  [[], undefined],
  [['waiting', 'sending'], 'waiting'],
  [['waiting', 'parked'], 'parked'],
] as const)('a row with the changes %o is marked as %s', (states, expected) => {
  expect(pendingState(states.map((state) => ({ state })))).toBe(expected);
});
