import { useMemo } from 'react';
import type { PendingChange } from '../domain/change';
import { pendingOf, readChange } from '../offline/changes/kept-change';
import { useOutboxList } from './use-outbox-list';

const NONE: PendingChange[] = [];

/**
 * An administrator's changes that the database does not have yet, in the order of capture, wherever on this device they
 * were made.
 */
export function useChanges(staff: string): PendingChange[] {
  const list = useOutboxList();
  return useMemo(() => {
    if (list.kind !== 'ready') return NONE;
    return list.changes.flatMap((record) => {
      const kept = readChange(record);
      return (kept?.change.staff === staff && pendingOf(kept)) || [];
    });
  }, [list, staff]);
}
