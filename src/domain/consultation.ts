import { longDate } from '../lib/english';
import type { About, Booking } from './booking';
import type { Day } from './calendar-day';
import { lagosDay, lagosInstant, lagosTime, visitorTime } from './clock';
import { GENERAL_INTEREST, type Lead, type Visitor, whatsappLead } from './lead';

/** A requested consultation. `time` is Lagos time, such as `09:00`. */
export type Appointment = { day: Day; time: string; about?: About | undefined };

/** The consultation before a change. */
type Held = Pick<Booking, 'startsAt' | 'property' | 'slug'>;

/** The day and time of a moment, as written in messages and notes. */
export function momentWords(at: number): { date: string; time: string } {
  return { date: longDate(lagosDay(at)), time: lagosTime(at) };
}

/** Where on the page a date was picked. */
export type DatePlace = 'hero' | 'header';

/** The lead for a consultation date picked without a time. */
export function dateLead(day: Day, place: DatePlace, visitor?: Visitor): Lead {
  const date = longDate(day);
  return whatsappLead(
    {
      property_interest: `${GENERAL_INTEREST}, consultation on ${date}`,
      notes: `Consultation scheduled from the ${place} for ${date}.`,
    },
    visitor,
  );
}

/**
 * The lead for a consultation with date and time.
 * @param zone the visitor's time zone, so that whoever calls back knows the visitor's local time
 */
export function appointmentLead(
  { day, time, about }: Appointment,
  zone: string,
  visitor?: Visitor,
): Lead {
  const notes = [
    `Consultation scheduled from the mobile scheduler for ${longDate(day)} at ${time} (Lagos time).`,
    ...visitorClock(lagosInstant(day, time), zone),
  ];
  return whatsappLead({ ...aboutOf(about), notes: notes.join('\n') }, visitor);
}

/** The lead for moving a consultation. It names the previous time, because it may arrive as a lead of its own. */
export function changeLead(
  { startsAt: before, ...about }: Held,
  startsAt: number,
  zone: string,
  visitor?: Visitor,
): Lead {
  const notes = [
    `Change of the consultation on ${lagosWords(before)}: now on ${lagosWords(startsAt)}.`,
    ...visitorClock(startsAt, zone),
  ];
  return whatsappLead({ ...aboutOf(about), notes: notes.join('\n') }, visitor);
}

/** The lead for cancelling a consultation. */
export function cancelLead({ startsAt, ...about }: Held, visitor?: Visitor): Lead {
  const notes = `Cancelled: the consultation on ${lagosWords(startsAt)}.`;
  return whatsappLead({ ...aboutOf(about), notes }, visitor);
}

function aboutOf(about?: Omit<Held, 'startsAt'>) {
  return {
    property_interest: about?.property ?? GENERAL_INTEREST,
    property_slug: about?.slug ?? null,
  };
}

function lagosWords(at: number): string {
  const { date, time } = momentWords(at);
  return `${date} at ${time} (Lagos time)`;
}

/** The visitor's local time, where it differs. */
function visitorClock(at: number, zone: string): string[] {
  const local = visitorTime(at, zone);
  const clock = local && [local.time, local.otherDay?.weekday].filter(Boolean).join(', ');
  return clock ? [`For the visitor: ${clock} (${zone}).`] : [];
}
