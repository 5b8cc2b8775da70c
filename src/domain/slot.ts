import { type Day, daysLater, weekdayOf } from './calendar-day';
import { lagosDay, lagosInstant } from './clock';

/** A time at which a consultation can start. `time` is Lagos time. */
export type Slot = { time: string; startsAt: number; isOpen: boolean };

const SUNDAY = 0;
const SATURDAY = 6;

/** Slots start on the hour; checking this often closes them soon enough. */
export const SLOT_STEP_MS = 30_000;

/** The office is closed for lunch at 13:00. */
const WEEKDAY_TIMES = ['09:00', '10:00', '11:00', '12:00', '14:00', '15:00', '16:00', '17:00'];
const SATURDAY_TIMES = ['10:00', '11:00', '12:00', '14:00', '15:00'];

/** A day's slots in order. Those that have started are closed; Sundays have none. */
export function slotsOf(day: Day, now: number): Slot[] {
  return timesOf(day).map((time) => {
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

/** The next day with an open slot: today, or at most two days ahead. */
export function firstOpenDay(now: number): Day {
  const today = lagosDay(now);
  const days = [0, 1, 2].map((count) => daysLater(today, count));
  return days.find((day) => isDayOpen(day, now)) ?? today;
}

function timesOf(day: Day): string[] {
  switch (weekdayOf(day)) {
    case SUNDAY:
      return [];
    case SATURDAY:
      return SATURDAY_TIMES;
    default:
      return WEEKDAY_TIMES;
  }
}
