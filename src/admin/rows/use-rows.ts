import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useStore } from 'zustand';
import { withChanges } from '../../domain/change';
import { useChanges, useOptimisticChanges } from '../../hooks/use-changes';
import { useStaff } from '../staff';
import type { Filters } from './filters';
import type { List } from './list';
import { rowsOf, viewOf } from './list-data';
import type { AnyRow } from './row';

/** How long typing must pause before a search starts. */
const PAUSE_MS = 250;

/**
 * Returns a list as it is shown: the database's rows with this device's pending changes applied.
 * @returns also the rows as the database returned them, the waiting and failed changes, and a function that applies
 * pending changes to a row that the list has not loaded
 */
export function useRows<Row extends AnyRow>(list: List<Row>, wanted: Filters) {
  const table = list.table.name;
  useOpen(list, wanted);
  const staff = useStaff();
  const optimistic = useOptimisticChanges();
  const filters = useStore(list.filters);
  const query = useInfiniteQuery({
    ...list.options(filters),
    enabled: filters !== undefined,
    // A list that flickers with every letter can't be read.
    placeholderData: keepPreviousData,
  });
  const { data, fetchNextPage } = query;
  const more = useCallback(() => {
    if (list.hasMore()) void fetchNextPage({ cancelRefetch: false });
  }, [list, fetchNextPage]);

  const all = useChanges(staff.id);
  const changes = useMemo(
    () => all.filter(({ change }) => change.row_table === table),
    [all, table],
  );
  const view = viewOf(query);
  const listed = useMemo(() => rowsOf(data), [data]);
  const pending = useMemo(
    () => [
      ...changes,
      ...optimistic
        .filter(({ row_table }) => row_table === table)
        .map((change) => ({ change, state: 'waiting' as const })),
    ],
    [changes, optimistic, table],
  );
  const rows = useMemo(() => withChanges(listed, pending), [listed, pending]);
  const stored = useMemo(() => new Map(listed.map((row) => [row.id, row])), [listed]);
  const asChanged = (row: Row): Row | undefined => withChanges([row], pending)[0];
  return { ...view, rows, stored, changes, asChanged, more };
}

/** Shows what the address asks for: at once after a choice, after a pause while somebody types. */
function useOpen<Row extends AnyRow>(list: List<Row>, filters: Filters): void {
  const searched = useRef(filters.search);
  const wanted = JSON.stringify(filters);
  useEffect(() => {
    const next: Filters = JSON.parse(wanted);
    const isTyping = next.search !== searched.current;
    const open = () => {
      searched.current = next.search;
      list.open(next);
    };
    const timer = setTimeout(open, isTyping ? PAUSE_MS : 0);
    return () => clearTimeout(timer);
  }, [list, wanted]);
}
