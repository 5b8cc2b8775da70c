import { expect, it } from 'vitest';
import { currencyLabel } from '../domain/currency';
import { contactInterests } from './interests';
import { paymentCurrencies, paymentProperties, paymentTypes } from './payment-options';
import { properties } from './properties';
import { propertyNames, slugOf } from './property-names';
import { tourProperties } from './tour-options';
import { viewingProperties } from './viewing';

const DEVELOPMENTS = [
  'Citadel Views 1.0 Phase 2',
  'Bloom Towers',
  'Capital Gardens (Land)',
  "No. 30 St Paul's (UK)",
  'Brum Height 7',
];

it('offers nine subjects for an enquiry', () => {
  expect(contactInterests).toEqual([
    ...DEVELOPMENTS,
    'General Inquiry',
    'UK Investment Opportunities',
    'Nigeria Investment Opportunities',
    'Custom Development Inquiry',
  ]);
});

it('offers tours of eight properties', () => {
  expect(tourProperties).toEqual([
    ...DEVELOPMENTS,
    'Lolite by Gracias',
    'Gracias Morganite',
    'Sapphire Coastal',
  ]);
});

it('accepts payments for five properties, or a custom amount', () => {
  expect(paymentProperties).toEqual([...DEVELOPMENTS, 'Custom Amount']);
});

it('has four kinds of payment', () => {
  expect(paymentTypes).toEqual([
    'Initial Deposit',
    'Installment Payment',
    'Final Payment',
    'Consultation Fee',
  ]);
});

it('defaults to dollars, with pounds and naira as alternatives', () => {
  expect(paymentCurrencies.map((code) => [code, currencyLabel(code)])).toEqual([
    ['USD', 'USD ($)'],
    ['GBP', 'GBP (£)'],
    ['NGN', 'NGN (₦)'],
  ]);
});

const lists = { contactInterests, tourProperties, paymentProperties, viewingProperties };

it.each(properties.map(({ slug }) => [slug] as const))(
  '%s is in every list under the same name',
  (slug) => {
    expect(slugOf(propertyNames[slug])).toBe(slug);
    for (const options of Object.values(lists)) expect(options).toContain(propertyNames[slug]);
  },
);

it('has names for properties only', () => {
  expect(Object.keys(propertyNames).sort()).toEqual(properties.map(({ slug }) => slug).sort());
  expect(slugOf(null)).toBeNull();
  expect(slugOf('toString')).toBeNull();
});
