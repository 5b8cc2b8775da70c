const FULL = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});
const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });

/** Formats a time that may be years ago, in the device's time zone: "22 November 2026 at 19:30". */
export function fullTime(at: number): string {
  return FULL.format(at);
}

/** Formats the day only: "22 Nov 2026". */
export function shortDay(at: number): string {
  return DAY.format(at);
}
