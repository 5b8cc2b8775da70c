import { useEffect } from 'react';
import { AppointmentPanel } from './appointment-panel';
import { DatePanel } from './date-panel';
import type { Request } from './request';
import { prepareConfirmation } from './show-confirmation';
import { WithBookings } from './with-bookings';

type Props = { request: Request; onDone: () => void; autoFocus?: boolean };

/** What a request asks for, below what was asked for before. */
export function Panel({ request, autoFocus = false, onDone }: Props) {
  useEffect(prepareConfirmation, []);
  return (
    <WithBookings onDone={onDone}>
      {({ hasBookings }) => {
        // The keyboard begins at what stands first.
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
