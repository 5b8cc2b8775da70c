import { describe, expect, it } from 'vitest';
import { keptChange } from '../doubles/change-samples';
import type { KeptChange } from './kept-change';
import { basisOf, nextOfEachRow } from './order';

const parked: KeptChange['state'] = { kind: 'change-parked', why: 'No.', isConflict: true, at: 0 };
const done = (before: string | null, after?: string | null): KeptChange['state'] => ({
  kind: 'change-done',
  at: 0,
  before,
  after,
});

describe('the next change of each row', () => {
  it.each<[string, KeptChange[], number[]]>([
    ['is the first that is not delivered', [keptChange(1, {}, done('t0')), keptChange(2)], [2]],
    ['is one for each row', [keptChange(1), keptChange(2), keptChange(3, { row_id: 'b' })], [1, 3]],
    [
      'is a parked one, which holds back the others',
      [keptChange(1, {}, parked), keptChange(2)],
      [1],
    ],
    [
      'is not that of somebody else, who does not stand in the way either',
      [keptChange(1, { staff: 'obi' }, parked), keptChange(2)],
      [2],
    ],
  ])('%s', (_title, changes, seqs) => {
    expect(nextOfEachRow(changes, 'ada').map(({ seq }) => seq)).toEqual(seqs);
  });

  it('is nobody’s while nobody is signed in', () => {
    expect(nextOfEachRow([keptChange(1)], undefined)).toEqual([]);
  });
});

describe('the state on which a change is made', () => {
  it.each<[string, KeptChange[], string | null]>([
    ['is what was seen', [], 't0'],
    [
      'goes on over what the same person has done since',
      [keptChange(1, {}, done('t0', 't1'))],
      't1',
    ],
    [
      'goes on over several, whatever their order',
      [keptChange(1, {}, done('t1', 't2')), keptChange(2, {}, done('t0', 't1'))],
      't2',
    ],
    [
      'stays before one after which somebody else may have been there',
      [keptChange(1, {}, done('t0'))],
      't0',
    ],
    [
      'does not go on over somebody else’s',
      [keptChange(1, { staff: 'obi' }, done('t0', 't1'))],
      't0',
    ],
    ['does not go on over what began elsewhere', [keptChange(1, {}, done('t5', 't6'))], 't0'],
    [
      'comes to an end where it goes there and back',
      [keptChange(1, {}, done('t0', 't1')), keptChange(2, {}, done('t1', 't0'))],
      't0',
    ],
  ])('%s', (_title, changes, basis) => {
    expect(basisOf(keptChange(9, { seen: 't0' }), changes)).toBe(basis);
  });
});
