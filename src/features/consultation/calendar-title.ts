import { company } from '../../content/company';
import type { Booking } from '../../domain/booking';

/** Whether the office has confirmed the time of a consultation. */
export const isConfirmed = ({ agreed }: Pick<Booking, 'agreed'>): boolean =>
  agreed?.state === 'confirmed';

/** A consultation in a calendar: until somebody confirms it, few calendars show that an event is tentative. */
export const calendarTitle = (booking: Pick<Booking, 'isCancelled' | 'agreed'>): string =>
  `Consultation with ${company.name}${booking.isCancelled || isConfirmed(booking) ? '' : ' (requested)'}`;
