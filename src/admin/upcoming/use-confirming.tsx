import { CalendarCheck2 } from 'lucide';
import { type ReactNode, useRef, useState } from 'react';
import type { InboxTable } from '../../domain/staff-event';
import { useNow } from '../../hooks/use-now';
import { MINUTE_MS } from '../../lib/durations';
import { Icon } from '../../ui/icon';
import { opened } from '../loading';
import type { InboxRow } from '../rows/row';
import type { PlannedChange } from './change-sheet';
import { canConfirm, type Planned, plannedOf } from './plan';
import { useAgree } from './use-agree';

const ChangeSheet = opened(async () => (await import('./change-sheet')).ChangeSheet);

/** Returns what confirms an appointment. Resolves with what its sheet shows then; undefined if that failed, or is under way. */
export function useConfirm() {
  const { confirm } = useAgree();
  const underWay = useRef(new Set<string>());
  return async (planned: Planned): Promise<PlannedChange | undefined> => {
    // A second tap of an impatient thumb.
    if (underWay.current.has(planned.id)) return undefined;
    underWay.current.add(planned.id);
    const stored = await confirm(planned).finally(() => underWay.current.delete(planned.id));
    return stored && { action: 'confirmed', planned, isWaiting: stored === 'here' };
  };
}

/**
 * Returns what confirms the appointment of a row in a list, and the sheet with the message that tells the visitor.
 * @param onConfirm called with the row before it is confirmed; returns what to do once the sheet is closed
 */
export function useConfirming(onConfirm?: (row: InboxRow) => () => void) {
  const now = useNow(MINUTE_MS);
  const confirm = useConfirm();
  // Not in the row: it may leave the list with its new status.
  const [confirmed, setConfirmed] = useState<PlannedChange>();
  const closed = useRef<() => void>(undefined);
  /** Returns what confirms it; undefined where there is nothing to confirm. */
  const confirmOf = (table: InboxTable, row: InboxRow) => {
    const planned = plannedOf(table, row, now);
    if (!planned || !canConfirm(planned, now)) return undefined;
    return async () => {
      const onClosed = onConfirm?.(row);
      const change = await confirm(planned);
      if (!change) return;
      closed.current = onClosed;
      setConfirmed(change);
    };
  };
  return {
    confirmOf,
    buttonOf(table: InboxTable, row: InboxRow): ReactNode {
      const run = confirmOf(table, row);
      if (!run) return undefined;
      return (
        <button
          type="button"
          className="status-next"
          aria-label={`Confirm: ${row.name}`}
          onClick={({ currentTarget }) => {
            // The button goes; the focus stays beside it, or goes to the list or the title of what it belongs to.
            const beside = currentTarget.parentElement?.querySelector<HTMLElement>(
              'select, button:not(.status-next, .row-open)',
            );
            const place = currentTarget.closest<HTMLElement>('.rows');
            (beside ?? place ?? currentTarget.closest('section')?.querySelector('h3'))?.focus({
              preventScroll: true,
            });
            void run();
          }}
        >
          <Icon drawing={CalendarCheck2} />
          Confirm
        </button>
      );
    },
    sheet: confirmed && (
      <ChangeSheet
        change={confirmed}
        onClose={() => {
          setConfirmed(undefined);
          closed.current?.();
        }}
      />
    ),
  };
}
