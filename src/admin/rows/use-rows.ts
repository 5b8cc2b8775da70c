import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { withChanges } from '../../domain/change';
import { useChanges, useOptimisticChanges } from '../../hooks/use-changes';
import { useStaff } from '../staff';
import type { Filters } from './filters';
import type { List } from './list';
import { freshOf, rowsOf, viewOf } from './list-data';
import type { AnyRow } from './row';

/** How long typing must pause before a search starts. */
const PAUSE_MS = 250;

/**
 * Returns a list as it is shown: the database's rows with this device's pending changes applied.
 * @returns also the rows as the database returned them, the waiting and failed changes to any table, and a function that
 * applies pending changes to a row that the list has not loaded
 */
export function useRows<Row extends AnyRow>(list: List<Row>, wanted: Filters) {
  const staff = useStaff();
  const optimistic = useOptimisticChanges();
  const filters = usePaused(wanted);
  const query = useInfiniteQuery({
    ...list.options(filters),
    // A list that flickers with every letter can't be read.
    placeholderData: keepPreviousData,
  });
  const { data, hasNextPage, isFetching } = query;
  // `useLive` checks for new rows.
  const { data: newest } = useQuery({ ...list.newest(filters), enabled: false });

  const changes = useChanges(staff.id);
  const listed = useMemo(() => rowsOf(data), [data]);
  const pending = useMemo(
    () => [...changes, ...optimistic.map((change) => ({ change, state: 'waiting' as const }))],
    [changes, optimistic],
  );
  return {
    ...viewOf(query),
    rows: useMemo(() => withChanges(listed, pending), [listed, pending]),
    fresh: freshOf(data, newest),
    stored: useMemo(() => new Map(listed.map((row) => [row.id, row])), [listed]),
    changes,
    asChanged: (row: Row): Row | undefined => withChanges([row], pending)[0],
    more(): void {
      if (hasNextPage && !isFetching) void query.fetchNextPage();
    },
  };
}

/** Returns what the address asks for: at once after a choice, after a pause while somebody types. */
function usePaused(filters: Filters): Filters {
  const [searched, setSearched] = useState(filters);
  useEffect(() => {
    const timer = setTimeout(() => setSearched(filters), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [filters]);
  return filters.search === searched.search ? filters : searched;
}
