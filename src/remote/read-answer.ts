import { AMENDMENT, type Outgoing } from '../domain/amendment';
import { either, maybe, nullable, number, object, text } from '../lib/shape';
import type { Outcome } from '../offline/outcome';

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

/**
 * How long the server asks to wait, in milliseconds: from `retry_after=<seconds>` in the error's details, since
 * browsers hide the header of another origin, or from the header. What is no time is ignored.
 */
export function retryAfter(header: string | null, details: string, now: number) {
  const seconds = /\bretry_after=(\d+)/.exec(details)?.[1] ?? header?.trim();
  if (!seconds) return undefined;
  if (/^\d+$/.test(seconds)) return Number(seconds) * 1000;
  const date = Date.parse(seconds);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}

/** An answer with its whole body. */
export type Answer = { status: number; retryAfter: string | null; body: string };

type Retry = Extract<Outcome, { kind: 'retry' }>;

/** What an answer says that is not the one wished for. */
export type Failure =
  /** What was written does not fit: whoever wrote it can mend it. */
  | ({ kind: 'refused'; code: string } & Partial<Named>)
  /** Row-level security or a missing grant. */
  | { kind: 'forbidden'; code: string }
  /** `isToken`: about a token, which is not good, or no longer. */
  | (Retry & { isToken?: boolean })
  | Extract<Outcome, { kind: 'hold' }>;

/**
 * The one table of answers, for visitors' submissions and for administrators' changes. Only an error that names a
 * column or constraint of our own, or that one of our own functions raised for the purpose, is about what was written.
 * Whatever else comes is the server's trouble: it is tried again, and nobody is told that they made a mistake.
 */
export function readFailure(answer: Answer, row: WrittenRow, now: number): Failure {
  // Below 400 it can't be our database's word, whatever is in the body.
  const error = answer.status < 400 ? undefined : readApiError(answer.body);
  const failure = (error && byCode(error, row)) ?? byStatus(answer, error?.code);
  if (failure.kind !== 'retry') return failure;
  const retryAfterMs = retryAfter(answer.retryAfter, error?.details ?? '', now);
  return retryAfterMs === undefined ? failure : { ...failure, retryAfterMs };
}

/** By the code, whatever the status: hosted and embedded databases use different ones for the same error. */
function byCode({ code, message }: ApiError, row: WrittenRow): Failure | undefined {
  // The embedded database gives most errors one code, and says in words which constraint is violated.
  const isOfValues = code === 'SUP' ? /violates/.test(message) : /^2[23]\w{3}$/.test(code);
  const named = isOfValues && namedIn(message, row);
  if (named) return { kind: 'refused', code, ...named };
  if (/^PT4(13|22)$/.test(code)) return { kind: 'refused', code };
  if (code === '42501') return { kind: 'forbidden', code };
  if (/^PGRST30\d$/.test(code)) return { ...retry(code, false), isToken: true };
  // Rolled back by the server for reasons of its own; the next attempt may pass.
  if (/^(SUP|40001|40P01|57014|54000|53400|55\w{3})$/.test(code)) {
    return { kind: 'retry', scope: 'entry', mayBeStored: code === 'SUP', why: code };
  }
  if (/^(53|08)\w{3}$|^57P0\d$|^PGRST00[0-3]$/.test(code)) return retry(code, true);
  return undefined;
}

function byStatus({ status, body }: Answer, code: string | undefined): Failure {
  const why = code || `HTTP ${status}`;
  // Not our server, or our 201 was changed on the way.
  if (status < 400 || status === 408) return retry(why, true);
  if (status === 402 || status === 540) return hold('all', why);
  // With a code it is our own flood guard's word.
  if (status === 425 || status === 429) return retry(code ? 'busy' : why, false);
  // A code of the database or of PostgREST that is not named here: read-only, a missing table, a broken function.
  if (code && /^([0-9A-Z]{5}|PGRST\w+)$/.test(code)) return hold('entry', why);
  if (status >= 500) return retry(why, true);
  // The gateway refuses the app's key; a hotspot's 401 has no error of this shape.
  if (status === 401 && code !== undefined) return hold('all', why);
  if (code || ([400, 415, 422].includes(status) && !/^\s*</.test(body))) return hold('entry', why);
  return { ...retry(why, false), isForeign: true };
}

/** The way to the database failed. */
function retry(why: string, mayBeStored: boolean): Retry {
  return { kind: 'retry', scope: 'link', mayBeStored, why };
}

function hold(scope: 'all' | 'entry', why: string): Failure {
  return { kind: 'hold', scope, why };
}

/** What the answer is an answer to. */
export type Asked = {
  submission: Outgoing;
  /** An earlier attempt may have stored the row. */
  ambiguous: boolean;
  now: number;
};

/** What a column is called, where that is not its name. */
const LABELS: Record<string, string> = {
  email: 'email address',
  phone: 'phone number',
  property_interest: 'property',
};

/**
 * What an answer means for a submission. Only 201, and "taken" about our own key, mean that it is stored: a hotspot
 * answers 200 to anything. To a correction the database answers 200 and one of four words.
 */
export function readAnswer(answer: Answer, asked: Asked): Outcome {
  const { submission, now } = asked;
  if (submission.revision) {
    const [, why] = /^"(amended|late|changed|unknown)"$/.exec(answer.body) ?? [];
    if (answer.status === 200 && why) {
      return why === 'amended'
        ? { kind: 'delivered' }
        : { kind: 'rejected', why, names: AMENDMENT };
    }
  } else if (answer.status === 201) return { kind: 'delivered' };
  const row = { table: submission.table, columns: Object.keys(submission) };
  const failure = readFailure(answer, row, now);
  switch (failure.kind) {
    case 'refused':
      return refused(failure, asked);
    case 'forbidden': {
      const why = 'Our database refused this. Please call us or write to us on WhatsApp.';
      return { kind: 'rejected', why, code: failure.code };
    }
    // Also what is said of a token. We send none: this isn't our database's word about our row.
    default:
      return failure;
  }
}

function refused(
  { kind: _, ...rest }: Failure & { kind: 'refused' },
  { submission, ambiguous }: Asked,
): Outcome {
  if (/^(23505|SUP)$/.test(rest.code)) {
    // Our own key is taken: an earlier attempt, or the browser's own repetition, has stored the row.
    if (rest.names === `${submission.table}_pkey`) return { kind: 'delivered' };
    if (rest.names === 'newsletter_subscribers_email_key') {
      return ambiguous ? { kind: 'delivered' } : { kind: 'closed', why: 'already-subscribed' };
    }
  }
  if (rest.code === 'PT422') {
    const why =
      'Our database takes no more corrections of this: what was sent stays. Tell the office.';
    return { kind: 'rejected', why, ...rest };
  }
  const { field } = rest;
  const label = field ? `the ${LABELS[field] ?? field}` : 'what you wrote';
  const why = `Our database could not accept ${label}. Please check it and send it again.`;
  return { kind: 'rejected', why, ...rest };
}
