import { exactTime } from '../../lib/time-words';
import type { KeptBooking } from '../../offline/bookings';
import { requestNoun } from './confirmation-words';

/** The state of a consultation as far as this device knows. It can't see the chat. */
export function bookingState({ booking, lead }: KeptBooking): string {
  const noun = requestNoun(booking);
  switch (lead) {
    case 'recorded':
      return `${noun} recorded.`;
    case 'waiting':
      return `${noun} saved on this phone, and recorded with us as soon as there is a network.`;
    case 'parked':
      return `${noun} not recorded: see the Outbox.`;
    case 'unknown':
      return `${noun} made on ${exactTime(booking.askedAt)}.`;
  }
}
