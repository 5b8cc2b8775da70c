// `Intl` could do this, but its first use on a page costs a cheap phone a tenth of a second, and these formats are
// needed during the first load.

const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
];
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

const parts = (day: string) => {
  const date = new Date(day);
  return {
    weekday: WEEKDAYS[date.getUTCDay()],
    day: date.getUTCDate(),
    month: MONTHS[date.getUTCMonth()],
    year: date.getUTCFullYear(),
  };
};

/** Formats a calendar day (`2026-03-03`) in British style: `3 March 2026`. */
export function britishDate(isoDay: string): string {
  const { day, month, year } = parts(isoDay);
  return `${day} ${month} ${year}`;
}

/** The month of a calendar day: `March 2026`. */
export function monthName(isoDay: string): string {
  const { month, year } = parts(isoDay);
  return `${month} ${year}`;
}

/** A calendar day in British form with its weekday: `Tuesday 3 March 2026`. */
export function fullDay(isoDay: string): string {
  return `${weekdayName(isoDay)} ${britishDate(isoDay)}`;
}

/** Formats a calendar day in American long style, as the specified messages have it: `Tuesday, March 3, 2026`. */
export function longDate(isoDay: string): string {
  const { weekday, day, month, year } = parts(isoDay);
  return `${weekday}, ${month} ${day}, ${year}`;
}

/** Returns the weekday of a calendar day: `Tuesday`. */
export function weekdayName(isoDay: string): string {
  return `${parts(isoDay).weekday}`;
}

/** Formats an integer with thousands separators: `1,234,567`. */
export function grouped(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',');
}

/** A text as the beginning of a line. */
export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A text as the rest of a line. */
export function lowered(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** What is said of a text that is longer than what can be stored; undefined if it is not. */
export function tooLong(text: string, most: number): string | undefined {
  const extra = text.trim().length - most;
  if (extra <= 0) return undefined;
  return `Please shorten this by ${grouped(extra)} ${extra === 1 ? 'character' : 'characters'}: the limit is ${grouped(most)}.`;
}

/** Keeps numbers with their units where a line ends: `840 sq ft`. For our own short texts; specified ones stay letter by letter. */
export function unbroken(text: string): string {
  return text
    .replace(/(\d) (?=(sqm|sq ft|months?|minutes?|bedrooms?)\b)/g, '$1\u00a0')
    .replace(/\bsq ft\b/g, 'sq\u00a0ft');
}
