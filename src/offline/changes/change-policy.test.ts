import { describe, expect, it } from 'vitest';
import type { AnyChange, DeliveredChange } from '../change-entry';
import { changeSample } from '../doubles/change-samples';
import type { LiveState } from '../entry';
import { nextOfEachRow } from './change-policy';

const parked: LiveState = { kind: 'parked', why: 'No.', isConflict: true, at: 0 };
const done: DeliveredChange['state'] = { kind: 'delivered', at: 0 };

describe('the next change of each row', () => {
  it.each<[string, AnyChange[], number[]]>([
    ['is the first that is not delivered', [changeSample(1, {}, done), changeSample(2)], [2]],
    [
      'is one for each row',
      [changeSample(1), changeSample(2), changeSample(3, { row_id: 'b' })],
      [1, 3],
    ],
    [
      'is no parked one: an event stands for itself',
      [changeSample(1, {}, parked), changeSample(2), changeSample(3, {}, parked)],
      [2],
    ],
    [
      'is not that of somebody else, who does not stand in the way either',
      [changeSample(1, { staff: 'obi' }, parked), changeSample(2)],
      [2],
    ],
  ])('%s', (_title, changes, seqs) => {
    expect(nextOfEachRow(changes, 'ada').map(({ seq }) => seq)).toEqual(seqs);
  });

  it('is nobody’s unless somebody is signed in', () => {
    expect(nextOfEachRow([changeSample(1)], undefined)).toEqual([]);
  });
});
