import { expect, it } from 'vitest';
import { changeSample } from '../../offline/doubles/change-samples';
import type { LiveState } from '../../offline/entry';
import { canBeSentAgain } from './pending-changes';

const parked = (isConflict: boolean): LiveState => ({
  kind: 'parked',
  why: 'No.',
  isConflict,
  at: 0,
});

it.each<[string, LiveState | undefined, boolean]>([
  ['refused by the database', parked(false), true],
  ['overtaken by somebody else, or about a lead that is gone', parked(true), false],
  ['waiting to go out by itself', undefined, false],
])('“Send everything again” sends a change that is %s: %s', (_title, state, expected) => {
  expect(canBeSentAgain(changeSample(1, {}, state))).toBe(expected);
});
