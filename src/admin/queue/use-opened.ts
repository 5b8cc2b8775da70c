import { type QueryKey, skipToken, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { withChanges } from '../../domain/change';
import { withKnownName } from '../../domain/known';
import { useChanges, useOptimisticChanges } from '../../hooks/use-changes';
import type { InboxRow, RowContext } from '../rows/row';
import { useActions } from '../rows/use-actions';
import { useStaff } from '../staff';
import type { QueueEntry } from './entries';

/**
 * Returns who is open and who comes next. Whoever was answered has left the queue, but stays open until somebody goes on.
 * @param entries the queue as it is shown
 * @param id the id of the open row
 */
export function useOpened(entries: readonly QueueEntry[], id: string | undefined) {
  const [held, setHeld] = useState<{ entry: QueueEntry; place: number }>();
  const place = entries.findIndex(({ row }) => row.id === id);
  const entry = entries[place];
  if (entry && (held?.entry.row.id !== id || held?.place !== place)) setHeld({ entry, place });
  const opened = entry ?? (held?.entry.row.id === id ? held?.entry : undefined);
  const after = entry ? place + 1 : (held?.place ?? 0);
  const others = entries.filter(({ row }) => row.id !== id);
  // Behind the last one, whoever was passed over.
  const next = opened && (entries[after] ?? others[0]);
  return { opened, next };
}

type Heads = {
  view: string;
  /** Whether the queue is the device's copy, in which somebody may stand who has been answered since. */
  isCopy: boolean;
};

/**
 * Returns who heads a view until somebody is chosen, and a function that lets go of them. They stay when others come in above,
 * since what is typed or pressed beside the queue is about them.
 * @param isHeld false once somebody is chosen
 */
export function useFirst(
  entries: readonly { row: { id: string } }[],
  { view, isCopy }: Heads,
  isHeld: boolean,
): [id: string | undefined, letGo: () => void] {
  const [first, setFirst] = useState<Heads & { id: string }>();
  const id = entries[0]?.row.id;
  const isOutdated = first?.isCopy && !isCopy;
  if (first && (!isHeld || (isOutdated && !entries.some(({ row }) => row.id === first.id)))) {
    setFirst(undefined);
  } else if (first && isOutdated) setFirst({ ...first, isCopy });
  else if (isHeld && id !== undefined && first?.view !== view) setFirst({ view, isCopy, id });
  return [first?.view === view ? first.id : undefined, () => setFirst(undefined)];
}

/** The changes that the database doesn't have yet: those that are stored here, and with them those that are about to be. */
export function usePending() {
  const kept = useChanges(useStaff().id);
  const optimistic = useOptimisticChanges();
  const pending = [...kept, ...optimistic.map((change) => ({ change, state: 'waiting' as const }))];
  return { kept, pending };
}

/** Returns the open row as it is shown, and what its sheet needs. */
export function useOpenedRow(
  { found_in, row: listed }: QueueEntry,
  onClose: () => void,
): { row: InboxRow; context: RowContext<InboxRow> } | null {
  const { lists, role } = useStaff();
  const { kept, pending } = usePending();
  const { remove } = useActions();
  // Where what is delivered is written, though no list may have the row.
  const queryKey: QueryKey = lists[found_in].row(listed.id).queryKey;
  const { data: stored } = useQuery<InboxRow | null>({
    queryKey,
    queryFn: skipToken,
    initialData: listed,
    gcTime: 0,
  });
  const changes = kept.filter(({ change }) => change.row_id === listed.id);
  const [row] = stored ? withChanges([stored], pending).map(withKnownName) : [];
  if (!stored || !row) return null;
  const onRemove = role === 'admin' ? () => void remove(found_in, [stored]) : undefined;
  return { row, context: { stored, changes, onOpen() {}, onClose, onRemove } };
}
