import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { withChanges } from '../../domain/change';
import type { ListedTable } from '../../domain/fields';
import { useChanges } from '../../hooks/use-changes';
import { useStaff } from '../staff';
import { historyQuery } from './history-query';

/** Returns what happened with the person of a row and what else there is of theirs, with what waits on this device. */
export function useHistory(table: ListedTable, id: string) {
  const { client, lists, id: staff } = useStaff();
  const changes = useChanges(staff);
  const [{ of, pages }, setPages] = useState({ of: id, pages: 1 });
  const shown = of === id ? pages : 1;
  const asked = historyQuery({ client, copy: lists.copy, staff }, table, id, shown);
  const { data: history, isFetching, isPlaceholderData } = useQuery(asked);
  return {
    history,
    isFetching,
    /** All that wait, whatever they are about. */
    changes,
    others: withChanges(history?.others ?? [], changes),
    /** Missing while earlier events are being loaded. */
    onEarlier: isPlaceholderData ? undefined : () => setPages({ of: id, pages: shown + 1 }),
  };
}
