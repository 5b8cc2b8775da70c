import { describe, expect, it } from 'vitest';
import {
  bandLabels,
  bandsOf,
  countFilters,
  NO_FILTERS,
  type PropertyFilters,
  readFilters,
  writeFilters,
} from './property-filter';

describe('the address', () => {
  it('contains the active filters and nothing else', () => {
    expect(writeFilters(NO_FILTERS)).toBe('');
    expect(writeFilters({ ...NO_FILTERS, search: '   ' })).toBe('');
    expect(writeFilters({ ...NO_FILTERS, search: 'lekki ', location: 'lagos' })).toBe(
      '?search=lekki+&location=lagos',
    );
  });

  it('round-trips', () => {
    const filters: PropertyFilters = {
      search: 'St Paul’s & more',
      location: 'new-york',
      type: 'condo',
      price: '500k-1m',
      status: 'pre-launch',
    };
    expect(readFilters(writeFilters(filters))).toEqual(filters);
  });

  it.each([
    '?location=mars&type=&price=cheap&status=sold',
    '?utm_source=newsletter',
    '?location=LAGOS',
    '',
  ])('%s sets no filter', (query) => {
    expect(readFilters(query)).toEqual(NO_FILTERS);
  });

  it('counts filters, but not the search', () => {
    expect(countFilters({ ...NO_FILTERS, search: 'lekki' })).toBe(0);
    expect(countFilters({ ...NO_FILTERS, type: 'land', status: 'available' })).toBe(2);
  });
});

const rates = { perDollar: { USD: 1, NGN: 1500, GBP: 0.75 } };
describe('a price on the boundary belongs to one band only', () => {
  it.each([
    [99_999, 'USD', 'under-100k'],
    [100_000, 'USD', '100k-500k'],
    [499_999, 'USD', '100k-500k'],
    [500_000, 'USD', '500k-1m'],
    [999_999, 'USD', '500k-1m'],
    [1_000_000, 'USD', 'above-1m'],
    [149_999_999, 'NGN', 'under-100k'],
    [150_000_000, 'NGN', '100k-500k'],
    [74_999, 'GBP', 'under-100k'],
    [75_000, 'GBP', '100k-500k'],
    [750_000, 'GBP', 'above-1m'],
  ] as const)('%d %s: %s', (amount, currency, band) => {
    const listPrice = { amount, currency, isFrom: false };
    expect(bandsOf({ listPrice }, rates)).toEqual([band]);
  });

  it('a range of prices belongs to every band it overlaps', () => {
    const listPrice = { amount: 200_000, currency: 'USD', isFrom: false } as const;
    const priceRange = { from: 99_000, to: 500_000, currency: 'USD' } as const;
    expect(bandsOf({ listPrice, priceRange }, rates)).toEqual([
      'under-100k',
      '100k-500k',
      '500k-1m',
    ]);
  });
});

it.each([
  ['USD', ['Under $100k', '$100k to $500k', '$500k to $1M', 'Above $1M']],
  ['NGN', ['Under ₦150M', '₦150M to ₦750M', '₦750M to ₦1,500M', 'Above ₦1,500M']],
  ['GBP', ['Under £75k', '£75k to £375k', '£375k to £750k', 'Above £750k']],
] as const)('labels the bands in %s', (currency, labels) => {
  expect(Object.values(bandLabels(currency, rates))).toEqual(labels);
});
