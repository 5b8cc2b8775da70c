import { type Currency, converted, type Rates, shortPrice } from './money.ts';
import type { Property } from './property';
import { STATUS_LABELS } from './property-facts.ts';

/** Where each band of prices begins, in dollars. It ends below the next, so that every price is in exactly one. */
const PRICE_BANDS: Record<string, number> = {
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
    // Labelled in the visitor's currency (`bandLabels`).
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

const STARTS = Object.values(PRICE_BANDS);

/** Where a band begins and where the next does, in dollars. */
const bounds = (start: number) =>
  [start, STARTS[STARTS.indexOf(start) + 1] ?? Number.POSITIVE_INFINITY] as const;

/** The bands in this currency: "Under ₦150M". */
export function bandLabels(currency: Currency, rates: Rates): Record<string, string> {
  const money = (dollars: number) =>
    shortPrice(converted(dollars, 'USD', currency, rates), currency);
  const label = (start: number) => {
    const [least, most] = bounds(start);
    if (least === 0) return `Under ${money(most)}`;
    return most === Number.POSITIVE_INFINITY
      ? `Above ${money(least)}`
      : `${money(least)} to ${money(most)}`;
  };
  return Object.fromEntries(
    Object.entries(PRICE_BANDS).map(([band, start]) => [band, label(start)]),
  );
}

/** The bands that a development is in: with homes at several prices, every band that one of them is in. */
export function bandsOf(
  { listPrice, priceRange }: Pick<Property, 'listPrice' | 'priceRange'>,
  rates: Rates,
): string[] {
  const { amount } = listPrice;
  const { from, to, currency } = priceRange ?? { ...listPrice, from: amount, to: amount };
  const dollars = (price: number) => converted(price, currency, 'USD', rates);
  return Object.keys(PRICE_BANDS).filter((band) => {
    const [least, most] = bounds(PRICE_BANDS[band] ?? 0);
    return dollars(from) < most && dollars(to) >= least;
  });
}
