import { longDate } from '../lib/english';
import type { About, Booking } from './booking';
import type { Day } from './calendar-day';
import { lagosDay, lagosInstant, lagosTime, visitorTime } from './clock';
import { GENERAL_INTEREST, type Lead, type Visitor, whatsappLead } from './lead';

/** A consultation as it was asked for. `time` is Lagos time, such as `09:00`. */
export type Appointment = { day: Day; time: string; about?: About | undefined };

/** What a change says of the consultation as it stands until then. */
type Held = Pick<Booking, 'startsAt' | 'property' | 'slug'>;

/** The day and the time of a moment, as they stand in messages and notes. */
export function momentWords(at: number): { date: string; time: string } {
  return { date: longDate(lagosDay(at)), time: lagosTime(at) };
}

/** Where on the page a date was picked. */
export type DatePlace = 'hero' | 'header';

/** Somebody picked a date for a consultation, and no time. */
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
 * Somebody chose a date and a time.
 * @param zone the visitor's time zone: who calls back should know what time it is there
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

/** Somebody asks for another time. It names the former one, for it may have to stand as a lead of its own. */
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

/** Somebody can't come. */
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

/** What the visitor's own clock shows then, where it differs. */
function visitorClock(at: number, zone: string): string[] {
  const local = visitorTime(at, zone);
  const clock = local && [local.time, local.otherDay?.weekday].filter(Boolean).join(', ');
  return clock ? [`For the visitor: ${clock} (${zone}).`] : [];
}
