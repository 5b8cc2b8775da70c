import { whatsappLink } from '../lib/phone-link.ts';
import { isConfirmed } from './appointment.ts';
import type { Booking } from './booking';
import { calendarFile } from './calendar-file.ts';
import { lagosDay } from './lagos-time.ts';
import { KIND_WORDS } from './lead-kind.ts';

const { consultation: CONSULTATION, video: VIDEO_TOUR } = KIND_WORDS;

type Company = { name: string; email: string; whatsapp: string };

/** An appointment as its visitor knows it. */
export type Appointment = Pick<
  Booking,
  'uid' | 'startsAt' | 'office' | 'property' | 'sequence' | 'answers' | 'isCancelled' | 'agreed'
>;

/** An appointment in a calendar: until somebody confirms it, few calendars show that an event is tentative. */
export const calendarTitle = (
  appointment: Pick<Booking, 'isCancelled' | 'agreed'>,
  company: Pick<Company, 'name'>,
  noun: string = CONSULTATION,
): string =>
  `${noun} with ${company.name}${appointment.isCancelled || isConfirmed(appointment.agreed?.state) ? '' : ' (requested)'}`;

/**
 * A visitor's appointment, or its cancellation, as a calendar file with its name: the same from their device and in our
 * emails, so that calendars update it instead of adding another.
 * @param madeAt in milliseconds since 1970
 * @param noun what it is; a consultation is held on WhatsApp, a video tour by video, anything else at the property
 */
export function appointmentFile(
  appointment: Appointment,
  company: Company,
  madeAt: number,
  noun: string = CONSULTATION,
): { name: string; text: string } {
  const { startsAt, office, property, agreed } = appointment;
  const isAgreed = isConfirmed(appointment.agreed?.state);
  const isChat = noun === CONSULTATION;
  const text = calendarFile({
    ...appointment,
    // Calendars keep the file with the highest number.
    sequence: appointment.sequence + (appointment.answers ?? 0),
    isConfirmed: isAgreed,
    madeAt,
    summary: calendarTitle(appointment, company, noun),
    description: [
      ...(property === null ? [] : [`About ${property}`]),
      ...(office === 'london' ? ['With our London office'] : []),
      ...(isAgreed && agreed?.host ? [`With ${agreed.host}`] : []),
      `${isChat ? 'On' : 'Reach us on'} WhatsApp: ${company.whatsapp}.${isAgreed ? '' : ' It is agreed once we confirm it.'}`,
    ].join('\n'),
    location: isChat
      ? `WhatsApp, ${company.whatsapp}`
      : noun === VIDEO_TOUR
        ? 'Video call'
        : (property ?? ''),
    url: whatsappLink(company.whatsapp, ''),
    product: company.name,
    organizer: company.email,
  });
  return { name: `${noun.toLowerCase().replaceAll(' ', '-')}-${lagosDay(startsAt)}.ics`, text };
}
