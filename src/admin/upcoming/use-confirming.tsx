import { CalendarCheck2 } from 'lucide';
import { type ReactNode, useState } from 'react';
import type { InboxTable } from '../../domain/staff-event';
import { useNow } from '../../hooks/use-now';
import { MINUTE_MS } from '../../lib/durations';
import { Icon } from '../../ui/icon';
import { opened } from '../loading';
import type { InboxRow } from '../rows/row';
import type { PlannedChange } from './change-sheet';
import { canConfirm, plannedOf } from './plan';
import { useAgree } from './use-agree';

const ChangeSheet = opened(async () => (await import('./change-sheet')).ChangeSheet);

/** Returns the button that confirms the appointment of a row in a list, and the sheet with the message that tells the visitor. */
export function useConfirming(table: InboxTable) {
  const now = useNow(MINUTE_MS);
  const { confirm } = useAgree();
  // Not in the row: it may leave the list with its new status.
  const [confirmed, setConfirmed] = useState<PlannedChange>();
  return {
    buttonOf(row: InboxRow): ReactNode {
      const planned = plannedOf(table, row, now);
      if (!planned || !canConfirm(planned, now)) return undefined;
      return (
        <button
          type="button"
          className="status-next"
          aria-label={`Confirm: ${row.name}`}
          onClick={async ({ currentTarget }) => {
            // The button goes; the focus stays beside it, or goes to the title of what it belongs to.
            const beside = currentTarget.parentElement?.querySelector<HTMLElement>(
              'select, button:not(.status-next)',
            );
            (beside ?? currentTarget.closest('section')?.querySelector('h3'))?.focus();
            const stored = await confirm(planned);
            const isWaiting = stored === 'here';
            if (stored) setConfirmed({ action: 'confirmed', planned, isWaiting });
          }}
        >
          <Icon drawing={CalendarCheck2} />
          Confirm
        </button>
      );
    },
    sheet: confirmed && <ChangeSheet change={confirmed} onClose={() => setConfirmed(undefined)} />,
  };
}
