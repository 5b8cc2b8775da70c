import type { ReactNode } from 'react';
import { company } from '../../content/company';
import { hostNow } from '../../device/clock';
import { appointmentFile } from '../../domain/appointment-file';
import type { Booking } from '../../domain/booking';
import { giveCalendar } from '../../ui/give-calendar';

/** Hands over a consultation, or its cancellation, as a calendar file; returns why it can't. */
export function giveBooking(booking: Booking): Promise<ReactNode> {
  const { name, text } = appointmentFile(booking, company, hostNow());
  return giveCalendar(new File([text], name, { type: 'text/calendar' }), {
    byHand: 'please change your calendar by hand',
    later: 'ask for your consultation there',
  });
}
