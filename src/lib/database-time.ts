import { instant, type Shape, text } from './shape';

/** Parses a database timestamp. The embedded database writes a space for the `T` and an offset like `+00`. */
export function parseTime(stored: string): number {
  return Date.parse(stored.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00'));
}

/** A time as the database writes it. */
export const databaseTime: Shape<string> = (value): value is string =>
  text(value) && instant(parseTime(value));
