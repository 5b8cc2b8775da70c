import { useEffect, useRef, useState } from 'react';
import type { InboxTable } from '../../domain/staff-event';
import { useNow } from '../../hooks/use-now';
import { MINUTE_MS } from '../../lib/durations';
import { Fact } from '../rows/facts';
import type { InboxRow } from '../rows/row';
import { ChangeSheet, type PlannedChange } from '../upcoming/change-sheet';
import { plannedOf } from '../upcoming/plan';
import { PlannedTools } from '../upcoming/planned-tools';
import { bothClocks } from './appointment-words';

type Props = {
  table: InboxTable;
  /** With pending changes applied. */
  row: InboxRow;
};

/** When the appointment of the open row is. While it is still to come, it is moved and cancelled as in "Upcoming". */
export function AppointmentFact({ table, row }: Props) {
  const { appointment_at, visitor_zone } = row;
  const now = useNow(MINUTE_MS);
  const [change, setChange] = useState<PlannedChange>();
  const [isCancelled, setIsCancelled] = useState(false);
  const instead = useRef<HTMLSpanElement>(null);
  const planned = plannedOf(table, row, now);
  const isOpen = change !== undefined;

  useEffect(() => {
    // A dialog returns the focus to the button that opened it; a cancelled appointment has none left.
    const sheet = instead.current?.closest('dialog');
    if (!isOpen && sheet && !sheet.contains(document.activeElement)) instead.current?.focus();
  }, [isOpen]);

  return (
    <>
      {appointment_at ? (
        <Fact
          label="Appointment"
          tools={planned && <PlannedTools planned={planned} onChange={setChange} />}
        >
          {bothClocks(appointment_at, visitor_zone)}
        </Fact>
      ) : (
        isCancelled && (
          <Fact label="Appointment">
            <span ref={instead} tabIndex={-1}>
              Cancelled
            </span>
          </Fact>
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
