/**
 * A time as the database writes it, in milliseconds. Hosted: `2026-11-21T09:00:00.123456+00:00`; the embedded one leaves
 * a blank for the `T` and the minutes off the offset, which not every browser reads.
 */
export function parseTime(stored: string): number {
  return Date.parse(stored.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00'));
}
