import { type Booking, booked, cancelled, moved } from '../../domain/booking';
import { bothTimes, visitorZone } from '../../domain/clock';
import { consultationRequest, type Wish } from '../../domain/consultation';
import type { Lead } from '../../domain/lead';
import { readVisitor } from '../../forms/use-remembered-visitor';
import type { SubmitResult } from '../../offline/outbox';

/** A request for a consultation, or for a change to one. */
export type BookingRequest = {
  /** The date on the visitor's clock, in words: `Tuesday, March 3, 2026`. */
  date: string;
  /** The times on the visitor's clock and in Lagos, in words. */
  times?: string;
  message: string;
  lead: Lead;
  /** With a time, the consultation can be added to a calendar and is stored on the device. */
  booking?: Booking;
};

export type MadeRequest = BookingRequest & {
  /** Whether the browser opened the chat. */
  isOpened: boolean;
  /** The lead's result; null if it could not be recorded. */
  recorded: Promise<SubmitResult | null>;
};

/** A wish with the bookings on this device that it changes. */
type BookingWish = Wish & { before?: Booking };

/** The request for a consultation with a time, made now by whoever uses this device. */
export function bookingRequest(wish: BookingWish): BookingRequest {
  const zone = visitorZone();
  const { message, lead } = consultationRequest(wish, zone, readVisitor());
  const booking = bookingOf(wish, { message, askedAt: Date.now() });
  return { ...bothTimes(booking.startsAt, zone), message, lead, booking };
}

function bookingOf(wish: BookingWish, asked: Pick<Booking, 'message' | 'askedAt'>): Booking {
  switch (wish.kind) {
    case 'new':
      return booked(`${randomId()}@${location.hostname}`, wish.about, {
        startsAt: wish.startsAt,
        ...asked,
      });
    case 'change':
      return moved(wish.before, { startsAt: wish.startsAt, ...asked });
    case 'cancellation':
      return cancelled(wish.before, asked);
  }
}

/**
 * A random id in the form of a UUID, as PostgreSQL parses it. `crypto.randomUUID` is missing when a phone opens the site
 * without TLS.
 */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
