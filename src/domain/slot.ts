import { type Day, daysLater, weekdayOf } from './calendar-day';
import { lagosDay, lagosInstant } from './clock';

/** An hour at which a consultation can begin. `time` is what clocks in Lagos show. */
export type Slot = { time: string; startsAt: number; isOpen: boolean };

const SUNDAY = 0;
const SATURDAY = 6;

/** Slots begin on the hour: a clock this fine closes them soon enough. */
export const SLOT_STEP_MS = 30_000;

/** At one the office has lunch. */
const WEEKDAY_TIMES = ['09:00', '10:00', '11:00', '12:00', '14:00', '15:00', '16:00', '17:00'];
const SATURDAY_TIMES = ['10:00', '11:00', '12:00', '14:00', '15:00'];

/** The slots of a day, in order; those that have begun are closed. A Sunday has none. */
export function slotsOf(day: Day, now: number): Slot[] {
  return timesOf(day).map((time) => {
    const startsAt = lagosInstant(day, time);
    return { time, startsAt, isOpen: startsAt > now };
  });
}

/** Whether a slot of the day can still be chosen: not on Sundays, not in the past, nor when today's last one has begun. */
export function isDayOpen(day: Day, now: number): boolean {
  return slotsOf(day, now).some(({ isOpen }) => isOpen);
}

/** Whether the day is over in Lagos. */
export function isDayPast(day: Day, now: number): boolean {
  return day < lagosDay(now);
}

/** The next day on which a slot can be chosen: today, or at most two days on. */
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
