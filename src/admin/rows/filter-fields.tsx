import { Action, Button } from '../../ui/button';
import { SelectField } from '../../ui/field';
import { DayField } from './day-field';
import { filterFields } from './filter-words';
import { countFilters, dayOfFilter, type Filters, NO_FILTERS } from './filters';
import type { AnyRow } from './row';
import type { Table } from './table';

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
            // It is disabled then; Show is next to it.
            currentTarget.parentElement?.querySelector('button')?.focus();
          }}
        >
          Clear filters
        </Action>
      </div>
    </>
  );
}
