import { useEffect } from 'react';
import type { Booking } from '../../domain/booking';
import { CalendarButton } from '../../ui/calendar-button';
import { untilLoaded } from '../../ui/later';

const load = () => import('./calendar-of-booking');

/** Adds an appointment to a calendar, or removes a cancelled one. */
export function CalendarAction({ booking }: { booking: Booking }) {
  // A share sheet opens only soon after a tap, so its code must be here by then.
  useEffect(() => void untilLoaded(load), []);
  return (
    <CalendarButton give={async () => (await load()).giveBooking(booking)}>
      {booking.isCancelled ? 'Remove from calendar (.ics)' : 'Add to calendar (.ics)'}
    </CalendarButton>
  );
}
