import { describe, expect, it } from 'vitest';
import { seenOf, withShownNotes } from '../../domain/seen';
import { changeSample, statusChange } from '../doubles/change-samples';
import type { LiveState } from '../entry';
import type { AnyChange, DeliveredChange } from './change-entry';
import { basisOf, nextOfEachRow } from './change-policy';

const LATER = { updated_at: '2026-11-21T09:05:00Z' };
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
      'is a parked one, which holds back the others',
      [changeSample(1, {}, parked), changeSample(2)],
      [1],
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

describe('the state on which a change is made', () => {
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
    expect(basisOf(statusChange({ seen: 't0' }), changes)).toBe(basis);
  });
});

describe('notes', () => {
  const row = (updated_at: string, notes: string) =>
    seenOf({ updated_at, status: 'new', notes }) ?? '';
  const before = row('2026-11-21T09:00:00Z', 'Called');
  const after = row('2026-11-21T09:05:00Z', 'Wants two rooms');
  const rewritten = changeSample(1, { action: 'notes', value: '' }, done(before, after));
  const basedOn = (seen: string) =>
    basisOf(statusChange({ action: 'notes', value: 'Sold', seen }), [rewritten]);

  it('do not replace those that the same person has saved in another tab since', () => {
    const seen = withShownNotes(before, 'Called');
    expect(basedOn(seen)).toBe(seen);
  });

  it('replace those that were on the screen, although they were still waiting to be sent', () => {
    expect(basedOn(withShownNotes(before, 'Wants two rooms'))).toBe(after);
  });

  it('go on over a change of the status', () => {
    const contacted = seenOf({ ...LATER, status: 'contacted', notes: 'Called' });
    const change = statusChange({
      action: 'notes',
      value: 'Sold',
      seen: withShownNotes(before, 'Called'),
    });
    expect(basisOf(change, [changeSample(1, {}, done(before, contacted))])).toBe(contacted);
  });

  it('of an earlier release, which did not record what was on the screen, go on as they did', () => {
    expect(basedOn(before)).toBe(after);
  });
});
