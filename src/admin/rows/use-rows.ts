import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useStore } from 'zustand';
import { type PendingChange, withChanges } from '../../domain/change';
import { useChanges, useOptimisticChanges } from '../../hooks/use-changes';
import { useStaff } from '../staff';
import type { List } from './list';
import { rowsOf } from './list-data';
import { viewOf } from './list-view';
import type { AnyRow } from './row';
import type { TableName } from './table';

/**
 * A list as it is shown: the database's rows with what this device has changed since.
 * @returns also the rows as the database gave them, and by row the changes that wait or could not be made
 */
export function useRows<Row extends AnyRow>(list: List<Row>, table: TableName) {
  const staff = useStaff();
  const optimistic = useOptimisticChanges();
  const filters = useStore(list.filters);
  const query = useInfiniteQuery({
    ...list.options(filters),
    enabled: filters !== undefined,
    // A list that flickers with each letter can't be read.
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
  const rows = useMemo(
    () =>
      withChanges(listed, [
        ...changes,
        ...optimistic
          .filter(({ row_table }) => row_table === table)
          .map((change) => ({ change, state: 'waiting' as const })),
      ]),
    [listed, changes, optimistic, table],
  );
  const stored = useMemo(() => new Map(listed.map((row) => [row.id, row])), [listed]);
  const pending = useMemo(() => byRow(changes), [changes]);
  return { ...view, rows, stored, pending, more };
}

function byRow(changes: readonly PendingChange[]): ReadonlyMap<string, PendingChange[]> {
  const rows = new Map<string, PendingChange[]>();
  for (const one of changes) {
    rows.set(one.change.row_id, [...(rows.get(one.change.row_id) ?? []), one]);
  }
  return rows;
}
