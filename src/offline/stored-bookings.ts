import { type Booking, endOf, isBooking } from '../domain/booking';
import type { WriteTx } from './connection';
import { bookingKey, bookingKeys } from './stored-records';

/** The key of its record. */
export const keyOf = (booking: Booking) => bookingKey(endOf(booking), booking.uid);

/** A change made after another was discarded reuses its number, so ties go by time. */
export const latestFirst = (a: Booking, b: Booking) =>
  b.sequence - a.sequence || b.askedAt - a.askedAt;

/** Every consultation on this device that this release can read. */
export async function storedBookings(tx: WriteTx): Promise<Booking[]> {
  return (await tx.objectStore('meta').getAll(bookingKeys())).filter(isBooking);
}
