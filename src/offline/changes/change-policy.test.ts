import { describe, expect, it } from 'vitest';
import { changeSample, statusChange, subscriberChange } from '../doubles/change-samples';
import type { LiveState } from '../entry';
import type { AnyChange, DeliveredChange } from './change-entry';
import { basisOf, nextOfEachRow } from './change-policy';

const reader = subscriberChange();
const parked: LiveState = { kind: 'parked', why: 'No.', isConflict: true, at: 0 };
const done = (before: string | null, after?: string | null): DeliveredChange['state'] => ({
  kind: 'delivered',
  at: 0,
  before,
  after,
});

describe('the next change of each row', () => {
  it.each<[string, AnyChange[], number[]]>([
    ['is the first that is not delivered', [changeSample(1, {}, done('t0')), changeSample(2)], [2]],
    [
      'is one for each row',
      [changeSample(1), changeSample(2), changeSample(3, { row_id: 'b' })],
      [1, 3],
    ],
    [
      'is, of a subscriber, a parked one, which holds back the others',
      [changeSample(1, reader, parked), changeSample(2, reader)],
      [1],
    ],
    [
      'is, of a lead, no parked one: an event stands for itself',
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

describe('the state on which a subscriber is changed', () => {
  it.each<[string, AnyChange[], string | null]>([
    ['is what was seen', [], 't0'],
    [
      'goes on over what the same person has done since',
      [changeSample(1, {}, done('t0', 't1'))],
      't1',
    ],
    [
      'goes on over several, whatever their order',
      [changeSample(1, {}, done('t1', 't2')), changeSample(2, {}, done('t0', 't1'))],
      't2',
    ],
    [
      'stays before one after which somebody else may have been there',
      [changeSample(1, {}, done('t0'))],
      't0',
    ],
    [
      'does not go on over somebody else’s',
      [changeSample(1, { staff: 'obi' }, done('t0', 't1'))],
      't0',
    ],
    ['does not follow steps that began elsewhere', [changeSample(1, {}, done('t5', 't6'))], 't0'],
    [
      'comes to an end where it goes there and back',
      [changeSample(1, {}, done('t0', 't1')), changeSample(2, {}, done('t1', 't0'))],
      't0',
    ],
  ])('%s', (_title, changes, basis) => {
    expect(basisOf(subscriberChange({ seen: 't0' }), changes)).toBe(basis);
  });
});

it('an event is made on no state: the database puts it in its order', () => {
  expect(basisOf(statusChange(), [changeSample(1, {}, done(null, 't1'))])).toBeNull();
});
