import { type Day, daysLater, weekdayOf } from './calendar-day';
import { clockAt, LAGOS_MINUTES, lagosDay } from './lagos-time';
import {
  type Closures,
  callHoursOf,
  hoursOf,
  isBritishSummer,
  LUNCH,
  type Office,
  officeInstant,
} from './office';

/** Whether somebody answers an office's telephone, and when that changes. */
type OfficeHours = { isOpen: boolean; until: number };

/** No office is closed for longer, in days. */
const LONGEST = 14;

/** When an office answers its telephone around a moment; undefined if it does not open within two weeks. */
export function officeHours(
  office: Office,
  now: number,
  closures: Closures,
): OfficeHours | undefined {
  for (let ahead = 0; ahead <= LONGEST; ahead += 1) {
    const day = daysLater(lagosDay(now), ahead);
    const hours = callHoursOf(weekdayOf(day));
    if (!hours || closures[office][day]) continue;
    const [opens, closes] = hours.map((time) => officeInstant(office, day, time));
    if (opens !== undefined && now < opens) return { isOpen: false, until: opens };
    if (closes !== undefined && now < closes) return { isOpen: true, until: closes };
  }
  return undefined;
}

/** Why an office is closed at a moment. Times are those of its own clock. */
type Closed =
  | { why: 'sunday' | 'lunch' }
  | { why: 'holiday'; name: string }
  | { why: 'hours'; opens: string; closes: string };

/** Why an office is closed at an instant; undefined while it is open. */
export function whyClosed(office: Office, at: number, closures: Closures): Closed | undefined {
  const day = officeDay(office, at);
  const hours = hoursOf(office, weekdayOf(day));
  if (!hours) return { why: 'sunday' };
  const name = closures[office][day];
  if (name !== undefined) return { why: 'holiday', name };
  const [opens, closes] = hours;
  const isWithin = (from: string, to: string) =>
    at >= officeInstant(office, day, from) && at < officeInstant(office, day, to);
  if (!isWithin(opens, closes)) return { why: 'hours', opens, closes };
  return isWithin(...LUNCH) ? { why: 'lunch' } : undefined;
}

/** The day in the office's city. */
function officeDay(office: Office, at: number): Day {
  const { day } = clockAt(at, LAGOS_MINUTES);
  return office === 'lagos' || isBritishSummer(day) ? day : clockAt(at, 0).day;
}
