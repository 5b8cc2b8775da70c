import { describe, expect, it } from 'vitest';
import { propertyFacts } from '../domain/property-facts';
import { companyHome } from './company-home';

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

  it('omits what a plot of land does not have', () => {
    expect(propertyFacts({ size: '300–600 sqm', type: 'Land' })).toHaveLength(2);
  });
});

it('the company states its properties and clients, as examples, and its years of experience, counted from its founding', () => {
  const years = new Date().getFullYear() - 2017;
  expect(
    companyHome.stats.map(({ figure, label, basis }) => `${figure} ${label}: ${basis}`),
  ).toEqual([
    '50+ properties developed: Example',
    '500+ happy clients: Example',
    `${years}+ years of experience: Since 2017`,
  ]);
});
