import { STATUS_WORDS } from '../../domain/change-words';
import { KIND_WORDS, LEAD_KINDS } from '../../domain/lead-kind';
import { LEAD_STATUSES } from '../../domain/staff-event';
import type { FilterName } from './filters';
import { NO_PROPERTY, otherInterests, ourProperties } from './property';
import type { AnyRow } from './row';
import { SOURCES, sourceWords } from './words';

/** A filter with options is a select; one without them is a date field. */
type FilterField = {
  name: FilterName;
  label: string;
  options?: { value: string; label: string }[];
};

/**
 * Returns the fields of a list's filters.
 * @param rows the loaded rows: sources that occur only in them become options too
 * @param chosen the current filters, which may come from a link
 */
export function filterFields(
  names: readonly FilterName[],
  rows: readonly AnyRow[],
  chosen: Record<FilterName, string>,
): FilterField[] {
  const fields: Record<FilterName, () => Omit<FilterField, 'name'>> = {
    since: () => ({ label: 'From' }),
    until: () => ({ label: 'To' }),
    status: () => choice('Status', 'Any status', LEAD_STATUSES, (value) => STATUS_WORDS[value]),
    kind: () => choice('Kind', 'Any kind', LEAD_KINDS, (value) => KIND_WORDS[value]),
    active: () =>
      choice('State', 'Active and inactive', ['true', 'false'], (value) =>
        value === 'true' ? 'Active' : 'Inactive',
      ),
    source() {
      const seen = rows.flatMap((row) => ('source' in row ? row.source : [])).sort();
      return choice('Source', 'Any source', [...SOURCES, ...seen, chosen.source], sourceWords);
    },
    property() {
      // A property that this release doesn't know is listed only if the address contains it.
      const asked = [...ourProperties.keys(), ...otherInterests, NO_PROPERTY, chosen.property];
      return choice('Property', 'Any property', asked, (slug) =>
        slug === NO_PROPERTY ? 'No property' : (ourProperties.get(slug) ?? slug),
      );
    },
  };
  return names.map((name) => ({ name, ...fields[name]() }));
}

/** @param all the label of the option that doesn't filter */
function choice<Value extends string>(
  label: string,
  all: string,
  values: readonly Value[],
  wordsOf: (value: Value) => string,
) {
  const options = [...new Set(values)]
    .filter((value) => value !== '')
    .map((value) => ({ value: String(value), label: wordsOf(value) }));
  return { label, options: [{ value: '', label: all }, ...options] };
}
