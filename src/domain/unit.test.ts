import { describe, expect, it } from 'vitest';
import { fromPrice, unitsIn } from './unit';
import type { UnitGroup } from './unit-group';

const group: UnitGroup = {
  property: 'bloom-towers',
  kind: 'Two-bedroom apartment',
  size: 98,
  bedrooms: 2,
  price: 285_000_000,
  currency: 'NGN',
  aspect: 'Garden',
  units: 'W05-02s W06-02r2026-12-11 W07-02a W08-02n',
};
const dearer = { ...group, price: 318_000_000, units: '7a' };
const statesOn = (day: string) => unitsIn([group], day).map(({ state }) => state);

describe('the units of a group', () => {
  it('have a label, a state and all that the group has; before they are released, no price', () => {
    const [sold, reserved, free, unreleased] = unitsIn([group], '2026-12-01');
    const { units: _, ...shared } = group;
    expect(sold).toEqual({ ...shared, label: 'W05-02', state: 'sold' });
    expect(reserved).toMatchObject({ label: 'W06-02', state: 'reserved', until: '2026-12-11' });
    expect([free?.price, unreleased?.price]).toEqual([285_000_000, null]);
  });

  it('are reserved to the end of the day, and available after that', () => {
    expect(statesOn('2026-12-11')).toEqual(['sold', 'reserved', 'available', 'not_released']);
    expect(statesOn('2026-12-12')).toEqual(['sold', 'available', 'available', 'not_released']);
  });

  it('come in one order, smaller and cheaper ones first, however they are grouped', () => {
    const plots = { ...group, bedrooms: null, kind: 'Plot', units: '10a 7a' };
    const labels = (...groups: UnitGroup[]) =>
      unitsIn(groups, '2026-12-01').map(({ label }) => label);
    const inOrder = ['7', '10', 'W05-02', 'W06-02', 'W07-02', '7', 'W08-02'];
    expect(labels(dearer, group, plots)).toEqual(inOrder);
    const reversed = { ...group, units: group.units.split(' ').reverse().join(' ') };
    expect(labels(plots, reversed, dearer)).toEqual(inOrder);
  });
});

it.each<[string, UnitGroup[], number | null]>([
  ['the lowest', [dearer, group], 285_000_000],
  ['of those that can be had', [dearer, { ...group, units: '1s' }], 318_000_000],
  ['of all where none can', [{ ...group, units: '1s' }], 285_000_000],
  ['told on request', [{ ...group, price: null }], null],
])('from: %s', (_, groups, price) => {
  expect(fromPrice(unitsIn(groups, '2026-12-01'))).toBe(price);
});
