import { describe, expect, it } from 'vitest';
import {
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
