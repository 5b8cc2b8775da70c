import { daysLater, isDay } from '../../domain/calendar-day';
import { lagosInstant } from '../../domain/lagos-time';
import { isLeadStatus } from '../../domain/staff-event';
import { readProperty } from './property';

/** What narrows a list; an empty string doesn't filter. `since` and `until` are days in Lagos, both inclusive. */
export const NO_FILTERS = {
  search: '',
  status: '',
  source: '',
  active: '',
  property: '',
  since: '',
  until: '',
};
export type Filters = typeof NO_FILTERS;
export type FilterName = Exclude<keyof Filters, 'search'>;

/** Validates values from an address; invalid ones were mistyped or come from another release. */
const MAY_BE: Record<FilterName, (value: string) => boolean> = {
  status: isLeadStatus,
  source: (value) => /^[a-z][a-z_]{0,39}$/.test(value),
  active: (value) => value === 'true' || value === 'false',
  property: () => true,
  since: isDay,
  until: isDay,
};

/** Returns the filters set in an address, ignoring invalid ones. */
export function readFilters(query: string, names: readonly FilterName[]): Filters {
  const params = new URLSearchParams(query);
  const filters = { ...NO_FILTERS, search: params.get('search') ?? '' };
  for (const name of names) {
    const asked = params.get(name) ?? '';
    const value = name === 'property' ? readProperty(asked) : asked;
    if (MAY_BE[name](value)) filters[name] = value;
  }
  return filters;
}

/** Returns the address's query with these filters; its other parameters stay. */
export function writeFilters(query: string, filters: Filters): string {
  const params = new URLSearchParams(query);
  for (const [name, value] of Object.entries(filters)) {
    if (value.trim() === '') params.delete(name);
    else params.set(name, value);
  }
  const written = params.toString();
  return written && `?${written}`;
}

/** Returns how many filters are set, not counting the search. */
export function countFilters({ search: _, ...filters }: Filters): number {
  return Object.values(filters).filter((value) => value !== '').length;
}

/** Whether a list shows only part of its rows. */
export function isNarrowed(filters: Filters): boolean {
  return countFilters(filters) > 0 || filters.search.trim() !== '';
}

/** Returns when matching rows came in: at `from` or later, and before `before`. */
export function range({ since, until }: Filters): { from?: string; before?: string } {
  return {
    ...(since && { from: iso(lagosInstant(since, '00:00')) }),
    ...(until && { before: iso(lagosInstant(daysLater(until, 1), '00:00')) }),
  };
}

const iso = (at: number) => new Date(at).toISOString();
