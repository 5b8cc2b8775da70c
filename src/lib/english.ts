// What `Intl` writes just as well. But its first use on a page, whichever, takes a cheap phone a tenth of a second, and
// these are read on pages that nobody has touched yet.

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

/** A calendar day (`2026-03-03`) as the British write it: `3 March 2026`. */
export function britishDate(isoDay: string): string {
  const { day, month, year } = parts(isoDay);
  return `${day} ${month} ${year}`;
}

/** As it is written in messages: `Tuesday, March 3, 2026`. */
export function longDate(isoDay: string): string {
  const { weekday, day, month, year } = parts(isoDay);
  return `${weekday}, ${month} ${day}, ${year}`;
}

/** The weekday of a calendar day: `Tuesday`. */
export function weekdayName(isoDay: string): string {
  return `${parts(isoDay).weekday}`;
}

/** A whole number with its thousands set apart: `1,234,567`. */
export function grouped(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',');
}
