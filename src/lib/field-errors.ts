/** Error messages by field name. */
export type FieldErrors = Record<string, string>;

type Issue = { path: PropertyKey[]; message: string };

/** Returns the first error of each field. */
export function fieldErrors(issues: readonly Issue[]): FieldErrors {
  const errors: FieldErrors = {};
  for (const { path, message } of issues) errors[String(path[0])] ??= message;
  return errors;
}
