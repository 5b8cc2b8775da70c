import * as z from 'zod/mini';
import { storable } from '../lib/storable';

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what these patterns look for
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/;
/** One line of text: trimmed, required, no control characters (a line break in a name forges mail headers). */
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

/** One line that may be missing: empty becomes null, as the database keeps it. */
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

/** Several lines of text, required. */
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

/** Several lines that may be missing. */
export function optionalText(max: number) {
  return z.pipe(
    z.pipe(
      z.nullable(z.string()),
      z.transform((value) => storable(value ?? '').trim() || null),
    ),
    z.nullable(z.string().check(z.maxLength(max, `Please keep this under ${max} characters.`))),
  );
}
