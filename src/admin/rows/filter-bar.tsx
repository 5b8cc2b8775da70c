import { SlidersHorizontal } from 'lucide';
import { useState } from 'react';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { LazyPart } from '../lazy-part';
import { StaffSheet } from '../staff-sheet';
import { OwnField } from './day-field';
import type { FilterBarProps } from './filter-fields';
import { countFilters } from './filters';

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
          {isOpen && (
            <LazyPart name="filters" load={() => import('./filter-fields')}>
              {({ FilterFields }) => <FilterFields {...props} onClose={close} />}
            </LazyPart>
          )}
        </StaffSheet>
      </form>
    </search>
  );
}
