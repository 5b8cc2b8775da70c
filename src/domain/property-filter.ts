import { inDollars, type Rates } from './money';
import { plainWords } from './plain-words';
import type { Property } from './property';
import { PROPERTY_PLACES, PROPERTY_STATUSES, PROPERTY_TYPES } from './property-options';

/** In dollars; the upper bound is exclusive, so that every price is in exactly one band. */
const PRICE_BANDS = {
  'under-100k': [0, 100_000],
  '100k-500k': [100_000, 500_000],
  '500k-1m': [500_000, 1_000_000],
  'above-1m': [1_000_000, Number.POSITIVE_INFINITY],
} as const;

type PriceBand = keyof typeof PRICE_BANDS;

/** What the list can be filtered by, with the values beside `all`. */
export const FILTER_VALUES = {
  location: PROPERTY_PLACES,
  type: PROPERTY_TYPES,
  price: Object.keys(PRICE_BANDS) as readonly PriceBand[],
  status: PROPERTY_STATUSES,
} as const;

export type PropertyFilterName = keyof typeof FILTER_VALUES;
export const FILTER_NAMES = Object.keys(FILTER_VALUES) as readonly PropertyFilterName[];

/** The chosen value of each filter, and the search text as typed. */
export type PropertyFilters = {
  [Name in PropertyFilterName]: 'all' | (typeof FILTER_VALUES)[Name][number];
} & { search: string };

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
  const read = <T extends string>(name: string, values: readonly T[]): T | 'all' =>
    values.find((value) => value === params.get(name)) ?? 'all';
  return {
    search: params.get('search') ?? '',
    location: read('location', FILTER_VALUES.location),
    type: read('type', FILTER_VALUES.type),
    price: read('price', FILTER_VALUES.price),
    status: read('status', FILTER_VALUES.status),
  };
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

type Filterable = Pick<Property, 'place' | 'type' | 'status' | 'listPrice' | 'priceRange'>;

/**
 * The matching properties, in their original order.
 * @param wordsOf the words a property can be found by
 */
export function filterProperties<P extends Filterable>(
  properties: P[],
  filters: PropertyFilters,
  rates: Rates,
  wordsOf: (property: P) => string,
): P[] {
  const words = plainWords(filters.search);
  return properties.filter(
    (property) =>
      (filters.location === 'all' || property.place === filters.location) &&
      (filters.type === 'all' || property.type === filters.type) &&
      (filters.status === 'all' || property.status === filters.status) &&
      (filters.price === 'all' || isInBand(property, filters.price, rates)) &&
      words.every((word) => wordsOf(property).includes(word)),
  );
}

/** A development with homes at several prices is in every band that one of them is in. */
function isInBand({ listPrice, priceRange }: Filterable, band: PriceBand, rates: Rates): boolean {
  const [from, to] = PRICE_BANDS[band];
  const range = priceRange ?? {
    from: listPrice.amount,
    to: listPrice.amount,
    currency: listPrice.currency,
  };
  return (
    inDollars(range.from, range.currency, rates) < to &&
    inDollars(range.to, range.currency, rates) >= from
  );
}
