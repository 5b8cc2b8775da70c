import { LEAD_STATUSES } from '../../domain/change';
import type { FilterName } from './filters';
import { NO_PROPERTY, ourProperties } from './property';
import type { AnyRow } from './row';
import { SOURCES, STATUS_WORDS, sourceWords } from './words';

type Option = { value: string; label: string };
/** How a filter is chosen: from a list, or as a day. */
export type FilterField =
  | { name: FilterName; label: string; kind: 'day' }
  | { name: FilterName; label: string; kind: 'choice'; options: Option[] };

/**
 * The fields of a list's filters.
 * @param rows what is loaded: words that only rows have can be chosen as well
 * @param chosen what is chosen now, wherever it came from
 */
export function filterFields(
  names: readonly FilterName[],
  rows: readonly AnyRow[],
  chosen: Record<FilterName, string>,
): FilterField[] {
  return names.map((name) => fieldOf(name, rows, chosen));
}

function fieldOf(
  name: FilterName,
  rows: readonly AnyRow[],
  chosen: Record<FilterName, string>,
): FilterField {
  switch (name) {
    case 'since':
      return { name, label: 'From', kind: 'day' };
    case 'until':
      return { name, label: 'To', kind: 'day' };
    case 'status':
      return choice(name, 'Status', 'Any status', [
        ...LEAD_STATUSES.map((value) => ({ value, label: STATUS_WORDS[value] })),
      ]);
    case 'active':
      return choice(name, 'State', 'Active and inactive', [
        { value: 'true', label: 'Active' },
        { value: 'false', label: 'Inactive' },
      ]);
    case 'source': {
      const sources = withSeen(SOURCES, rows, 'source', chosen.source);
      return choice(name, 'Source', 'Any source', [
        ...sources.map((value) => ({ value, label: sourceWords(value) })),
      ]);
    }
    case 'property':
      return choice(name, 'Property', 'Any property', [...propertyOptions(chosen.property)]);
  }
}

/** @param all what the option that filters nothing says */
function choice(name: FilterName, label: string, all: string, options: Option[]): FilterField {
  return { name, label, kind: 'choice', options: [{ value: '', label: all }, ...options] };
}

/** Ours, and none. Of what others call a property only that is listed which an address asked for. */
function propertyOptions(chosen: string): Option[] {
  const options = [...ourProperties, [NO_PROPERTY, 'No property'] as const].map(
    ([value, label]) => ({ value, label }),
  );
  const isListed = !chosen || options.some(({ value }) => value === chosen);
  return isListed ? options : [...options, { value: chosen, label: chosen }];
}

function withSeen(
  known: readonly string[],
  rows: readonly AnyRow[],
  column: string,
  chosen: string,
): string[] {
  const seen = rows
    .map((row) => Reflect.get(row, column))
    .filter((value) => typeof value === 'string');
  return [...new Set([...known, ...seen.sort(), ...(chosen ? [chosen] : [])])];
}
