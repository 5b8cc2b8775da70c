import { describe, expect, it } from 'vitest';
import { propertyFacts } from '../domain/property-facts';
import { company } from './company';
import { companyHome } from './company-home';
import testimonials from './testimonials.yaml';

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

it('lists four social links and two offices', () => {
  expect(company.social).toHaveLength(4);
  expect(company.offices.map((office) => office.city)).toEqual(['Lagos', 'London']);
});

describe('the company', () => {
  it('states since when it exists and whom it serves', () => {
    expect(company.founded).toBe(2017);
    expect(companyHome.tagline).toBe(
      'Premium Real Estate Solutions for Nigerians at Home & Abroad',
    );
  });

  it('states its properties and clients, as examples, and its years of experience, counted from its founding', () => {
    const years = new Date().getFullYear() - 2017;
    expect(
      companyHome.stats.map(({ figure, label, basis }) => `${figure} ${label}: ${basis}`),
    ).toEqual([
      '50+ properties developed: Example',
      '500+ happy clients: Example',
      `${years}+ years of experience: Since 2017`,
    ]);
  });

  it('has the specified hours', () => {
    expect(company.hours).toBe('Mon–Fri 9AM–6PM');
    expect(company.openingTimes.map(({ hours }) => hours)).toEqual([
      '9:00 AM – 6:00 PM',
      '10:00 AM – 4:00 PM',
      'Closed',
    ]);
  });

  it('has testimonials of three clients, with names and places', () => {
    expect(testimonials).toHaveLength(3);
    for (const { text, author, location } of testimonials) {
      expect([text, author, location]).not.toContain('');
    }
  });
});
