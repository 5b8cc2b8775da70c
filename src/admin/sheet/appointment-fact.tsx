import { useEffect, useRef, useState } from 'react';
import { isSettled, isUnconfirmed } from '../../domain/appointment';
import type { InboxTable } from '../../domain/staff-event';
import { useNow } from '../../hooks/use-now';
import { MINUTE_MS } from '../../lib/durations';
import { useTeam } from '../people/use-team';
import { Fact } from '../rows/facts';
import type { InboxRow } from '../rows/row';
import { agreedWords } from '../upcoming/agreed-words';
import { ChangeSheet, type PlannedChange } from '../upcoming/change-sheet';
import { canSettle, plannedOf } from '../upcoming/plan';
import { PlannedTools, SettleTools, TakeBack } from '../upcoming/planned-tools';
import { bothClocks } from './appointment-words';

type Props = {
  table: InboxTable;
  /** With pending changes applied. */
  row: InboxRow;
};

/**
 * When the appointment of the open row is, and how far it is agreed. While it is still to come, it is confirmed, moved and
 * cancelled as in "Upcoming"; once it is over, it was held or missed, which can be taken back.
 */
export function AppointmentFact({ table, row }: Props) {
  const { appointment_at, appointment_state, visitor_zone } = row;
  const now = useNow(MINUTE_MS);
  const { nameOf } = useTeam();
  const [change, setChange] = useState<PlannedChange>();
  const [isCancelled, setIsCancelled] = useState(false);
  const agreed = useRef<HTMLElement>(null);
  const planned = plannedOf(table, row, now);
  const words = agreedWords(row, nameOf);

  useEffect(() => {
    // A dialog returns the focus to the button that opened it; a cancelled appointment has none left.
    if (isCancelled) agreed.current?.focus();
  }, [isCancelled]);

  return (
    <>
      {(appointment_at || words) && (
        <Fact
          label="Appointment"
          tools={
            planned &&
            (canSettle(planned, now) ? (
              <SettleTools planned={planned} />
            ) : isSettled(appointment_state) ? (
              <TakeBack planned={planned} />
            ) : (
              <PlannedTools planned={planned} now={now} onChange={setChange} />
            ))
          }
        >
          {appointment_at && (
            <span className="block">{bothClocks(appointment_at, visitor_zone)}</span>
          )}
          {words && (
            <bdi
              ref={agreed}
              tabIndex={-1}
              className={isUnconfirmed(appointment_state) ? 'font-semibold text-accent' : ''}
            >
              {words}
            </bdi>
          )}
        </Fact>
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
