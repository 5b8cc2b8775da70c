import { type Booking, booked } from '../../domain/booking';
import { lagosInstant } from '../../domain/lagos-time';
import type { Lead } from '../../domain/lead';
import type { Contact } from '../../domain/submission';
import { randomId } from '../../lib/random-id';
import { keepBooking } from '../../offline/bookings';
import type { AlsoWrite } from '../../offline/stored-records';

/** A tour as the device that asked for it keeps it, under the id of its row. */
export function tourBooking(
  { kind, property_interest: property, property_slug, preferred_date }: Contact | Lead,
  { uid, askedAt }: { uid: string; askedAt: number },
): Booking {
  const day = preferred_date ?? '';
  return booked(
    uid,
    property === null ? undefined : { property, slug: property_slug ?? undefined },
    {
      kind: kind === 'video' ? 'video' : 'tour',
      startsAt: day ? lagosInstant(day, '00:00') : askedAt,
      day,
      askedAt,
    },
  );
}

/** Keeps a tour on the device in the write that stores its request, to be followed there as consultations are. */
export function keepTour(tour: Contact | Lead, askedAt: number): AlsoWrite {
  const secret = randomId();
  return (tx, entry) =>
    keepBooking(tourBooking(tour, { uid: entry.id, askedAt }), secret)(tx, entry);
}
