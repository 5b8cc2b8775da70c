import { SlidersHorizontal } from 'lucide';
import { type RefObject, useState } from 'react';
import type { Currency } from '../../domain/money';
import { countFilters, type PropertyFilters } from '../../domain/property-filter';
import { Action, Button } from '../../ui/button';
import { SelectField, TextField } from '../../ui/field';
import { Icon } from '../../ui/icon';
import { Sheet } from '../../ui/sheet';
import { filterOptions, searchWords, showWords } from './filter-words';

type Props = {
  form: RefObject<HTMLFormElement | null>;
  filters: PropertyFilters;
  onChange: (changed: Partial<PropertyFilters>) => void;
  onClear: () => void;
  /** The number of matching properties. */
  found: number;
  /** What the prices are offered in. */
  currency: Currency;
};

/** Search and filters; on phones the filters are in a sheet. Changes apply immediately. */
export function FilterBar({ form, filters, onChange, onClear, found, currency }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const count = countFilters(filters);
  const close = () => setIsOpen(false);
  const fields = { filters, onChange, currency };

  return (
    <form
      ref={form}
      // Outside a dialog this does nothing, so Enter has no effect before hydration.
      method="dialog"
      className="waits grid grid-cols-[1fr_auto] items-end gap-3 border-t border-line pt-5 pb-1 md:grid-cols-1 lg:grid-cols-[1fr_2fr]"
      aria-label="Search and filter"
      data-chosen={searchWords(filters, currency)}
      // The address holds the filters; values restored by the browser may belong to another history entry.
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault();
        // A phone's "Search" key: hide the keyboard, keep the results.
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      }}
    >
      <TextField
        id="search"
        name="search"
        type="search"
        label="Search"
        placeholder="Name or place"
        enterKeyHint="search"
        value={filters.search}
        onChange={(event) => onChange({ search: event.target.value })}
      />
      <div className="grid grid-cols-4 gap-3 max-md:hidden">
        <FilterFields prefix="filter" {...fields} />
      </div>
      <Button className="md:hidden" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <Icon drawing={SlidersHorizontal} />
        Filters
        <FilterCount count={count} />
      </Button>
      <Sheet title="Filters" isOpen={isOpen} onClose={close}>
        <div className="mt-4 grid gap-4">
          <FilterFields prefix="sheet" {...fields} />
        </div>
        <div className="mt-6 grid gap-2">
          <Button kind="primary" onClick={close}>
            {showWords(found)}
          </Button>
          <Action className="justify-center" onClick={onClear}>
            Clear filters
          </Action>
        </div>
      </Sheet>
    </form>
  );
}

/** A badge with the number of active filters; nothing if there are none. */
export function FilterCount({ count }: { count: number }) {
  return (
    count > 0 && (
      <span className="figures inline-grid h-6 min-w-6 place-items-center rounded-full bg-laterite text-small text-(--on-action)">
        {count}
        <span className="sr-only"> set</span>
      </span>
    )
  );
}

type FieldsProps = Pick<Props, 'filters' | 'onChange' | 'currency'> & { prefix: string };

function FilterFields({ prefix, filters, onChange, currency }: FieldsProps) {
  return filterOptions(currency).map(({ name, label, options }) => (
    <SelectField
      key={name}
      id={`${prefix}-${name}`}
      name={name}
      label={label}
      value={filters[name]}
      options={options}
      onChange={(event) => onChange({ [name]: event.target.value })}
    />
  ));
}
