import { STATUS_WORDS } from '../../domain/change-words';
import { KIND_WORDS, LEAD_KINDS } from '../../domain/lead-kind';
import { LEAD_STATUSES } from '../../domain/staff-event';
import { Action, Button } from '../../ui/button';
import { SelectField } from '../../ui/field';
import { DayField } from './day-field';
import { countFilters, dayOfFilter, type FilterName, type Filters, NO_FILTERS } from './filters';
import { NO_PROPERTY, otherInterests, ourProperties } from './property';
import type { AnyRow } from './row';
import type { Table } from './table';
import { SOURCES, sourceWords } from './words';

/** What the filters need to know of their list. */
export type FilterBarProps = {
  table: Pick<Table<AnyRow>, 'tab' | 'words' | 'filters'>;
  /** The loaded rows; their values become options of the filters. */
  rows: readonly AnyRow[];
  filters: Filters;
  onChange: (changed: Partial<Filters>) => void;
};

const BACKWARDS = 'This is before the first day, so nothing is found.';

/** The contents of the filters' sheet. */
export function FilterFields({
  table,
  rows,
  filters,
  onChange,
  onClose,
}: FilterBarProps & { onClose: () => void }) {
  const { since, until } = filters;
  const isBackwards = since !== '' && until !== '' && until < dayOfFilter(since);
  return (
    <>
      {/* In narrower columns dates would be cut off. */}
      <div className="list-filter-fields mt-4 grid grid-cols-[repeat(auto-fit,minmax(min(100%,11rem),1fr))] gap-x-3 gap-y-4">
        {filterFields(table.filters, rows, filters).map(({ name, label, options }) => {
          // A moment, from a link, is shown as its day.
          const value = options ? filters[name] : dayOfFilter(filters[name]);
          const common = { id: `${table.tab}-${name}`, label, value };
          const choose = (value: string) => onChange({ [name]: value });
          return options ? (
            <SelectField
              key={name}
              {...common}
              options={options}
              onChange={({ target }) => choose(target.value)}
            />
          ) : (
            <DayField
              key={name}
              {...common}
              error={name === 'until' && isBackwards ? BACKWARDS : undefined}
              onDay={choose}
            />
          );
        })}
      </div>
      <div className="mt-6 grid gap-2">
        <Button kind="primary" onClick={onClose}>
          Show
        </Button>
        <Action
          className="justify-center disabled:cursor-default disabled:opacity-55"
          disabled={countFilters(filters) === 0}
          onClick={({ currentTarget }) => {
            onChange({ ...NO_FILTERS, search: filters.search, view: filters.view });
            // The button is disabled then; Show is next to it.
            currentTarget.parentElement?.querySelector('button')?.focus();
          }}
        >
          Clear filters
        </Action>
      </div>
    </>
  );
}

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
