const FULL = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});
const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });

/** A moment that may be years ago, as the device's clock had it: "22 November 2026 at 19:30". */
export function fullTime(at: number): string {
  return FULL.format(at);
}

/** Its day alone: "22 Nov 2026". */
export function shortDay(at: number): string {
  return DAY.format(at);
}
