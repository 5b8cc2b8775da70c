import { describe, expect, it } from 'vitest';
import { availableText, fromPriceText, unitsIn } from './unit';
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

const sold = { ...group, units: '1s' };
const unsure = { ...group, units: '1s 2r2026-12-11' };
it.each<[string, UnitGroup[], string]>([
  ['the lowest', [dearer, group], 'From ₦285M, 2 of 5 available'],
  ['of those that can be had', [dearer, sold], '₦318M, 1 of 2 available'],
  ['of all where none can', [sold], '₦285M, Sold out'],
  ['of all where one is reserved', [unsure], '₦285M, 0 of 2 available'],
  ['told on request', [{ ...group, price: null }], 'Contact for pricing, 1 of 4 available'],
])('from: %s', (_, groups, text) => {
  const units = unitsIn(groups, '2026-12-01');
  expect(`${fromPriceText(units)}, ${availableText(units)}`).toBe(text);
});
