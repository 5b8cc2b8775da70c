import { type Day, weekdayOf } from './calendar-day';

/** When consultations begin and end. London stays for the evening on weekdays, when it is afternoon in the Americas. */
const WEEKDAY = { lagos: ['09:00', '18:00'], london: ['09:00', '21:00'] } as const;
const SATURDAY = ['10:00', '16:00'] as const;

/** When an office's consultations begin and end on a weekday (0: Sunday) that is no holiday; undefined if it stays closed. */
export function hoursOf(
  office: keyof typeof WEEKDAY,
  weekday: number,
): readonly [string, string] | undefined {
  if (weekday === 0) return undefined;
  return weekday === 6 ? SATURDAY : WEEKDAY[office];
}

/** When either office answers its telephone on a weekday that is no holiday, as every page says. In London's evening only consultations are held. */
export const callHoursOf = (weekday: number) => hoursOf('lagos', weekday);

/**
 * Whether an office is open on a day: neither a Sunday nor a public holiday.
 * @param closures the office's holidays
 */
export function isOpenOn(day: Day, closures: Record<Day, string | undefined>): boolean {
  return weekdayOf(day) !== 0 && !closures[day];
}
