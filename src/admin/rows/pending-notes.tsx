import type { PendingChange } from '../../domain/change';
import { useChanges } from '../../hooks/use-changes';
import { opened } from '../loading';
import { useStaff } from '../staff';
import type { ParkedProps } from './parked-change';

const ParkedChange = opened(async () => (await import('./parked-change')).ParkedChange);

type Props = Pick<ParkedProps, 'stored' | 'onFind'> & {
  /** The changes that wait or failed. */
  changes: readonly PendingChange[];
  /** The deleted rows, and whom each was about. */
  gone?: ReadonlyMap<string, string>;
  /** Whom a row that is not shown here is about, if known. */
  nameOf?: (row: string) => string | undefined;
};

/** Changes to a row that failed: it was changed elsewhere first, or the database refused them. */
export function PendingNotes({ gone, nameOf, onFind, stored, changes }: Props) {
  return changes
    .filter(({ state }) => state === 'parked')
    .map((one) => {
      const { row_id } = one.change;
      return (
        <ParkedChange
          key={one.seq}
          stored={stored}
          pending={one}
          name={gone?.get(row_id) ?? nameOf?.(row_id)}
          onFind={gone?.has(row_id) ? undefined : onFind}
        />
      );
    });
}

/** How far a row's pending changes are: parked if one of them needs a decision; undefined if there are none. */
export function pendingState(
  changes: readonly Pick<PendingChange, 'state'>[],
): 'waiting' | 'parked' | undefined {
  if (changes.some(({ state }) => state === 'parked')) return 'parked';
  return changes.length > 0 ? 'waiting' : undefined;
}

/** Returns whether something that was done to a row needs a decision: until then one press or swipe does nothing else to it. */
export function useParked(): (row: string) => boolean {
  const changes = useChanges(useStaff().id);
  return (row) => pendingState(changes.filter(({ change }) => change.row_id === row)) === 'parked';
}
