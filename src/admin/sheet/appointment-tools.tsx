import { useEffect, useRef, useState } from 'react';
import type { InboxTable } from '../../domain/staff-event';
import { useNow } from '../../hooks/use-now';
import { MINUTE_MS } from '../../lib/durations';
import type { InboxRow } from '../rows/row';
import { ChangeSheet, type PlannedChange } from '../upcoming/change-sheet';
import { plannedOf } from '../upcoming/plan';
import { PlannedTools } from '../upcoming/planned-tools';

type Props = {
  table: InboxTable;
  /** With pending changes applied. */
  row: InboxRow;
};

/** Moves or cancels the appointment of the open row, if it is still to come, as "Upcoming" does. */
export function AppointmentTools({ table, row }: Props) {
  const now = useNow(MINUTE_MS);
  const [change, setChange] = useState<PlannedChange>();
  const [isCancelled, setIsCancelled] = useState(false);
  const place = useRef<HTMLParagraphElement>(null);
  const planned = plannedOf(table, row, now);
  const isOpen = change !== undefined;

  useEffect(() => {
    // A dialog returns the focus to the button that opened it; a cancelled appointment has none left.
    const sheet = place.current?.closest('dialog');
    if (!isOpen && sheet && !sheet.contains(document.activeElement)) place.current?.focus();
  }, [isOpen]);

  return (
    <>
      {planned ? (
        <div className="-mt-3 flex flex-wrap items-center gap-x-5">
          <PlannedTools planned={planned} onChange={setChange} />
        </div>
      ) : (
        isCancelled && (
          <p ref={place} tabIndex={-1}>
            The appointment is cancelled.
          </p>
        )
      )}
      <ChangeSheet
        change={change}
        onClose={() => {
          setIsCancelled(change?.action === 'cancel' && !planned);
          setChange(undefined);
        }}
      />
    </>
  );
}
