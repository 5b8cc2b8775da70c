import { hostNow } from '../../device/clock';
import { daysLater, isDay } from '../../domain/calendar-day';
import { FACT_KINDS } from '../../domain/known';
import { lagosDay, lagosInstant } from '../../domain/lagos-time';
import { isKind } from '../../domain/lead-kind';
import { isLeadStatus } from '../../domain/staff-event';
import { folded, plainWords, searchParts } from '../../lib/folded';
import { oneOf } from '../../lib/shape';
import { parseTime } from '../../lib/time-words';
import { NO_PROPERTY, otherInterests, readProperty } from './property';
import { type AnyRow, isDue, timeOf } from './row';

/** Which rows of the inbox: somebody's own, nobody's, or those with a next step by today. */
const isView = oneOf('mine', 'nobody', 'due');

/**
 * What narrows a list; an empty string doesn't filter. `since` and `until` are days in Lagos, both inclusive; a link may
 * name a moment for `since`.
 */
export const NO_FILTERS = {
  search: '',
  view: '',
  kind: '',
  status: '',
  source: '',
  active: '',
  property: '',
  since: '',
  until: '',
};
export type Filters = typeof NO_FILTERS;
export type FilterName = Exclude<keyof Filters, 'search' | 'view'>;

/** Validates values from an address; invalid ones were mistyped or come from another release. */
const MAY_BE: Record<FilterName, (value: string) => boolean> = {
  kind: isKind,
  status: isLeadStatus,
  source: (value) => /^[a-z][a-z_]{0,39}$/.test(value),
  active: (value) => value === 'true' || value === 'false',
  property: () => true,
  since: (value) => isDay(value) || isMoment(value),
  until: isDay,
};

/** Returns the filters set in an address, ignoring invalid ones. */
export function readFilters(query: string, names: readonly FilterName[]): Filters {
  const params = new URLSearchParams(query);
  const filters = { ...NO_FILTERS, search: params.get('search') ?? '' };
  const view = params.get('view');
  // What has kinds has owners.
  if (names.includes('kind') && isView(view)) filters.view = view;
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

/** Returns how many of the filters in the sheet are set. */
export function countFilters({ search: _, view: __, ...filters }: Filters): number {
  return Object.values(filters).filter((value) => value !== '').length;
}

/** Whether a list shows only part of its rows. */
export function isNarrowed(filters: Filters): boolean {
  return isSearched(filters) || filters.view !== '';
}

/** Whether some rows of the list's view are left out. */
export function isSearched(filters: Filters): boolean {
  return countFilters(filters) > 0 || filters.search.trim() !== '';
}

/** Returns when matching rows came in: at `from` or later, and before `before`. */
export function range({ since, until }: Filters): { from?: string; before?: string } {
  return {
    ...(since && { from: isMoment(since) ? since : iso(lagosInstant(since, '00:00')) }),
    ...(until && { before: iso(lagosInstant(daysLater(until, 1), '00:00')) }),
  };
}

/** `2026-11-19T10:05:00.000Z`, so that a figure leads to exactly the rows that it counts. */
const isMoment = (text: string) =>
  /^20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(text) && !Number.isNaN(Date.parse(text));

/** The day of a filter's day or moment. */
export const dayOfFilter = (value: string): string =>
  isMoment(value) ? lagosDay(Date.parse(value)) : value;

const iso = (at: number) => new Date(at).toISOString();

/**
 * Whether a row matches the filters. Used for the staff copy; online, the database decides.
 * @param me the id of whoever asks for their own rows
 */
export function matchesFilters(row: AnyRow, filters: Filters, me: string): boolean {
  const { from, before } = range(filters);
  const at = parseTime(timeOf(row));
  return (
    isInView(row, filters.view, me) &&
    equals(row, 'status', filters.status) &&
    equals(row, 'kind', filters.kind) &&
    equals(row, 'source', filters.source) &&
    isAbout(row, filters.property) &&
    equals(row, 'is_active', filters.active) &&
    (from === undefined || at >= Date.parse(from)) &&
    (before === undefined || at < Date.parse(before)) &&
    isFound(row, filters.search)
  );
}

function isInView(row: AnyRow, view: string, me: string): boolean {
  if (view === '') return true;
  if ('is_active' in row) return false;
  if (view === 'due') return isDue(row, hostNow());
  return (row.assignee ?? null) === (view === 'mine' ? me : null);
}

function equals(row: AnyRow, column: string, wanted: string): boolean {
  return wanted === '' || String(Reflect.get(row, column)) === wanted;
}

function isAbout(row: AnyRow, property: string): boolean {
  const isOfNone = Reflect.get(row, 'property_slug') === null;
  if (property === NO_PROPERTY) return isOfNone;
  if (!otherInterests.includes(property)) return equals(row, 'property_slug', property);
  // The scheduler adds the day that was chosen.
  const interest = String(Reflect.get(row, 'property_interest'));
  return isOfNone && (interest === property || interest.startsWith(`${property}, `));
}

const SEARCHED = ['name', 'email', 'phone', 'message', 'notes'];

function isFound(row: AnyRow, search: string): boolean {
  const facts = FACT_KINDS.map((kind) => row.known?.[kind] ?? '');
  const phone = digitsOf(`${Reflect.get(row, 'phone') ?? ''} ${row.known?.also_phone ?? ''}`);
  const text = [...SEARCHED.map((column) => Reflect.get(row, column) ?? ''), ...facts].join(' ');
  const plain = ` ${plainWords(text).join(' ')}`;
  return searchParts(search).every(
    ({ words, number }) =>
      (number !== undefined && phone.includes(number)) ||
      plainWords(words).every((word) => plain.includes(asPart(word))),
  );
}

/** One or two letters are the beginning of a word, as in the database. */
const asPart = (word: string) => (/^[\p{L}\d]{1,2}$/u.test(word) ? ` ${word}` : word);

const digitsOf = (text: string) => folded(text).replace(/\D/g, '');
