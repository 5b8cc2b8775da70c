import { DAY_MS, HOUR_MS, MINUTE_MS } from './durations.ts';

/** Makes something with its first use: the first format of a page takes a slow phone 100 ms. */
function onUse<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

const dates = (options: Intl.DateTimeFormatOptions) =>
  onUse(() => new Intl.DateTimeFormat('en-GB', options));

const relative = onUse(() => new Intl.RelativeTimeFormat('en-GB', { numeric: 'auto' }));
const exact = dates({
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
});
const full = dates({
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});
const day = dates({ day: 'numeric', month: 'short', year: 'numeric' });

/** The IANA zone of the device: `Africa/Lagos`. */
export function deviceZone(): string {
  const { Temporal } = globalThis as { Temporal?: { Now: { timeZoneId(): string } } };
  return Temporal?.Now.timeZoneId() ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** Whether clocks in the device's language show `1:00 pm` rather than `13:00`. */
export function hasTwelveHours(): boolean {
  return Intl.DateTimeFormat(undefined, { hour: 'numeric' }).resolvedOptions().hour12 === true;
}

/** Describes a time relative to now: "in 40 seconds", "12 minutes ago". */
export function relativeTime(at: number, now: number): string {
  const away = at - now;
  const size = Math.abs(away);
  if (size < 10_000 && away <= 0) return 'just now';
  if (size < MINUTE_MS) return relative().format(Math.round(away / 1000), 'second');
  if (size < HOUR_MS) return relative().format(Math.trunc(away / MINUTE_MS), 'minute');
  if (size < DAY_MS) return relative().format(Math.trunc(away / HOUR_MS), 'hour');
  // By the calendar: what is 35 hours old may be of the day before yesterday.
  const midnight = (time: number) => new Date(time).setHours(0, 0, 0, 0);
  return relative().format(Math.round((midnight(at) - midnight(now)) / DAY_MS), 'day');
}

/** Describes an age without seconds, for lists. A future time, from a clock that is ahead, is "just now". */
export function ageWords(at: number, now: number): string {
  return now - at < MINUTE_MS ? 'just now' : relativeTime(at, now);
}

/** Formats a time in the device's time zone: "Sat 21 Nov, 10:42". */
export function exactTime(at: number): string {
  return exact().format(at);
}

/** Formats the time of day only: "10:42". */
export function clockTime(at: number): string {
  const time = new Date(at);
  return [time.getHours(), time.getMinutes()].map((part) => `${part}`.padStart(2, '0')).join(':');
}

/** Whether both times are on the same day in the device's time zone. */
export function isSameDay(one: number, other: number): boolean {
  return new Date(one).toDateString() === new Date(other).toDateString();
}

/** Formats a time that may be years ago, in the device's time zone: "22 November 2026 at 19:30". */
export function fullTime(at: number): string {
  return full().format(at);
}

/** Formats the day only: "22 Nov 2026". */
export function shortDay(at: number): string {
  return day().format(at);
}

/** Parses a database timestamp. The embedded database writes a space for the `T` and an offset like `+00`. */
export function parseTime(stored: string): number {
  return Date.parse(stored.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00'));
}
