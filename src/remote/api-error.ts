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

/** The row that was to be written: its table, and the columns that were sent. */
export type WrittenRow = { table: string; columns: readonly string[] };

/** What an error names of the row: a constraint of its table, or one of the columns that were sent. */
export type Named = {
  names: string;
  /** The column, where it is known. */
  field?: string;
};

/** Reads what an error names of our own; `undefined` if that is nothing. */
export function namedIn(message: string, { table, columns }: WrittenRow): Named | undefined {
  const [, constraint] = /constraint "([^"]+)"/.exec(message) ?? [];
  // A constraint is named <table>_<column>_<what>.
  if (constraint?.startsWith(`${table}_`)) {
    const rest = `${constraint.slice(table.length)}_`;
    const field = columns.find((column) => rest.startsWith(`_${column}_`));
    return { names: constraint, ...(field && { field }) };
  }
  const [, column = ''] = /column "([^"]+)"/.exec(message) ?? [];
  return columns.includes(column) ? { names: column, field: column } : undefined;
}
