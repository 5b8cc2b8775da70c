import { americanDate } from '../lib/english';

/** A calendar day in Lagos, such as `2026-03-03`. */
export type Day = string;

/** West Africa Time is an hour ahead of UTC all year: Nigeria does not change its clocks. */
const AHEAD_OF_UTC = '+01:00';
const AHEAD_OF_UTC_MS = 3_600_000;
const DAY_MS = 86_400_000;

/** The day that it is in Lagos, wherever the question is asked. */
export function lagosDay(now: number): Day {
  return new Date(now + AHEAD_OF_UTC_MS).toISOString().slice(0, 10);
}

/** What clocks in Lagos show: `09:00`. */
export function lagosTime(at: number): string {
  return new Date(at + AHEAD_OF_UTC_MS).toISOString().slice(11, 16);
}

/** The moment at which clocks in Lagos show this time (`09:00`) on this day. */
export function lagosInstant(day: Day, time: string): number {
  return Date.parse(`${day}T${time}:00${AHEAD_OF_UTC}`);
}

/** The day that comes so many days later. */
export function daysLater(day: Day, count: number): Day {
  return new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10);
}

/** 0 is Sunday, 6 is Saturday. */
export function weekdayOf(day: Day): number {
  return new Date(Date.parse(day)).getUTCDay();
}

/** As it is written in messages: `Tuesday, March 3, 2026`. */
export function longDate(day: Day): string {
  return americanDate(day);
}
