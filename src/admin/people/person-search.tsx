import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { SECOND_MS } from '../../lib/durations';
import { inTime } from '../../lib/in-time';
import { listAddress, type TabId } from '../dashboard-tab';
import { elsewhereQuery, firstFound } from '../rows/elsewhere-links';
import { focusRow } from '../rows/focus-row';
import { TAB_OF } from '../rows/table';
import { useStaff } from '../staff';

/** Longer than the database takes; on a worse line the leads say what the other lists have. */
const PATIENCE_MS = 2 * SECOND_MS;

/**
 * Searches everybody, wherever they wrote, and opens the first list that has them.
 * @param tab the tab that it heads, which is no list itself
 */
export function PersonSearch({ tab }: { tab: TabId }) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const staff = useStaff();
  const { key } = useLocation();
  /** Where somebody is, and what they look for. */
  const latest = useRef({ key, search: '' });
  useEffect(() => {
    latest.current = { key, search: '' };
    return () => {
      latest.current.search = '';
    };
  }, [key]);
  const open = async (form: HTMLFormElement, search: string) => {
    latest.current.search = search;
    const asked = elsewhereQuery(staff, search);
    const answer = await inTime(queries.fetchQuery(asked), PATIENCE_MS);
    // Without one, what this device keeps has been searched.
    const found = answer ?? queries.getQueryData(asked.queryKey) ?? [];
    // Another search has followed, or somebody has opened something else.
    if (latest.current.key !== key || latest.current.search !== search) return;
    navigate(listAddress(TAB_OF[firstFound(found)], { search }));
    // The field is hidden now, and empty when somebody comes back: nothing there is filtered by it.
    form.reset();
    focusRow([]);
  };
  return (
    <search>
      <form
        className="list-search"
        onSubmit={(event) => {
          event.preventDefault();
          const words = new FormData(event.currentTarget).get('search');
          const search = typeof words === 'string' ? words.trim() : '';
          if (search !== '') void open(event.currentTarget, search);
        }}
      >
        <label htmlFor={`${tab}-search`} className="sr-only">
          Search everybody by name, number or word
        </label>
        <input
          id={`${tab}-search`}
          name="search"
          type="search"
          className="input flex-1"
          placeholder="Search everybody"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          aria-keyshortcuts="/"
        />
      </form>
    </search>
  );
}
