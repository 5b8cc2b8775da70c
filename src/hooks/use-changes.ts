import { useMemo } from 'react';
import type { PendingChange } from '../domain/change';
import { pendingOf, readChange } from '../offline/changes/kept-change';
import { useOutboxList } from './use-outbox-list';

const NONE: PendingChange[] = [];

/** The changes of all administrators that the database does not have yet, in the order of capture. */
export function useAllChanges(): PendingChange[] {
  const list = useOutboxList();
  return useMemo(() => {
    if (list.kind !== 'ready') return NONE;
    return list.changes.flatMap((record) => {
      const kept = readChange(record);
      return (kept && pendingOf(kept)) || [];
    });
  }, [list]);
}

/** The changes of one administrator, wherever on this device they were made. */
export function useChanges(staff: string): PendingChange[] {
  const all = useAllChanges();
  return useMemo(() => all.filter(({ change }) => change.staff === staff), [all, staff]);
}
