import type { ReactNode } from 'react';
import { company } from '../../content/company';
import { hostNow } from '../../device/clock';
import { appointmentFile } from '../../domain/appointment-file';
import type { Booking } from '../../domain/booking';
import { KIND_WORDS } from '../../domain/lead-kind';
import { CalendarButton } from '../../ui/calendar-button';
import { giveCalendar } from '../../ui/give-calendar';

/** Adds an appointment to a calendar, or removes a cancelled one. */
export function CalendarAction({ booking }: { booking: Booking }) {
  return (
    <CalendarButton give={() => giveBooking(booking)}>
      {booking.isCancelled ? 'Remove from calendar (.ics)' : 'Add to calendar (.ics)'}
    </CalendarButton>
  );
}

/** Hands over an appointment, or its cancellation, as a calendar file; returns why it can't. */
function giveBooking(booking: Booking): Promise<ReactNode> {
  const noun = KIND_WORDS[booking.kind ?? 'consultation'];
  const { name, text } = appointmentFile(booking, company, hostNow(), noun);
  return giveCalendar(new File([text], name, { type: 'text/calendar' }), {
    byHand: 'please change your calendar by hand',
    later: `ask for your ${noun.toLowerCase()} there`,
  });
}
