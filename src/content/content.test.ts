import { describe, expect, it } from 'vitest';
import { PropertySchema } from '../domain/property';
import { propertyFacts } from '../domain/property-facts';
import { company } from './company';
import { citadelViews, properties } from './properties';

describe('properties', () => {
  it.each(properties.map((property) => [property.slug, property] as const))(
    '%s says what its page needs',
    (_, property) => {
      expect(PropertySchema.parse(property)).toEqual(property);
    },
  );

  it('have an address of their own', () => {
    expect(new Set(properties.map((property) => property.slug)).size).toBe(properties.length);
  });

  it.each([-3, 0, 1.5])('refuse %d bedrooms', (bedrooms) => {
    const faulty = {
      ...citadelViews,
      specifications: { ...citadelViews.specifications, bedrooms },
    };
    expect(PropertySchema.safeParse(faulty).success).toBe(false);
  });

  it('refuse a range that goes down', () => {
    const bathrooms = { from: 3, to: 1 };
    const faulty = {
      ...citadelViews,
      specifications: { ...citadelViews.specifications, bathrooms },
    };
    expect(PropertySchema.safeParse(faulty).success).toBe(false);
  });
});

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
