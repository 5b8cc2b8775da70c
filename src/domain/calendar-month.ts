import { addMonths } from 'date-fns';
import { type Day, dateOf, dayOf } from './calendar-day';

/** The same day of a later month, or that month's last day if it is shorter. */
export function monthsLater(day: Day, count: number): Day {
  return dayOf(addMonths(dateOf(day), count));
}
