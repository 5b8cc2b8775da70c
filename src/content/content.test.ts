import { describe, expect, it } from 'vitest';
import { propertyFacts } from '../domain/property-facts';
import { company } from './company';

describe('a specification', () => {
  it('shows counts, ranges and parking in words', () => {
    expect(
      propertyFacts({ size: '90 sqm', type: 'Flat', bedrooms: { from: 1, to: 3 }, parking: 2 }),
    ).toEqual([
      { label: 'Size', value: '90 sqm' },
      { label: 'Type', value: 'Flat' },
      { label: 'Bedrooms', value: '1–3' },
      { label: 'Parking', value: '2 spaces' },
    ]);
  });

  it('leaves out what a plot of land does not have', () => {
    expect(propertyFacts({ size: '300–600 sqm', type: 'Land' })).toHaveLength(2);
  });
});

it('lists four social links and two offices', () => {
  expect(company.social).toHaveLength(4);
  expect(company.offices.map((office) => office.city)).toEqual(['Lagos', 'London']);
});
