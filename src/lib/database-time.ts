/**
 * Parses a database timestamp to milliseconds. A hosted project writes `2026-11-21T09:00:00.123456+00:00`; the embedded
 * one has a space instead of the `T` and an offset without minutes, which not every browser can parse.
 */
export function parseTime(stored: string): number {
  return Date.parse(stored.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00'));
}
