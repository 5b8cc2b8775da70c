import { useEffect, useState } from 'react';
import { type Booking, endOf } from '../../domain/booking';
import { useBookings } from '../../hooks/use-bookings';
import type { KeptBooking } from '../../offline/bookings';
import { Action } from '../../ui/button';
import { Sheet } from '../../ui/sheet';
import { AppointmentPanel } from './appointment-panel';
import { BookingList } from './booking-list';
import { prepareConfirmation } from './confirmation';
import { DatePanel } from './date-panel';
import { requestOf, type ScheduleRequest } from './request';

type Props = { request: ScheduleRequest; onDone: () => void; autoFocus?: boolean };

/** The scheduler, below the consultations on this device. One that moves a consultation replaces both. */
export function Panel({ request, autoFocus = false, onDone }: Props) {
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
  const hasBookings = bookings.some(({ booking }) => endOf(booking) > Date.now());
  // Focus whichever comes first.
  const props = { onDone, autoFocus: autoFocus && !hasBookings };
  return (
    <>
      <BookingList heading="h3" bookings={bookings} onChange={setChange} onCancelled={onDone} />
      {hasBookings && (
        <h3 className="mt-4 mb-3 border-t border-line pt-6 font-sans font-semibold tracking-normal">
          Ask for another one
        </h3>
      )}
      {request.kind === 'appointment' ? (
        <AppointmentPanel about={request.about} {...props} />
      ) : (
        <DatePanel place={request.place} {...props} />
      )}
    </>
  );
}

/** The consultations on this device, as part of a page; moving one opens a sheet. */
export function BookingsHere() {
  const bookings = useBookings();
  const [change, setChange] = useChange(bookings);
  const close = () => setChange(undefined);

  useEffect(prepareConfirmation, []);

  return (
    <>
      {bookings && <BookingList heading="h2" bookings={bookings} onChange={setChange} />}
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

/** The consultation that is being changed, as it is now: another tab may change it as well, or cancel it. */
function useChange(bookings: KeptBooking[] | undefined) {
  const [chosen, setChosen] = useState<Booking>();
  const kept = bookings?.find(({ booking }) => booking.uid === chosen?.uid)?.booking;
  const change = kept?.isCancelled ? undefined : (kept ?? chosen);
  return [change, setChosen] as const;
}

const HASH = '#schedule';

/** The scheduler opened by `#schedule`: the home-screen shortcut, or a reload that got the calendar. */
export function ScheduleShortcut() {
  const [isOpen, setIsOpen] = useState(true);
  const request = requestOf(history.state);

  // Closing the sheet changes the address without the router, so a second visit to the hash is not a navigation for it.
  useEffect(() => {
    const open = () => setIsOpen(location.hash === HASH);
    addEventListener('hashchange', open);
    return () => removeEventListener('hashchange', open);
  }, []);

  const close = () => {
    setIsOpen(false);
    const { pathname, search, hash } = location;
    // Remove the hash, so that reloading or sharing the page doesn't open the sheet, and the shortcut can open it
    // again.
    if (hash === HASH) history.replaceState(history.state, '', pathname + search);
  };

  return (
    <Sheet
      title="Schedule a consultation"
      isOpen={isOpen}
      onClose={close}
      className={`sheet-${request.kind}`}
    >
      <Panel request={request} onDone={() => setIsOpen(false)} autoFocus />
    </Sheet>
  );
}
