import { clockTime, exactTime, isSameDay } from '../../lib/time-words';

/** The time of day of a moment today, and the day with it of any other: "10:42", "Sat 21 Nov, 10:42". */
export function asOf(at: number, now: number): string {
  return isSameDay(at, now) ? clockTime(at) : exactTime(at);
}
