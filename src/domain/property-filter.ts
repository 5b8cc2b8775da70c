import type { Property } from './property';
import { STATUS_LABELS } from './property-facts.ts';

/** Where each band of prices begins, in dollars. It ends below the next, so that every price is in exactly one. */
export const PRICE_BANDS: Record<string, number> = {
  'under-100k': 0,
  '100k-500k': 100_000,
  '500k-1m': 500_000,
  'above-1m': 1_000_000,
};

type Filter<Value extends string> = { label: string; values: Record<'all' | Value, string> };
type FilterTable = {
  location: Filter<Property['place']>;
  type: Filter<Property['type']>;
  price: Filter<string>;
  status: Filter<Property['status']>;
};

/** What the list can be filtered by, with the labels of the values, in the order in which they are offered. */
export const FILTERS: FilterTable = {
  location: {
    label: 'Location',
    values: {
      all: 'All locations',
      lagos: 'Lagos',
      abuja: 'Abuja',
      birmingham: 'Birmingham',
      dubai: 'Dubai',
      'new-york': 'New York',
    },
  },
  type: {
    label: 'Type',
    values: {
      all: 'All types',
      apartment: 'Apartment',
      land: 'Land',
      house: 'House',
      condo: 'Condo',
      villa: 'Villa',
    },
  },
  price: {
    label: 'Price',
    // Labelled in the visitor's currency (`price-bands.ts`).
    values: {
      all: 'Any price',
      ...Object.fromEntries(Object.keys(PRICE_BANDS).map((band) => [band, band])),
    },
  },
  status: { label: 'Status', values: { all: 'Any status', ...STATUS_LABELS } },
};

export const FILTER_NAMES = ['location', 'type', 'price', 'status'] as const;
type FilterName = (typeof FILTER_NAMES)[number];

/** The chosen value of each filter, and the search text as typed. */
export type PropertyFilters = Record<FilterName | 'search', string>;

export const NO_FILTERS: PropertyFilters = {
  search: '',
  location: 'all',
  type: 'all',
  price: 'all',
  status: 'all',
};

/** Reads the filters from an address; invalid values are ignored. */
export function readFilters(query: string): PropertyFilters {
  const params = new URLSearchParams(query);
  const filters = { ...NO_FILTERS, search: params.get('search') ?? '' };
  for (const name of FILTER_NAMES) {
    const value = params.get(name) ?? 'all';
    if (Object.hasOwn(FILTERS[name].values, value)) filters[name] = value;
  }
  return filters;
}

/** The filters as a query string starting with `?`; empty if nothing is filtered. */
export function writeFilters(filters: PropertyFilters): string {
  const params = new URLSearchParams();
  if (filters.search.trim()) params.set('search', filters.search);
  for (const name of FILTER_NAMES) {
    if (filters[name] !== 'all') params.set(name, filters[name]);
  }
  const query = params.toString();
  return query && `?${query}`;
}

/** How many filters are set, not counting the search. */
export function countFilters(filters: PropertyFilters): number {
  return FILTER_NAMES.filter((name) => filters[name] !== 'all').length;
}

type Filterable = Pick<Property, 'place' | 'type' | 'status'> & { bands: string[] };

/** The matching properties, in their original order; `isFound`: whether the search finds one (`property-search.ts`). */
export function filterProperties<P extends Filterable>(
  properties: P[],
  filters: PropertyFilters,
  isFound: (property: P) => boolean,
): P[] {
  return properties.filter(
    (property) =>
      (filters.location === 'all' || property.place === filters.location) &&
      (filters.type === 'all' || property.type === filters.type) &&
      (filters.status === 'all' || property.status === filters.status) &&
      (filters.price === 'all' || property.bands.includes(filters.price)) &&
      isFound(property),
  );
}
