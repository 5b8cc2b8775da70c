import { SlidersHorizontal } from 'lucide';
import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { Action, Button } from '../../ui/button';
import { SelectField, TextField } from '../../ui/field';
import { Icon } from '../../ui/icon';
import { StaffSheet } from '../staff-sheet';
import { filterFields } from './filter-words';
import { countFilters, type Filters, NO_FILTERS } from './filters';
import type { AnyRow } from './row';
import type { Table } from './table';

type Props = {
  table: Pick<Table<AnyRow>, 'tab' | 'words' | 'filters'>;
  /** The loaded rows; their values become options of the filters. */
  rows: readonly AnyRow[];
  filters: Filters;
  onChange: (changed: Partial<Filters>) => void;
};

/** The search field, and filters that open in a sheet. */
export function FilterBar({ table, rows, filters, onChange }: Props) {
  const { tab: name, words } = table;
  const [isOpen, setIsOpen] = useState(false);
  const count = countFilters(filters);
  const close = () => setIsOpen(false);
  return (
    <search>
      {/* The placeholder shows what the field is for; its label stays for screen readers. */}
      <form
        className="grid grid-cols-[1fr_auto] items-end gap-3 pt-3 md:grid-cols-[minmax(16rem,26rem)_auto] md:justify-start [&>.field>label]:sr-only"
        aria-label="Search and filter"
        onSubmit={(event) => {
          event.preventDefault();
          // A phone's "Search" key closes the keyboard; the results are already there.
          if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
        }}
      >
        <SearchField
          name={name}
          searched={words.searched}
          value={filters.search}
          onChange={onChange}
        />
        <Button className="px-4" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
          <Icon drawing={SlidersHorizontal} />
          Filters
          {count > 0 && (
            <span className="count figures">
              {count}
              <span className="sr-only"> set</span>
            </span>
          )}
        </Button>
        <StaffSheet title="Filters" isOpen={isOpen} onClose={close}>
          <div className="list-filter-fields">
            {isOpen &&
              filterFields(table.filters, rows, filters).map(({ name: column, label, options }) => {
                const common = {
                  id: `${name}-${column}`,
                  label,
                  value: filters[column],
                  onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
                    onChange({ [column]: target.value }),
                };
                return options ? (
                  <SelectField key={column} {...common} options={options} />
                ) : (
                  <TextField key={column} {...common} type="date" />
                );
              })}
          </div>
          <div className="mt-6 grid gap-2">
            <Button kind="primary" onClick={close}>
              Show
            </Button>
            <Action
              className="justify-center disabled:cursor-default disabled:opacity-55"
              disabled={count === 0}
              onClick={() => onChange({ ...NO_FILTERS, search: filters.search })}
            >
              Clear filters
            </Action>
          </div>
        </StaffSheet>
      </form>
    </search>
  );
}

type SearchProps = { name: string; searched: string; value: string; onChange: Props['onChange'] };

/** Keeps its own value: reading it back from the address would lose letters typed in the meantime. */
function SearchField({ name, searched, value, onChange }: SearchProps) {
  const [typed, setTyped] = useState(value);
  const told = useRef(value);
  useEffect(() => {
    // Somebody went back, or cleared the search.
    if (value !== told.current) setTyped(value);
    told.current = value;
  }, [value]);
  return (
    <TextField
      id={`${name}-search`}
      name="search"
      className="input text-ellipsis"
      type="search"
      label={`Search ${searched}`}
      placeholder="Search"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      enterKeyHint="search"
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value);
        told.current = target.value;
        onChange({ search: target.value });
      }}
    />
  );
}
