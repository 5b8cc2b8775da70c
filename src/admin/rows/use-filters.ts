import { useEffect, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useStore } from 'zustand';
import { readTab } from '../dashboard-tab';
import { type Filters, NO_FILTERS, readFilters, writeFilters } from './filters';
import type { List } from './list';
import type { AnyRow } from './row';

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
