import { expect, it } from 'vitest';
import type { KeptChange } from '../../offline/changes/kept-change';
import { keptChange } from '../../offline/doubles/change-samples';
import { canBeSentAgain } from './pending-changes';

const parked = (isConflict: boolean): KeptChange['state'] => ({
  kind: 'change-parked',
  why: 'No.',
  isConflict,
  at: 0,
});

it.each<[string, KeptChange['state'] | undefined, boolean]>([
  ['refused by the database', parked(false), true],
  ['overtaken by somebody else, or about a lead that is gone', parked(true), false],
  ['waiting to go out by itself', undefined, false],
])('“Send everything again” sends a change that is %s: %s', (_title, state, expected) => {
  expect(canBeSentAgain(keptChange(1, {}, state))).toBe(expected);
});
