import * as z from 'zod/mini';
import { storable } from '../lib/storable';

// biome-ignore lint/suspicious/noControlCharactersInRegex: the patterns match control characters on purpose
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/;
/** A required line of text, trimmed, without control characters (a line break in a name allows forged mail headers). */
export function line(max: number, required: string) {
  return z.pipe(
    z.pipe(z.string(), z.transform(storable)),
    z.string().check(
      z.trim(),
      z.minLength(1, required),
      z.maxLength(max, `Please keep this under ${max} characters.`),
      z.refine((value) => !CONTROL.test(value), 'Please keep this on one line.'),
    ),
  );
}

/** An optional line: empty becomes null, as the database stores it. */
export function optionalLine(max: number) {
  return z.pipe(
    z.pipe(
      z.nullable(z.string()),
      z.transform((value) => storable(value ?? '').trim() || null),
    ),
    z.nullable(
      z.string().check(
        z.maxLength(max, `Please keep this under ${max} characters.`),
        z.refine((value) => !CONTROL.test(value), 'Please keep this on one line.'),
      ),
    ),
  );
}

/** A required text of several lines. */
export function text(max: number, required: string) {
  return z.pipe(
    z.pipe(z.string(), z.transform(storable)),
    z
      .string()
      .check(
        z.trim(),
        z.minLength(1, required),
        z.maxLength(max, `Please keep this under ${max} characters.`),
      ),
  );
}

/** An optional text of several lines. */
export function optionalText(max: number) {
  return z.pipe(
    z.pipe(
      z.nullable(z.string()),
      z.transform((value) => storable(value ?? '').trim() || null),
    ),
    z.nullable(z.string().check(z.maxLength(max, `Please keep this under ${max} characters.`))),
  );
}
