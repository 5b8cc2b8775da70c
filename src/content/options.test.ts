import { expect, it } from 'vitest';
import { contactInterests } from './interests';
import { paymentCurrencies, paymentProperties, paymentTypes, tourProperties } from './options';

const DEVELOPMENTS = [
  'Citadel Views 1.0 Phase 2',
  'Bloom Towers',
  'Capital Gardens (Land)',
  "No. 30 St Paul's (UK)",
];

it('offers eight subjects for an enquiry', () => {
  expect(contactInterests).toEqual([
    ...DEVELOPMENTS,
    'General Inquiry',
    'UK Investment Opportunities',
    'Nigeria Investment Opportunities',
    'Custom Development Inquiry',
  ]);
});

it('offers tours of seven properties', () => {
  expect(tourProperties).toEqual([
    ...DEVELOPMENTS,
    'Lolite by Gracias',
    'Gracias Morganite',
    'Sapphire Coastal',
  ]);
});

it('takes payments for four properties, or another amount', () => {
  expect(paymentProperties).toEqual([...DEVELOPMENTS, 'Custom Amount']);
});

it('knows four kinds of payment', () => {
  expect(paymentTypes).toEqual([
    'Initial Deposit',
    'Installment Payment',
    'Final Payment',
    'Consultation Fee',
  ]);
});

it('takes dollars, unless pounds or naira are chosen', () => {
  expect(paymentCurrencies.map(({ code, label }) => [code, label])).toEqual([
    ['USD', 'USD ($)'],
    ['GBP', 'GBP (£)'],
    ['NGN', 'NGN (₦)'],
  ]);
});

it('has no option without a value: a list may not carry an empty one', () => {
  const all = [contactInterests, tourProperties, paymentProperties, paymentTypes].flat();
  expect(all.every((option) => option.trim() !== '')).toBe(true);
});
