import { company } from '../../content/company';
import type { Booking } from '../../domain/booking';
import { calendarFile } from '../../domain/calendar-file';
import { lagosDay } from '../../domain/lagos-time';
import { whatsappLink } from '../../lib/phone-link';
import { CalendarButton } from '../../ui/calendar-button';

/** Adds the consultation to a calendar, or removes a cancelled one. */
export function CalendarAction({ booking }: { booking: Booking }) {
  return (
    <CalendarButton
      makeFile={() => fileOf(booking)}
      byHand="please change your calendar by hand"
      later="ask for your consultation there"
    >
      {booking.isCancelled ? 'Remove from calendar (.ics)' : 'Add to calendar (.ics)'}
    </CalendarButton>
  );
}

function fileOf(booking: Booking): File {
  const { startsAt, property } = booking;
  const text = calendarFile({
    ...booking,
    madeAt: Date.now(),
    summary: `Consultation with ${company.name}`,
    description: [
      ...(property === null ? [] : [`About ${property}`]),
      `On WhatsApp: ${company.whatsapp}. Please wait for our confirmation in the chat.`,
    ].join('\n'),
    location: `WhatsApp, ${company.whatsapp}`,
    url: whatsappLink(company.whatsapp, ''),
    product: company.name,
    organizer: company.email,
  });
  return new File([text], `consultation-${lagosDay(startsAt)}.ics`, { type: 'text/calendar' });
}
