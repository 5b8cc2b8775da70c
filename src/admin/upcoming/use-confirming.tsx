import { CalendarCheck2 } from 'lucide';
import { createContext, type ReactNode, use, useRef, useState } from 'react';
import type { InboxTable } from '../../domain/staff-event';
import { useChanges } from '../../hooks/use-changes';
import { useNow } from '../../hooks/use-now';
import { MINUTE_MS } from '../../lib/durations';
import { Icon } from '../../ui/icon';
import { opened } from '../loading';
import { useParked } from '../rows/pending-notes';
import type { InboxRow } from '../rows/row';
import { useStaff } from '../staff';
import type { SwipeWay } from '../touch/gestures';
import type { PlannedChange } from './change-sheet';
import { canConfirm, type Planned, plannedOf } from './plan';
import { useAgree } from './use-agree';

const ChangeSheet = opened(async () => (await import('./change-sheet')).ChangeSheet);

/** A confirmation of which its visitor is to be told, and what follows that. */
type Untold = { change: PlannedChange; onClosed: (() => void) | undefined };

type Confirm = (planned: Planned, onClosed?: () => void) => Promise<void>;

const ConfirmContext = createContext<Confirm>(async () => {});

/** Returns what confirms an appointment. Once that is done, the message that tells its visitor is offered; then `onClosed` is called. */
export const useConfirm = () => use(ConfirmContext);

/** Offers the messages about what is confirmed inside, one after the other: whoever confirms several tells each of their visitors. */
export function Confirming({ children }: { children: ReactNode }) {
  const { confirm } = useAgree();
  const changes = useChanges(useStaff().id);
  const underWay = useRef(new Set<string>());
  // Not in a row, a list or a sheet: it may go before the database has answered.
  const [untold, setUntold] = useState<Untold[]>([]);
  const run: Confirm = async (planned, onClosed) => {
    // A second tap of an impatient thumb.
    if (underWay.current.has(planned.id)) return;
    underWay.current.add(planned.id);
    const after = Math.max(0, ...changes.map(({ seq }) => seq));
    const stored = await confirm(planned).finally(() => underWay.current.delete(planned.id));
    if (!stored) return;
    const change = { action: 'confirmed', planned, isWaiting: stored === 'here', after } as const;
    setUntold((others) => [
      ...others.filter((one) => one.change.planned.id !== planned.id),
      { change, onClosed },
    ]);
  };
  const [first] = untold;
  return (
    <ConfirmContext value={run}>
      {children}
      {first && (
        <ChangeSheet
          // Escape closes a dialog by itself, so that the next one is another.
          key={first.change.planned.id}
          change={first.change}
          onClose={() => {
            setUntold((all) => all.filter((one) => one !== first));
            first.onClosed?.();
          }}
        />
      )}
    </ConfirmContext>
  );
}

/**
 * Returns what confirms the appointment of a row in a list.
 * @param onConfirm called with the row before it is confirmed; returns what to do once its message is closed
 */
export function useConfirming(onConfirm?: (row: InboxRow) => () => void) {
  const now = useNow(MINUTE_MS);
  const confirm = useConfirm();
  const isParked = useParked();
  /** Returns what confirms it; undefined where there is nothing to confirm, or something else needs a decision first. */
  const confirmOf = (table: InboxTable, row: InboxRow) => {
    const planned = plannedOf(table, row, now);
    if (!planned || !canConfirm(planned, now) || isParked(row.id)) return undefined;
    return () => confirm(planned, onConfirm?.(row));
  };
  return {
    confirmOf,
    /** What the button of a row does, and a swipe. */
    wayOf(table: InboxTable, row: InboxRow): SwipeWay | undefined {
      if (confirmOf(table, row)) return 'confirm';
      return (row.status ?? 'new') === 'new' && !isParked(row.id) ? 'contacted' : undefined;
    },
    /** @param keys of the button of the open row */
    buttonOf(table: InboxTable, row: InboxRow, keys?: string): ReactNode {
      const run = confirmOf(table, row);
      if (!run) return undefined;
      return (
        <button
          type="button"
          className="status-next"
          aria-label={`Confirm: ${row.name}`}
          aria-keyshortcuts={keys}
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
  };
}
