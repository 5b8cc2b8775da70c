import { SlidersHorizontal } from 'lucide';
import { useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useStore } from 'zustand';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { readTab } from '../dashboard-tab';
import { opened } from '../loading';
import { StaffSheet } from '../staff-sheet';
import { OwnField } from './day-field';
import type { FilterBarProps } from './filter-fields';
import { countFilters, type Filters, NO_FILTERS, readFilters, writeFilters } from './filters';
import type { List } from './list';
import type { AnyRow } from './row';

const FilterFields = opened(async () => (await import('./filter-fields')).FilterFields);

/** The search field, and filters that open in a sheet. */
export function FilterBar(props: FilterBarProps) {
  const { table, filters, onChange } = props;
  const [isOpen, setIsOpen] = useState(false);
  const count = countFilters(filters);
  const close = () => setIsOpen(false);
  return (
    <search>
      {/* The placeholder shows what the field is for; its label stays for screen readers. */}
      <form
        className="list-search [&>.field>label]:sr-only"
        aria-label="Search and filter"
        onSubmit={(event) => {
          event.preventDefault();
          // A phone's "Search" key closes the keyboard; the results are already there.
          if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
        }}
      >
        <OwnField
          id={`${table.tab}-search`}
          name="search"
          className="input text-ellipsis"
          type="search"
          label={`Search ${table.words.searched}`}
          placeholder="Search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          aria-keyshortcuts="/"
          enterKeyHint="search"
          value={filters.search}
          onValue={(search) => onChange({ search })}
        />
        <Button className="list-tool px-4" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
          <Icon drawing={SlidersHorizontal} />
          <span className="max-md:sr-only">Filters</span>
          {count > 0 && (
            <span className="count-mark figures">
              {count}
              <span className="sr-only"> set</span>
            </span>
          )}
        </Button>
        <StaffSheet title="Filters" isOpen={isOpen} onClose={close}>
          {isOpen && <FilterFields {...props} onClose={close} />}
        </StaffSheet>
      </form>
    </search>
  );
}

/**
 * Keeps a list's filters in the address while its tab is shown, so that a reload, the back button and a link restore
 * them. A choice adds a history entry; typing in the search replaces it.
 */
export function useFilters<Row extends AnyRow>({ table, filters: store }: List<Row>) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const kept = useStore(store);
  const isShown = readTab(search) === table.tab;
  const read = useMemo(() => readFilters(search, table.filters), [search, table]);
  useEffect(() => {
    if (isShown) store.setState(read);
  }, [isShown, read, store]);

  const filters = isShown ? read : kept;
  const change = (changed: Partial<Filters>) => {
    const next = writeFilters(search, { ...filters, ...changed });
    const isTyping = changed.search !== undefined && filters.search !== '';
    if (next !== search) navigate({ search: next }, { replace: isTyping });
  };
  return { isShown, filters, change, clear: () => change(NO_FILTERS) };
}

type Views = readonly (readonly [view: string, label: string, count?: string | undefined])[];

const VIEWS: Views = [
  ['', 'All'],
  ['mine', 'Mine'],
  ['nobody', 'Unassigned'],
  ['due', 'Due today'],
];

type Props = {
  /** The list's tab, which makes the fields' name unique. */
  tab: string;
  label: string;
  view: string;
  onChange: (changed: Pick<Filters, 'view'>) => void;
  /** The views, and how many there are in each if that is known. */
  views?: Views;
};

/** Whose rows are listed, or those with a next step by today: each one tap away. */
export function ViewBar({ tab, label, view: chosen, onChange, views = VIEWS }: Props) {
  return (
    <fieldset className="view-bar">
      <legend className="sr-only">{label}</legend>
      {views.map(([view, words, count]) => (
        <label key={view}>
          <input
            type="radio"
            name={`${tab}-view`}
            className="sr-only"
            checked={view === chosen}
            onChange={() => onChange({ view })}
          />
          <span>{words}</span>
          {count !== undefined && <span className="figures ml-1.5">{count}</span>}
        </label>
      ))}
    </fieldset>
  );
}
