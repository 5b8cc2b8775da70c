import { consultationMessages } from '../../content/consultation-messages';
import { type About, type Booking, booked, cancelled, moved } from '../../domain/booking';
import type { Day } from '../../domain/calendar-day';
import { bothTimes } from '../../domain/clock';
import { appointmentLead, cancelLead, changeLead, momentWords } from '../../domain/consultation';
import type { Lead, Visitor } from '../../domain/lead';
import type { Slot } from '../../domain/slot';
import { longDate } from '../../lib/english';
import type { SubmitResult } from '../../offline/outbox';

/** A request for a consultation, or for a change to one. */
export type BookingRequest = {
  /** The date on the visitor's clock, in words: `Tuesday, March 3, 2026`. */
  date: string;
  /** The time on the visitor's clock and in Lagos, in words. */
  time?: string;
  message: string;
  lead: Lead;
  /**
   * With a time, the consultation can be added to a calendar and is stored on the device. `before` is its previous
   * version.
   */
  booking?: Booking;
  before?: Booking;
};

/** A request that has been made. */
export type MadeRequest = BookingRequest & {
  /** Whether the browser opened the chat. */
  isOpened: boolean;
  /** The lead's result; null if it could not be recorded. */
  recorded: Promise<SubmitResult | null>;
};

/** What was chosen in the scheduler. */
type Chosen = {
  day: Day;
  slot: Slot;
  /** The visitor's time zone. */
  zone: string;
  now: number;
};

/** The request for a new consultation. */
export function newBooking(
  about: About | undefined,
  { day, slot: { time, startsAt }, zone, now }: Chosen,
  visitor?: Visitor,
): BookingRequest {
  const message = consultationMessages.at(longDate(day), time, about?.property);
  return {
    ...timesOf(startsAt, zone),
    message,
    lead: appointmentLead({ day, time, about }, zone, visitor),
    booking: booked(newUid(), about, { startsAt, message, askedAt: now }),
  };
}

/** The request to move a consultation. */
export function bookingChange(
  before: Booking,
  { slot: { startsAt }, zone, now }: Chosen,
  visitor?: Visitor,
): BookingRequest {
  const message = consultationMessages.changed(
    momentWords(before.startsAt),
    momentWords(startsAt),
    before.property ?? undefined,
  );
  return {
    ...timesOf(startsAt, zone),
    message,
    lead: changeLead(before, startsAt, zone, visitor),
    booking: moved(before, { startsAt, message, askedAt: now }),
    before,
  };
}

/** The request to cancel a consultation. */
export function bookingCancellation(
  before: Booking,
  zone: string,
  now: number,
  visitor?: Visitor,
): BookingRequest {
  const moment = momentWords(before.startsAt);
  const message = consultationMessages.cancelled(moment, before.property ?? undefined);
  return {
    ...timesOf(before.startsAt, zone),
    message,
    lead: cancelLead(before, visitor),
    booking: cancelled(before, { message, askedAt: now }),
    before,
  };
}

function timesOf(startsAt: number, zone: string) {
  const { date, times } = bothTimes(startsAt, zone);
  return { date, time: times };
}

/** A unique id for a new consultation. */
function newUid(): string {
  // Like `crypto.randomUUID()`, which is missing when a phone opens the site without TLS.
  const name = crypto.getRandomValues(new Uint32Array(4)).join('-');
  return `${name}@${location.hostname}`;
}
