import { expect, it } from 'vitest';
import { changeSample } from '../../offline/doubles/change-samples';
import type { LiveState } from '../../offline/entry';
import { canBeSentAgain, dashboardAddress } from './pending-changes';

const refused: LiveState = { kind: 'parked', why: 'No.', at: 0 };
const overtaken: LiveState = { ...refused, isConflict: true };

it.each<[string, LiveState | undefined, boolean]>([
  ['refused by the database', refused, true],
  ['overtaken by somebody else, or about a lead that is gone', overtaken, false],
  ['waiting to go out by itself', undefined, false],
])('“Send everything again” sends a change that is %s: %s', (_title, state, expected) => {
  const changes = [changeSample(1, { row_id: 'a' }), changeSample(2, { row_id: 'b' }, state)];
  expect(changes.map(canBeSentAgain)).toEqual([false, expected]);
  expect(dashboardAddress(changes)).toBe(state ? '/admin?tab=leads&row=b' : '/admin');
});
