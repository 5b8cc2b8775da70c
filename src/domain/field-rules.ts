/** Limits in characters; the CHECK constraints of the database hold the same numbers. */
export const LIMIT = {
  name: 200,
  email: 254,
  phone: 40,
  propertyInterest: 200,
  propertySlug: 60,
  message: 5000,
  notes: 5000,
} as const;

/**
 * One @, no spaces, quotes or angle brackets, a dot in the domain. The database's CHECK holds the same pattern: stricter
 * ones refuse addresses that work. Brackets are escaped for the browser, which reads a field's `pattern` with the `v` flag.
 */
export const EMAIL_PATTERN = String.raw`[^\s@<>"',;:\(\)\\]+@[^\s@<>"',;:\(\)\\]+\.[^\s@<>"',;:\(\)\\.]{2,}`;

/** No control characters: a line break in a name forges mail headers. Blanks around are taken off before it is kept. */
const LINE = String.raw`[^\p{Cc}\u2028\u2029]*\s*`;

/** What a browser itself checks of a line that may stay empty, by the rule of `text.ts`. */
export const optionalLineRule = (maxLength: number) => ({
  maxLength,
  pattern: String.raw`\s*` + LINE,
});

/** The same for a line that has to say something. */
export const lineRule = (maxLength: number) => ({
  required: true,
  maxLength,
  pattern: String.raw`\s*[^\s\p{Cc}]` + LINE,
});

export const emailRule = { maxLength: LIMIT.email, pattern: EMAIL_PATTERN };
export const phoneRule = optionalLineRule(LIMIT.phone);
