import { either, maybe, nullable, number, object, text } from '../lib/shape';

const said = maybe(nullable(text));

/** The body of an error as PostgREST and the gateway in front of it write it. */
const isErrorBody = object({
  code: either(said, number),
  message: said,
  details: said,
  hint: said,
  error: said,
});

export type ApiError = {
  /** A SQLSTATE, PostgREST's own code, `SUP` for an embedded database's error, or '' if there is none. */
  code: string;
  message: string;
  details: string;
};

/** Reads an error's body; `undefined` if it isn't ours (a portal's page, a proxy's text, nothing). */
export function readApiError(body: string): ApiError | undefined {
  let json: unknown;
  try {
    json = JSON.parse(body);
  } catch {
    return undefined;
  }
  if (!isErrorBody(json)) return undefined;
  const { code, message, details, error, hint } = json;
  const sentence = message || error || hint;
  if (!sentence && !code) return undefined;
  return { code: String(code ?? ''), message: sentence ?? '', details: details ?? '' };
}

/** The constraint that an error names, as in `violates check constraint "leads_name_length"`. */
export function constraintOf(message: string): string | undefined {
  return /constraint "([^"]+)"/.exec(message)?.[1];
}

/** The column that an error is about, from a constraint named `<table>_<column>_<what>` or from its text. */
export function fieldOf(table: string, columns: readonly string[], message: string) {
  const constraint = constraintOf(message);
  const rest = constraint?.startsWith(`${table}_`) ? constraint.slice(table.length + 1) : undefined;
  const named = /column "([^"]+)"|'([^']+)' column/.exec(message);
  const column = named?.[1] ?? named?.[2];
  return columns.find((name) => rest === name || rest?.startsWith(`${name}_`) || column === name);
}
