import { type Day, weekdayOf } from './calendar-day';

/** When an office opens and closes. London stays for the evening on weekdays, when it is afternoon in the Americas. */
const WEEKDAY = { lagos: ['09:00', '18:00'], london: ['09:00', '21:00'] } as const;
const SATURDAY = ['10:00', '16:00'] as const;

/** When an office opens and closes on a weekday (0: Sunday) that is no holiday; undefined if it stays closed. */
export function hoursOf(
  office: keyof typeof WEEKDAY,
  weekday: number,
): readonly [string, string] | undefined {
  if (weekday === 0) return undefined;
  return weekday === 6 ? SATURDAY : WEEKDAY[office];
}

/**
 * Whether an office is open on a day: neither a Sunday nor a public holiday.
 * @param closures the office's holidays
 */
export function isOpenOn(day: Day, closures: Record<Day, string | undefined>): boolean {
  return weekdayOf(day) !== 0 && !closures[day];
}
