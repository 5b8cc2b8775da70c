import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { withChanges } from '../../domain/change';
import { withKnownName } from '../../domain/known';
import { useChanges, useOptimisticChanges } from '../../hooks/use-changes';
import { useStaff } from '../staff';
import type { Filters } from './filters';
import type { List } from './list';
import { newRowsOf, rowsOf, viewOf } from './list-data';
import type { AnyRow } from './row';

/** How long typing must pause before a search starts. */
const PAUSE_MS = 250;

/**
 * Returns a list as it is shown: the database's rows with this device's pending changes applied.
 * @param openId the id of the open row, if any; it may come from a link and not be loaded in the list
 * @param onGone called if that row doesn't exist, with the name of the person it was about, if known
 * @returns also the open row, the rows as the database returned them, and the waiting and failed changes to any table
 */
export function useRows<Row extends AnyRow>(
  list: List<Row>,
  wanted: Filters,
  openId: string | null,
  onGone: (name: string) => void,
) {
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
  const stored = useMemo(() => new Map(listed.map((row) => [row.id, row])), [listed]);
  const { data: linked } = useQuery({
    ...list.row(openId ?? ''),
    enabled: openId !== null && !stored.has(openId),
  });
  const tellGone = useEffectEvent(() => {
    if (openId === null) return;
    list.replace(openId, null);
    onGone(list.gone.getState().get(openId) ?? '');
  });
  useEffect(() => {
    if (linked === null) tellGone();
  }, [linked]);
  const pending = useMemo(
    () => [...changes, ...optimistic.map((change) => ({ change, state: 'waiting' as const }))],
    [changes, optimistic],
  );
  const { search, view } = filters;
  const rows = useMemo(
    () => withoutMerged(withChanges(listed, pending), { search, view }).map(withKnownName),
    [listed, pending, search, view],
  );
  const opened = stored.get(openId ?? '') ?? linked ?? undefined;
  return {
    ...viewOf(query),
    rows,
    opened: opened && { stored: opened, row: withChanges([opened], pending).map(withKnownName)[0] },
    newRows: newRowsOf(data, newest),
    stored,
    changes,
    more(): void {
      if (hasNextPage && !isFetching) void query.fetchNextPage({ cancelRefetch: false });
    },
  };
}

/** Returns what the address asks for: at once after a choice, after a pause while somebody types. */
export function usePaused(filters: Filters): Filters {
  const [searched, setSearched] = useState(filters);
  useEffect(() => {
    const timer = setTimeout(() => setSearched(filters), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [filters]);
  return filters.search === searched.search ? filters : searched;
}

/**
 * Leaves out what was merged since the database was asked, here or by a colleague: its answers are without such rows. As
 * there, a search, and what is due, have one if the row that stands for it isn't among them.
 */
export function withoutMerged<Row extends AnyRow>(
  rows: readonly Row[],
  { search, view }: Pick<Filters, 'search' | 'view'>,
): Row[] {
  const ids = new Set(rows.map(({ id }) => id));
  const hasOthers = search.trim() !== '' || view === 'due';
  return rows.filter((row) => {
    const into = 'is_active' in row ? undefined : row.merged_into;
    return !into || (hasOthers && !ids.has(into));
  });
}
