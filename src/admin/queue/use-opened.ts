import { keepPreviousData, type QueryKey, skipToken, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isUnconfirmed } from '../../domain/appointment';
import { withChanges } from '../../domain/change';
import { called } from '../../domain/known';
import type { InboxTable } from '../../domain/staff-event';
import { useChanges, useOptimisticChanges } from '../../hooks/use-changes';
import { useNow } from '../../hooks/use-now';
import { MINUTE_MS } from '../../lib/durations';
import { parseTime } from '../../lib/time-words';
import type { Lists } from '../rows/lists';
import type { InboxRow, RowContext } from '../rows/row';
import { useActions } from '../rows/use-actions';
import { useStaff } from '../staff';
import {
  isIn,
  type Queue,
  type QueueEntry,
  type QueueView,
  queueQuery,
  stillWaiting,
} from './entries';

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

/**
 * Returns a part of the queue with those whose confirmed time was moved, or is no longer confirmed, by what waits on this
 * device: the database, and the copy of its queue, have them only once that is sent.
 */
export function useWithAgain(queue: Queue | undefined, view: QueueView): Queue | undefined {
  const staff = useStaff();
  const now = useNow(MINUTE_MS);
  const { pending } = usePending();
  const isAgain = (kind: string) => kind === 'unconfirmed' || kind === 'appointment';
  const ids = pending.flatMap(({ change: { row_id, value } }) =>
    isAgain(value.kind) ? row_id : [],
  );
  const isAny = ids.length > 0;
  const other = useQuery({
    ...queueQuery(staff),
    enabled: isAny && view !== '',
    staleTime: MINUTE_MS,
  });
  const { data: stored } = useQuery({
    queryKey: ['asked-again', ids],
    queryFn: () => storedRows(staff.lists, ids),
    enabled: isAny,
    gcTime: 0,
    placeholderData: keepPreviousData,
  });
  const whole = view === '' ? queue : other.data;
  if (!queue || !whole || !stored || !isAny) return queue;
  return withAsked(queue, whole, stillWaiting(stored, pending, now), view, staff.id);
}

/** Reads those of the rows that were not to be confirmed when the database returned them, as of somebody who is now. */
async function storedRows({ stored }: Lists, ids: readonly string[]): Promise<QueueEntry[]> {
  const read = async (found_in: InboxTable) => {
    const rows: readonly InboxRow[] = (await stored[found_in]())?.rows ?? [];
    return rows.flatMap((row) => {
      const { id, created_at: since } = row;
      const wait = { found_in, reason: 'asked', since, promised_at: since } as const;
      const isOther = ids.includes(id) && !isUnconfirmed(row.appointment_state);
      return isOther ? { ...wait, row } : [];
    });
  };
  return (await Promise.all([read('leads'), read('contacts')])).flat();
}

/**
 * Returns a part of the queue with others who are to be confirmed, in their place. Each person is counted once: nobody is
 * added unless the whole queue is known, and as old as the part.
 * @param whole all who wait, of whom the part is
 * @param asked the rows of those who are to be confirmed; they may wait already, and a merged one may have its main row's time
 */
function withAsked(
  queue: Queue,
  whole: Queue,
  asked: readonly QueueEntry[],
  view: QueueView,
  me: string,
): Queue {
  const { counts } = queue;
  const isKnown = whole.counts.all === whole.rows.length;
  if (!isKnown || JSON.stringify(whole.counts) !== JSON.stringify(counts)) return queue;
  const people = new Set(whole.rows.flatMap(({ row }) => [row.id, personOf(row)]));
  const added = asked.flatMap((entry): QueueEntry[] => {
    const { row } = entry;
    if (row.merged_into || people.has(row.id) || people.has(personOf(row))) return [];
    people.add(personOf(row));
    return [{ ...entry, promised_at: row.appointment_at ?? entry.since }];
  });
  const more = (one: QueueView) => added.filter((entry) => isIn(one, entry, me));
  return {
    ...queue,
    counts: {
      ...counts,
      all: counts.all + added.length,
      mine: counts.mine + more('mine').length,
      asked: counts.asked + added.length,
    },
    rows: [...queue.rows, ...more(view)].sort(
      (one, other) => parseTime(one.promised_at) - parseTime(other.promised_at),
    ),
  };
}

const personOf = ({ id, known }: InboxRow): string => known?.person ?? id;

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
  const [row] = stored ? withChanges([stored], pending).map(called) : [];
  if (!stored || !row) return null;
  const onRemove = role === 'admin' ? () => void remove(found_in, [stored]) : undefined;
  return { row, context: { stored, changes, onOpen() {}, onClose, onRemove } };
}
