import { useStatus } from '../inbox/status-select';
import { reachOf, useAppLinks } from '../people/reach';
import { noteStart } from '../people/started';
import { focusRow } from '../rows/focus-row';
import { useParked } from '../rows/pending-notes';
import { titleOf } from '../rows/row';
import { useActions } from '../rows/use-actions';
import { useStaff } from '../staff';
import type { SwipeWay } from '../touch/gestures';
import { useConfirming } from '../upcoming/use-confirming';
import type { QueueEntry } from './entries';

const isNew = ({ reason }: QueueEntry) => reason === 'new' || reason === 'waiting';

/**
 * Returns what answers somebody in the queue: with one press, and with a swipe.
 * @param entries the queue as it is shown
 */
export function useAnswers(entries: readonly QueueEntry[]) {
  const { lists } = useStaff();
  const status = useStatus();
  const { undoable } = useActions();
  const isOfApp = useAppLinks();
  const isParked = useParked();
  const { confirmOf, buttonOf } = useConfirming(({ id }) => {
    const place = entries.findIndex(({ row }) => row.id === id);
    const beside = [...entries.slice(place + 1), ...entries.slice(0, place).reverse()];
    return () => focusRow(beside.map(({ row }) => row.id));
  });
  const find = (id: string) => entries.find(({ row }) => row.id === id);
  const storedOf = ({ found_in, row }: QueueEntry) => lists[found_in].find(row.id) ?? row;
  const callOf = ({ row }: QueueEntry) => reachOf(row, isOfApp).call;

  /** The one thing that answers most who wait so; nothing while something else needs a decision. */
  const doneOf = (entry: QueueEntry) => {
    const { found_in, reason, row } = entry;
    if (isParked(row.id)) return undefined;
    if (isNew(entry)) {
      return {
        words: 'Contacted',
        run: () => status.undoable(found_in, [storedOf(entry)], 'contacted'),
      };
    }
    if (reason === 'asked') return undefined;
    const setTo = (follow_up_on: string | null) => {
      const value = { kind: 'follow_up', follow_up_on } as const;
      return { row_table: found_in, action: 'event', value } as const;
    };
    const words = {
      title: 'Next Step Done',
      description: titleOf(row),
      failure: 'Failed to save it',
      // The time of a call-back can't be set again on its own: once that is sent, it is too late.
      ...(reason !== 'call_back' && { takeBack: () => setTo(row.follow_up_on ?? null) }),
    };
    return {
      words: 'Step done',
      run: () =>
        void undoable(
          () => setTo(null),
          [storedOf(entry)],
          () => words,
        ),
    };
  };
  return {
    doneOf,
    buttonOf,
    wayOf(id: string): SwipeWay | undefined {
      const entry = find(id);
      if (!entry) return undefined;
      if (isNew(entry)) return doneOf(entry) && 'contacted';
      if (entry.reason === 'asked') return confirmOf(entry.found_in, entry.row) && 'confirm';
      return callOf(entry) ? 'call' : undefined;
    },
    swiped(id: string): void {
      const entry = find(id);
      if (!entry) return;
      const href = callOf(entry);
      if (isNew(entry)) doneOf(entry)?.run();
      else if (entry.reason === 'asked') void confirmOf(entry.found_in, entry.row)?.();
      else if (href) {
        noteStart({ table: entry.found_in, row: id, way: 'call' });
        location.assign(href);
      }
    },
  };
}
