import { useEffect, useState } from 'react';
import type { Booking } from '../../domain/booking';
import { useBookings } from '../../hooks/use-bookings';
import { Sheet } from '../../ui/sheet';
import { AppointmentPanel } from './appointment-panel';
import { BookingList } from './booking-list';
import { prepareConfirmation } from './show-confirmation';

/** The consultations on this device, as part of a page; moving one opens a sheet. */
export function BookingsHere() {
  const bookings = useBookings();
  const [change, setChange] = useState<Booking>();
  const close = () => setChange(undefined);

  useEffect(prepareConfirmation, []);

  return (
    <>
      {bookings && (
        <BookingList
          heading="h2"
          bookings={bookings}
          onChange={setChange}
          onCancelled={() => undefined}
        />
      )}
      <Sheet
        title="Change a consultation"
        isOpen={change !== undefined}
        onClose={close}
        className="sheet-appointment"
      >
        {change && <AppointmentPanel change={change} onDone={close} autoFocus />}
      </Sheet>
    </>
  );
}
