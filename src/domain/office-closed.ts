import { type Day, weekdayOf } from './calendar-day';
import { clockAt, LAGOS_MINUTES } from './lagos-time';
import {
  type Closures,
  hoursOf,
  isBritishSummer,
  LUNCH,
  type Office,
  officeInstant,
} from './office';

/** Why an office is closed at a moment. Times are those of its own clock. */
export type Closed =
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
