import { useMemo } from 'react';
import type { PendingChange } from '../domain/change';
import { pendingOf, readChange } from '../offline/changes/kept-change';
import { useOutboxList } from './use-outbox-list';

const NONE: PendingChange[] = [];

/** Every administrator's pending changes, in the order they were made. */
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

/** One administrator's pending changes, whichever tab of this device they were made in. */
export function useChanges(staff: string): PendingChange[] {
  const all = useAllChanges();
  return useMemo(() => all.filter(({ change }) => change.staff === staff), [all, staff]);
}
