import { SlidersHorizontal } from 'lucide';
import { type RefObject, useState } from 'react';
import { bandLabels } from '../../content/band-labels.generated';
import type { Currency } from '../../domain/money';
import {
  countFilters,
  FILTER_NAMES,
  FILTERS,
  type PropertyFilters,
} from '../../domain/property-filter';
import { Action, Button } from '../../ui/button';
import { SelectField, TextField } from '../../ui/field';
import { Icon } from '../../ui/icon';
import { Sheet } from '../../ui/sheet';

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

/** The filters as labelled lists of options, with prices in this currency. */
export function filterOptions(currency: Currency) {
  return FILTER_NAMES.map((name) => {
    const { label, values } = FILTERS[name];
    const labels = name === 'price' ? { ...values, ...bandLabels[currency] } : values;
    const options = Object.entries(labels).map(([value, label]) => ({ value, label }));
    return { name, label, options };
  });
}

const NUMBERS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six'];

/** The number of results as a sentence. */
export function resultWords(found: number, of: number, isFiltered: boolean): string {
  const total = inWords(of).toLowerCase();
  if (!isFiltered) return `${inWords(of)} developments`;
  if (found === 0) return `None of our ${total} developments fits`;
  return `${inWords(found)} of our ${total} developments ${found === 1 ? 'fits' : 'fit'}`;
}

/** The same as the label of the sheet's button. */
export function showWords(found: number): string {
  if (found === 0) return 'Nothing fits yet';
  return `Show ${inWords(found).toLowerCase()} ${found === 1 ? 'development' : 'developments'}`;
}

function inWords(count: number): string {
  return NUMBERS[count] ?? String(count);
}

/** The visitor's search in words; empty if there is none. */
export function searchWords(filters: PropertyFilters, currency: Currency): string {
  const terms = filterOptions(currency).flatMap(({ name, label, options }) => {
    const chosen = options.find(({ value }) => value !== 'all' && value === filters[name]);
    return chosen ? [`${label.toLowerCase()}: ${chosen.label}`] : [];
  });
  if (filters.search.trim()) terms.unshift(`“${filters.search.trim()}”`);
  return terms.join(', ');
}

/** The same as the start of a chat message. */
export function searchMessage(filters: PropertyFilters, currency: Currency): string {
  return `Hello, I am looking for a property that is not on your list (${searchWords(filters, currency)}). Can you help?`;
}
