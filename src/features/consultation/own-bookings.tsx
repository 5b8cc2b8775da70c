import { useEffect, useState } from 'react';
import { hostNow } from '../../device/clock';
import { onThisDevice } from '../../device/this-device';
import { type Booking, endOf } from '../../domain/booking';
import { useBookings } from '../../hooks/use-bookings';
import type { KeptBooking } from '../../offline/bookings';
import { Action } from '../../ui/button';
import { Sheet } from '../../ui/sheet';
import { AppointmentPanel } from './appointment-panel';
import { BookingList } from './booking-list';
import { type PanelProps, RequestPanel } from './request-panel';
import { prepareConfirmation } from './show-confirmation';

/** The consultations on this device, above the scheduler. One that moves a consultation replaces both. */
export function OwnBookings({ request, autoFocus = false, onDone }: PanelProps) {
  const bookings = useBookings();
  const [change, setChange] = useChange(bookings);

  useEffect(prepareConfirmation, []);

  if (!bookings) return <div className="schedule" />;
  if (change) {
    return (
      <>
        <Action onClick={() => setChange(undefined)}>Keep the time as it is</Action>
        <AppointmentPanel change={change} onDone={onDone} autoFocus />
      </>
    );
  }
  const isAhead = countAhead(bookings) > 0;
  return (
    <>
      <BookingList heading="h3" bookings={bookings} onChange={setChange} onCancelled={onDone} />
      {isAhead && (
        <h3 className="mt-4 mb-3 border-t border-line pt-6 font-sans font-semibold tracking-normal">
          Ask for another one
        </h3>
      )}
      {/* Focus whichever comes first. */}
      <RequestPanel request={request} onDone={onDone} autoFocus={autoFocus && !isAhead} />
    </>
  );
}

/** The consultations on this device, as part of a page; moving one opens a sheet. */
export function BookingsHere() {
  const bookings = useBookings();
  const [change, setChange] = useChange(bookings);
  const close = () => setChange(undefined);

  useEffect(prepareConfirmation, []);

  const isEmpty = bookings && countAhead(bookings) === 0;
  return (
    <>
      {isEmpty && (
        <section aria-label="Your consultations">
          <h2 className="title mb-2">Your consultations</h2>
          <p className="note">{onThisDevice('No consultations are booked on this phone.')}</p>
        </section>
      )}
      {bookings && <BookingList heading="h2" bookings={bookings} onChange={setChange} />}
      <Sheet title="Change a consultation" isOpen={change !== undefined} onClose={close}>
        {change && <AppointmentPanel change={change} onDone={close} autoFocus />}
      </Sheet>
    </>
  );
}

/** How many consultations on this device are still to come; nothing if there are none. */
export function CountAhead() {
  const ahead = countAhead((useBookings() ?? []).filter(({ booking }) => !booking.isCancelled));
  return ahead > 0 && <span className="note">{`${ahead} booked`}</span>;
}

function countAhead(bookings: KeptBooking[]): number {
  const now = hostNow();
  return bookings.filter(({ booking }) => endOf(booking) > now).length;
}

/** The consultation that is being changed, as it is now: another tab may change it as well, or cancel it. */
function useChange(bookings: KeptBooking[] | undefined) {
  const [chosen, setChosen] = useState<Booking>();
  const kept = bookings?.find(({ booking }) => booking.uid === chosen?.uid)?.booking;
  const change = kept?.isCancelled ? undefined : (kept ?? chosen);
  return [change, setChosen] as const;
}
