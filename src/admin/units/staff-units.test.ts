import { describe, expect, it } from 'vitest';
import type { Change, PendingChange } from '../../domain/change';
import type { UnitState } from '../../domain/unit';
import { someUnit } from '../doubles/rows';
import { choicesFor, unitsToday } from './staff-units';

const unit = someUnit({ state: 'reserved', reserved_until: '2026-12-11' });
const sold: Change = {
  table: 'changes',
  row_table: 'units',
  action: 'unit',
  row_id: unit.id,
  value: { kind: 'state', state: 'sold', reserved_until: null },
  staff: 'ada',
};
const shown = (day: string, state?: PendingChange['state']) =>
  unitsToday([unit], state ? [{ change: sold, state }] : [], day);

describe('a unit on the dashboard', () => {
  it('is reserved to the end of its last day, and then available', () => {
    expect(shown('2026-12-11')).toEqual([unit]);
    expect(shown('2026-12-12')).toEqual([{ ...unit, state: 'available', reserved_until: null }]);
  });

  it('is shown as sold at once, before the database knows, and as before if that was refused', () => {
    const isSold = [{ ...unit, state: 'sold', reserved_until: null }];
    expect(shown('2026-12-01', 'waiting')).toEqual(isSold);
    expect(shown('2026-12-01', 'sending')).toEqual(isSold);
    expect(shown('2026-12-01', 'parked')).toEqual([unit]);
  });
});

it.each<[string, boolean, UnitState, UnitState[]]>([
  ['an agent reserves and sells', false, 'available', ['reserved', 'sold']],
  ['an agent does not release', false, 'not_released', []],
  ['an agent does not take back', false, 'sold', []],
  ['an administrator releases', true, 'not_released', ['available', 'reserved', 'sold']],
  ['an administrator takes back', true, 'sold', ['available', 'reserved', 'not_released']],
])('%s', (_, isAdmin, state, choices) => {
  expect(choicesFor(isAdmin, state)).toEqual(choices);
});
