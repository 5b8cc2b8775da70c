import { type Day, daysLater, weekdayOf } from './calendar-day';
import { lagosDay, lagosInstant } from './lagos-time';

/** A time at which a consultation can start. `time` is Lagos time. */
export type Slot = { time: string; startsAt: number; isOpen: boolean };

/** Slots start on the hour; checking this often closes them soon enough. */
export const SLOT_STEP_MS = 30_000;

/** The office is closed for lunch at 13:00. */
const WEEKDAY = ['09:00', '10:00', '11:00', '12:00', '14:00', '15:00', '16:00', '17:00'];
const SATURDAY = ['10:00', '11:00', '12:00', '14:00', '15:00'];
/** The times of each weekday; on Sundays the office is closed. */
const TIMES = [[], WEEKDAY, WEEKDAY, WEEKDAY, WEEKDAY, WEEKDAY, SATURDAY];

/** A day's slots in order. Those that have started are closed; Sundays have none. */
export function slotsOf(day: Day, now: number): Slot[] {
  const times = TIMES[weekdayOf(day)] ?? [];
  return times.map((time) => {
    const startsAt = lagosInstant(day, time);
    return { time, startsAt, isOpen: startsAt > now };
  });
}

export function isDayOpen(day: Day, now: number): boolean {
  return slotsOf(day, now).some(({ isOpen }) => isOpen);
}

/** Whether the day is over in Lagos. */
export function isDayPast(day: Day, now: number): boolean {
  return day < lagosDay(now);
}

/** The next open days, from today in Lagos on: as many as asked for. */
export function nextDays(now: number, count: number, isOpen: (day: Day) => boolean): Day[] {
  const today = lagosDay(now);
  const days: Day[] = [];
  for (let ahead = 0; days.length < count; ahead++) {
    const day = daysLater(today, ahead);
    if (isOpen(day)) days.push(day);
  }
  return days;
}
