import { MINUTE_MS } from '../lib/durations.ts';
import type { Day } from './calendar-day';

/** West Africa Time is an hour ahead of UTC all year: Nigeria has no daylight saving time. */
const OFFSET = '+01:00';
export const LAGOS_MINUTES = 60;

/** The day in Lagos, whatever the device's time zone. */
export function lagosDay(at: number): Day {
  return clockAt(at, LAGOS_MINUTES).day;
}

/** What clocks in Lagos show: `09:00`. */
export function lagosTime(at: number): string {
  return clockAt(at, LAGOS_MINUTES).time;
}

/** The instant at which clocks in Lagos show this time (`09:00`) on this day. */
export function lagosInstant(day: Day, time: string): number {
  return Date.parse(`${day}T${time}:00${OFFSET}`);
}

/**
 * The day and time (`09:00`) that clocks show at an instant.
 * @param offset from UTC, in minutes
 */
export function clockAt(at: number, offset: number): { day: Day; time: string } {
  const shown = new Date(at + offset * MINUTE_MS).toISOString();
  return { day: shown.slice(0, 10), time: shown.slice(11, 16) };
}
