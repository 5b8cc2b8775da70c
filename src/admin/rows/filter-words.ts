import { contactInterests } from '../../content/interests';
import { viewingProperties } from '../../content/viewing';
import { LEAD_STATUSES } from '../../domain/change';
import { GENERAL_INTEREST } from '../../domain/lead';
import type { FilterName } from './filters';
import type { AnyRow } from './row';
import { SOURCES, STATUS_WORDS, sourceWords } from './words';

type Option = { value: string; label: string };
/** How a filter is chosen: from a list, or as a day. */
export type FilterField =
  | { name: FilterName; label: string; kind: 'day' }
  | { name: FilterName; label: string; kind: 'choice'; options: Option[] };

const plain = (value: string): Option => ({ value, label: value });

/** What our own forms say an enquiry is about. */
const PROPERTIES = [...new Set([...contactInterests, ...viewingProperties, GENERAL_INTEREST])];

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
      return choice(name, 'Property', 'Any property', [
        ...withSeen(PROPERTIES, rows, 'property_interest', chosen.property).map(plain),
      ]);
  }
}

/** @param all what the option that filters nothing says */
function choice(name: FilterName, label: string, all: string, options: Option[]): FilterField {
  return { name, label, kind: 'choice', options: [{ value: '', label: all }, ...options] };
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
