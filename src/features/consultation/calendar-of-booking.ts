import type { ReactNode } from 'react';
import { company } from '../../content/company';
import { hostNow } from '../../device/clock';
import type { Booking } from '../../domain/booking';
import { calendarFile } from '../../domain/calendar-file';
import { lagosDay } from '../../domain/lagos-time';
import { whatsappLink } from '../../lib/phone-link';
import { giveCalendar } from '../../ui/give-calendar';
import { calendarTitle } from './calendar-title';

/** Hands over a consultation, or its cancellation, as a calendar file; returns why it can't. */
export function giveBooking(booking: Booking): Promise<ReactNode> {
  return giveCalendar(fileOf(booking), {
    byHand: 'please change your calendar by hand',
    later: 'ask for your consultation there',
  });
}

function fileOf(booking: Booking): File {
  const { startsAt, office, property } = booking;
  const text = calendarFile({
    ...booking,
    madeAt: hostNow(),
    summary: calendarTitle(booking),
    description: [
      ...(property === null ? [] : [`About ${property}`]),
      ...(office === 'london' ? ['With our London office'] : []),
      `On WhatsApp: ${company.whatsapp}. It is agreed once we confirm it in the chat.`,
    ].join('\n'),
    location: `WhatsApp, ${company.whatsapp}`,
    url: whatsappLink(company.whatsapp, ''),
    product: company.name,
    organizer: company.email,
  });
  return new File([text], `consultation-${lagosDay(startsAt)}.ics`, { type: 'text/calendar' });
}
