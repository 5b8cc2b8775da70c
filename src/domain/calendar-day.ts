import { addDays } from 'date-fns/addDays';
import { addMonths } from 'date-fns/addMonths';
import { formatISO } from 'date-fns/formatISO';
import { getDay } from 'date-fns/getDay';

/** A calendar day, such as `2026-03-03`. Days sort as text. */
export type Day = string;

/** Midnight of the day in the device's time zone, which calendars and `date-fns` work in. */
export function dateOf(day: Day): Date {
  return new Date(`${day}T00:00`);
}

/** The day of a date in the device's time zone. */
export function dayOf(date: Date): Day {
  return formatISO(date, { representation: 'date' });
}

export function daysLater(day: Day, count: number): Day {
  return dayOf(addDays(dateOf(day), count));
}

/** The same day of the next year. Days are compared as texts, so it may be 29 February of any year. */
export function yearAfter(day: Day): Day {
  return `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;
}

/**
 * Whether this is a complete, existing day of this century; while a year is being typed, the field reports one such as
 * 0002.
 */
export function isDay(text: string): boolean {
  if (!text.startsWith('20')) return false;
  const date = new Date(`${text}T00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === text;
}

/** 0 is Sunday, 6 is Saturday. */
export function weekdayOf(day: Day): number {
  return getDay(dateOf(day));
}

/** The same day of a later month, or that month's last day if it is shorter. */
export function monthsLater(day: Day, count: number): Day {
  return dayOf(addMonths(dateOf(day), count));
}
