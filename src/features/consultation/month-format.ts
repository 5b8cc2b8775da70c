import { dayOf } from '../../domain/calendar-day';
import { longDate } from '../../lib/english';

/** What react-day-picker writes, by date-fns's pattern. */
const PATTERNS: Record<string, (day: string) => string> = {
  'yyyy-MM-dd': (day) => day,
  'yyyy-MM': (day) => day.slice(0, 7),
  d: (day) => `${Number(day.slice(8))}`,
  'LLLL y': monthAndYear,
  'LLLL yyyy': monthAndYear,
  cccc: weekday,
  cccccc: (day) => weekday(day).slice(0, 2),
  PPPP: longDate,
};

/**
 * Formats a date as the calendar asks for it, in place of date-fns's `format`, which with its locale is a fifth of the
 * calendar's script (`scripts/build/lean-calendar.ts`).
 * @throws for a pattern that only another version of the calendar uses
 */
export function formatForMonth(date: Date, pattern: string): string {
  const write = PATTERNS[pattern];
  if (!write) throw new Error(`The calendar asks for the format ${pattern}.`);
  return write(dayOf(date));
}

function monthAndYear(day: string): string {
  const [, date = '', year = ''] = longDate(day).split(', ');
  return `${date.split(' ')[0]} ${year}`;
}

function weekday(day: string): string {
  return longDate(day).split(',')[0] ?? '';
}
