import { consultationMessages } from '../../content/consultation-messages';
import { type About, type Booking, booked, cancelled, moved } from '../../domain/booking';
import type { Day } from '../../domain/calendar-day';
import { bothTimes } from '../../domain/clock';
import { appointmentLead, cancelLead, changeLead, momentWords } from '../../domain/consultation';
import type { Visitor } from '../../domain/lead';
import type { Slot } from '../../domain/slot';
import { longDate } from '../../lib/english';
import type { Ask } from './ask';

/** What was chosen in the scheduler. */
type Chosen = {
  day: Day;
  slot: Slot;
  /** The visitor's time zone. */
  zone: string;
  now: number;
};

/** The request for a new consultation. */
export function askForNew(
  uid: string,
  about: About | undefined,
  { day, slot: { time, startsAt }, zone, now }: Chosen,
  visitor?: Visitor,
): Ask {
  const message = consultationMessages.at(longDate(day), time, about?.property);
  const { date, times } = bothTimes(startsAt, zone);
  return {
    date,
    time: times,
    message,
    lead: appointmentLead({ day, time, about }, zone, visitor),
    booking: booked(uid, about, { startsAt, message, askedAt: now }),
  };
}

/** The request to move a consultation. */
export function askForChange(
  before: Booking,
  { slot: { startsAt }, zone, now }: Chosen,
  visitor?: Visitor,
): Ask {
  const message = consultationMessages.changed(
    momentWords(before.startsAt),
    momentWords(startsAt),
    before.property ?? undefined,
  );
  const { date, times } = bothTimes(startsAt, zone);
  return {
    date,
    time: times,
    message,
    lead: changeLead(before, startsAt, zone, visitor),
    booking: moved(before, { startsAt, message, askedAt: now }),
    before,
  };
}

/** The request to cancel a consultation. */
export function askToCancel(before: Booking, zone: string, now: number, visitor?: Visitor): Ask {
  const moment = momentWords(before.startsAt);
  const message = consultationMessages.cancelled(moment, before.property ?? undefined);
  const { date, times } = bothTimes(before.startsAt, zone);
  return {
    date,
    time: times,
    message,
    lead: cancelLead(before, visitor),
    booking: cancelled(before, { message, askedAt: now }),
    before,
  };
}
