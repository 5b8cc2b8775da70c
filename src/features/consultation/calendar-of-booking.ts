import type { ReactNode } from 'react';
import { company } from '../../content/company';
import { hostNow } from '../../device/clock';
import type { Booking } from '../../domain/booking';
import { calendarFile } from '../../domain/calendar-file';
import { lagosDay } from '../../domain/lagos-time';
import { whatsappLink } from '../../lib/phone-link';
import { giveCalendar } from '../../ui/give-calendar';

/** Hands over a consultation, or its cancellation, as a calendar file; returns why it can't. */
export function giveBooking(booking: Booking): Promise<ReactNode> {
  return giveCalendar(fileOf(booking), {
    byHand: 'please change your calendar by hand',
    later: 'ask for your consultation there',
  });
}

function fileOf(booking: Booking): File {
  const { startsAt, office, property, agreed } = booking;
  const isAgreed = isConfirmed(booking);
  const text = calendarFile({
    ...booking,
    // Calendars keep the file with the highest number.
    sequence: booking.sequence + (booking.answers ?? 0),
    isConfirmed: isAgreed,
    madeAt: hostNow(),
    summary: calendarTitle(booking),
    description: [
      ...(property === null ? [] : [`About ${property}`]),
      ...(office === 'london' ? ['With our London office'] : []),
      ...(isAgreed && agreed?.host ? [`With ${agreed.host}`] : []),
      `On WhatsApp: ${company.whatsapp}.${isAgreed ? '' : ' It is agreed once we confirm it.'}`,
    ].join('\n'),
    location: `WhatsApp, ${company.whatsapp}`,
    url: whatsappLink(company.whatsapp, ''),
    product: company.name,
    organizer: company.email,
  });
  return new File([text], `consultation-${lagosDay(startsAt)}.ics`, { type: 'text/calendar' });
}

/** Whether the office has confirmed the time of a consultation. */
export const isConfirmed = ({ agreed }: Pick<Booking, 'agreed'>): boolean =>
  agreed?.state === 'confirmed';

/** A consultation in a calendar: until somebody confirms it, few calendars show that an event is tentative. */
export const calendarTitle = (booking: Pick<Booking, 'isCancelled' | 'agreed'>): string =>
  `Consultation with ${company.name}${booking.isCancelled || isConfirmed(booking) ? '' : ' (requested)'}`;
