/** Limits in characters. The database's CHECK constraints have the same numbers. */
export const LIMIT = {
  name: 200,
  email: 254,
  phone: 40,
  propertyInterest: 200,
  propertySlug: 60,
  endpoint: 1000,
  message: 5000,
  notes: 5000,
} as const;

/**
 * One @, a dot in the domain, no spaces, double quotes or angle brackets, and an apostrophe only before the @: `o'brien@…`.
 * The database's CHECK has the same pattern; stricter ones refuse working addresses. Brackets are escaped because browsers
 * compile a field's `pattern` with the `v` flag.
 */
export const EMAIL_PATTERN = String.raw`[^\s@<>",;:\(\)\\]+@[^\s@<>"',;:\(\)\\]+\.[^\s@<>"',;:\(\)\\.]{2,}`;

/** No control characters: a line break in a name allows forged mail headers. Blanks around it are trimmed later. */
const LINE = String.raw`[^\p{Cc}\u2028\u2029]*\s*`;

/**
 * How long a field's text may be. Not as `maxLength`: with that a browser cuts off what is pasted, and nobody notices.
 */
export const lengthRule = (most: number) => ({ 'data-most': most });

/** HTML attributes for an optional line, with the same rules as `submission.ts`. */
export const optionalLineRule = (most: number) => ({
  ...lengthRule(most),
  pattern: String.raw`\s*` + LINE,
});

/** HTML attributes for a required line, of which something is seen. */
export const lineRule = (most: number) => ({
  required: true,
  ...lengthRule(most),
  pattern: String.raw`\s*(?=.*[^\s\p{Cc}\p{DI}\u2800])` + LINE,
});

export const emailRule = {
  ...lengthRule(LIMIT.email),
  // The database has a check of its own for control characters.
  pattern: String.raw`(?!.*\p{Cc})` + EMAIL_PATTERN,
};
export const phoneRule = optionalLineRule(LIMIT.phone);

/** The last part of a page's address, such as `bloom-towers`. The database's CHECKs use the same pattern. */
export const SLUG_PATTERN = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** A label and a letter for each unit, of a reserved one also the last day: `W05-01s W06-01r2026-12-11`. */
export const LETTERED = /^([A-Z0-9]+(?:-[A-Z0-9]+)*)(a|r|s|n)(\d{4}-\d\d-\d\d)?$/;
