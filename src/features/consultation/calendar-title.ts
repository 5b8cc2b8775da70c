import { company } from '../../content/company';
import type { Booking } from '../../domain/booking';

/** A consultation in a calendar: nobody has confirmed it, and few calendars show that an event is tentative. */
export const calendarTitle = ({ isCancelled }: Pick<Booking, 'isCancelled'>): string =>
  `Consultation with ${company.name}${isCancelled ? '' : ' (requested)'}`;
