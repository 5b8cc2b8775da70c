import { useEffect } from 'react';
import { AppointmentPanel } from './appointment-panel';
import { DatePanel } from './date-panel';
import type { ScheduleRequest } from './request';
import { prepareConfirmation } from './show-confirmation';
import { WithBookings } from './with-bookings';

type Props = { request: ScheduleRequest; onDone: () => void; autoFocus?: boolean };

/** The panel for a request, below the consultations already requested. */
export function Panel({ request, autoFocus = false, onDone }: Props) {
  useEffect(prepareConfirmation, []);
  return (
    <WithBookings onDone={onDone}>
      {({ hasBookings }) => {
        // Focus whatever comes first.
        const props = { onDone, autoFocus: autoFocus && !hasBookings };
        switch (request.kind) {
          case 'appointment':
            return <AppointmentPanel about={request.about} {...props} />;
          case 'date':
            return <DatePanel place={request.place} {...props} />;
        }
      }}
    </WithBookings>
  );
}
