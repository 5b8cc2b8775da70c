import { useMemo } from 'react';
import { createStore } from 'zustand/vanilla';
import type { Change, PendingChange } from '../domain/change';
import { pendingIn } from '../offline/change-entry';
import { useOutboxList, useOutboxStore } from './use-outbox';

const NONE: PendingChange[] = [];
const NOTHING = createStore<readonly Change[]>(() => []);

/** Returns every administrator's pending changes, in the order they were made. */
export function useAllChanges(): PendingChange[] {
  const list = useOutboxList();
  return useMemo(() => {
    return list.kind === 'ready' ? pendingIn(list.changes) : NONE;
  }, [list]);
}

/** Returns one administrator's pending changes, from any tab on this device. */
export function useChanges(staff: string): PendingChange[] {
  const all = useAllChanges();
  return useMemo(() => all.filter(({ change }) => change.staff === staff), [all, staff]);
}

/** Returns changes still being stored, to be shown at once: a choice that flips back makes people tap again. */
export function useOptimisticChanges(): readonly Change[] {
  return useOutboxStore(({ storing }) => storing, NOTHING);
}
