import { daysLater, weekdayOf } from './calendar-day';
import { lagosDay } from './lagos-time';
import { type Closures, hoursOf, LUNCH, type Office, officeInstant } from './office';

/** Whether somebody answers an office's telephone, and when that changes. */
export type OfficeHours = { isOpen: boolean; until: number };

/** No office is closed for longer, in days. */
const LONGEST = 14;

/** The hours of an office around a moment; undefined if it does not open within two weeks. */
export function officeHours(
  office: Office,
  now: number,
  closures: Closures,
): OfficeHours | undefined {
  for (let ahead = 0; ahead <= LONGEST; ahead += 1) {
    const day = daysLater(lagosDay(now), ahead);
    const hours = hoursOf(office, weekdayOf(day));
    if (!hours || closures[office][day]) continue;
    const [opens, lunch, back, closes] = [hours[0], ...LUNCH, hours[1]].map((time) =>
      officeInstant(office, day, time),
    );
    for (const [from = 0, to = 0] of [
      [opens, lunch],
      [back, closes],
    ]) {
      if (now < from) return { isOpen: false, until: from };
      if (now < to) return { isOpen: true, until: to };
    }
  }
  return undefined;
}
