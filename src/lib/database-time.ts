/** Parses a database timestamp. The embedded database writes a space for the `T` and an offset like `+00`. */
export function parseTime(stored: string): number {
  return Date.parse(stored.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00'));
}
