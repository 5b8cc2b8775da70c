import { AMENDMENT, isCorrectionRefusal, type Outgoing } from '../domain/amendment';
import { ATTACHMENT } from '../domain/business-card';
import {
  either,
  maybe,
  nullable,
  number,
  object,
  oneOf,
  parsed,
  type ShapeOf,
  text,
} from '../lib/shape';
import type { Outcome } from '../offline/outcome';
import { isEpoch } from './epoch';

/** The functions of the database that take what visitors send, an entry each. */
export type DoorName = 'submit' | typeof AMENDMENT | typeof ATTACHMENT;

const said = maybe(nullable(text));

/** The body of an error from PostgREST or the gateway in front of it. */
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

/** Parses an error's body; `undefined` if it isn't ours (a captive portal's page, a proxy's text, nothing). */
function readApiError(body: string): ApiError | undefined {
  const json = parsed(body, isErrorBody);
  if (!json) return undefined;
  const { code, message, details, error, hint } = json;
  const sentence = message || error || hint;
  if (!sentence && !code) return undefined;
  return { code: String(code ?? ''), message: sentence ?? '', details: details ?? '' };
}

/** The row of a write: its table, and the columns that were sent. */
export type WrittenRow = { table: string; columns: readonly string[] };

/** The part of the row that an error names: a constraint of its table, or a column that was sent. */
export type Named = {
  names: string;
  /** The column, if known. */
  field?: string;
};

/** Returns our constraint or column that an error names; `undefined` if there is none. */
export function namedIn(message: string, { table, columns }: WrittenRow): Named | undefined {
  const [, constraint] = /constraint "([^"]+)"/.exec(message) ?? [];
  // A constraint is named <table>_<column>_<what>.
  if (constraint?.startsWith(`${table}_`)) {
    const rest = `${constraint.slice(table.length)}_`;
    // One column's name may begin another's: the longest is meant.
    const [field] = columns
      .filter((column) => rest.startsWith(`_${column}_`))
      .sort((one, other) => other.length - one.length);
    return { names: constraint, ...(field && { field }) };
  }
  const [, column = ''] = /column "([^"]+)"/.exec(message) ?? [];
  return columns.includes(column) ? { names: column, field: column } : undefined;
}

/**
 * Returns how long the server asks us to wait, in milliseconds: from `retry_after=<seconds>` in the error's details,
 * since browsers hide another origin's header, or from the header. Ignores anything that is not a time.
 */
function retryAfter(header: string | null, details: string, now: number) {
  const seconds = /\bretry_after=(\d+)/.exec(details)?.[1] ?? header?.trim();
  if (!seconds) return undefined;
  if (/^\d+$/.test(seconds)) return Number(seconds) * 1000;
  const date = Date.parse(seconds);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}

/** An answer with its whole body. */
export type Answer = { status: number; retryAfter: string | null; body: string };

type Retry = Extract<Outcome, { kind: 'retry' }>;

/** The meaning of an answer that is not a success. */
export type Failure =
  /** The content is invalid: whoever wrote it can correct it. `said`: our own words for it, if a function raised it. */
  | ({ kind: 'refused'; code: string; said?: string } & Partial<Named>)
  /** Row-level security or a missing grant. */
  | { kind: 'forbidden'; code: string }
  /** `isToken`: the error is about a token that is invalid or expired. */
  | (Retry & { isToken?: boolean })
  | Extract<Outcome, { kind: 'hold' }>;

/**
 * Classifies failures, for visitors' submissions and administrators' changes alike. Only an error that names one of our
 * columns or constraints, or that one of our functions raised on purpose, is about the content. Anything else is the
 * server's problem: it is retried, and nobody is told that they made a mistake.
 */
export function readFailure(answer: Answer, row: WrittenRow, now: number): Failure {
  // Below 400 it can't be our database's error, whatever the body says.
  const error = answer.status < 400 ? undefined : readApiError(answer.body);
  const failure = (error && byCode(error, row)) ?? byStatus(answer, error?.code);
  if (failure.kind !== 'retry') return failure;
  const retryAfterMs = retryAfter(answer.retryAfter, error?.details ?? '', now);
  return retryAfterMs === undefined ? failure : { ...failure, retryAfterMs };
}

/** Classifies by code, not status: hosted and embedded databases use different statuses for the same error. */
function byCode({ code, message }: ApiError, row: WrittenRow): Failure | undefined {
  // The embedded database uses one code for most errors, and only its message says which constraint is violated.
  const isOfValues = code === 'SUP' ? /violates/.test(message) : /^2[23]\w{3}$/.test(code);
  const named = isOfValues && namedIn(message, row);
  if (named) return { kind: 'refused', code, ...named };
  if (/^PT4(09|13|22)$/.test(code))
    return { kind: 'refused', code, ...(message && { said: message }) };
  if (code === '42501') return { kind: 'forbidden', code };
  if (/^PGRST30\d$/.test(code)) return { ...retry(code, false), isToken: true };
  // The server rolled back for its own reasons; the next attempt may succeed.
  if (/^(SUP|40001|40P01|57014|54000|53400|55\w{3})$/.test(code)) {
    return { kind: 'retry', scope: 'entry', mayBeStored: code === 'SUP', why: code };
  }
  if (/^(53|08)\w{3}$|^57P0\d$|^PGRST00[0-3]$/.test(code)) return retry(code);
  return undefined;
}

function byStatus({ status, body }: Answer, code: string | undefined): Failure {
  const why = code || `HTTP ${status}`;
  // Not our server, or something changed our 201 in transit.
  if (status < 400 || status === 408) return retry(why);
  if (status === 402 || status === 540) return hold('all', why);
  // With a code, it comes from our own flood guard.
  if (status === 425 || status === 429) return retry(code ? 'busy' : why, false);
  // Another code of the database or PostgREST: read-only, a missing table, a broken function.
  if (code && /^([0-9A-Z]{5}|PGRST\w+)$/.test(code)) return hold('entry', why);
  if (status >= 500) return retry(why);
  // The gateway refuses the app's key; a captive portal's 401 has no error of this shape.
  if (status === 401 && code !== undefined) return hold('all', why);
  if (code || ([400, 415, 422].includes(status) && !/^\s*</.test(body))) return hold('entry', why);
  return { ...retry(why, false), isForeign: true };
}

/** Returns a failure of the link to the database: its answer is missing, incomplete or not its own. */
export function retry(why: string, mayBeStored = true): Retry {
  return { kind: 'retry', scope: 'link', mayBeStored, why };
}

function hold(scope: 'all' | 'entry', why: string): Failure {
  return { kind: 'hold', scope, why };
}

/** The entry that is being answered, and the function of the database that took it. */
export type Attempted = {
  door: DoorName;
  id: string;
  submission?: Outgoing;
  /** An earlier attempt may have stored the row. */
  ambiguous?: boolean;
  now: number;
};

/** What the database says of an entry; anything else in its place is not its answer. */
const isSaid = object({
  outcome: oneOf('stored', 'delivered', 'conflict', 'listed', 'refused', 'wait'),
  id: text,
  why: maybe(text),
  rule: maybe(text),
  column: maybe(text),
  seconds: maybe(number),
  epoch: maybe(isEpoch),
});
type Said = ShapeOf<typeof isSaid>;

/** Labels of columns that differ from their names. */
const LABELS: Record<string, string> = {
  email: 'email address',
  phone: 'phone number',
  property_interest: 'property',
};

const CONFLICT =
  'Something different from this phone is already stored in its place, so this was not saved. Please call us or message us on WhatsApp.';

/**
 * Returns an entry's outcome from the answer. Only what names the entry is about it: a captive portal answers 200 to
 * anything, and a database out of step with somebody else's answer.
 */
export function readAnswer(answer: Answer, attempted: Attempted): Outcome {
  const said = answer.status === 200 ? parsed(answer.body, isSaid) : undefined;
  if (said?.id === attempted.id) return outcomeOf(said, attempted);
  const failure = readFailure(answer, { table: attempted.door, columns: [] }, attempted.now);
  switch (failure.kind) {
    case 'refused':
      return refused({ why: failure.code }, attempted);
    case 'forbidden': {
      const why = 'Our database refused this. Please call us or write to us on WhatsApp.';
      return { kind: 'rejected', why, code: failure.code };
    }
    // Includes errors about a token. We send none, so that isn't our database's answer about our row.
    default:
      return failure;
  }
}

function outcomeOf(said: Said, attempted: Attempted): Outcome {
  const epoch = said.epoch && { epoch: said.epoch };
  switch (said.outcome) {
    case 'stored':
    case 'delivered':
      return { kind: 'delivered', ...epoch };
    case 'listed':
      return attempted.ambiguous
        ? { kind: 'delivered' }
        : { kind: 'closed', why: 'already-subscribed' };
    case 'conflict':
      return { kind: 'rejected', why: CONFLICT, code: 'conflict', names: attempted.door, ...epoch };
    case 'wait':
      return { ...retry('busy', false), retryAfterMs: (said.seconds ?? 0) * 1000 };
    case 'refused':
      return { ...refused(said, attempted), ...epoch };
  }
}

function refused(
  { why = '', rule, column }: Pick<Said, 'why' | 'rule' | 'column'>,
  { door, submission }: Pick<Attempted, 'door' | 'submission'>,
): Outcome {
  // A correction or a picture that is refused as a whole is refused for good, and has words of its own.
  if (door === ATTACHMENT || (door === AMENDMENT && isCorrectionRefusal(why))) {
    return { kind: 'rejected', why, names: door };
  }
  const field = submission && column && column in submission ? column : undefined;
  const label = field ? `the ${LABELS[field] ?? field.replaceAll('_', ' ')}` : 'what you wrote';
  return {
    kind: 'rejected',
    why: `Our database could not accept ${label}. Please check it and send it again.`,
    ...(field && { field }),
    names: rule ?? why,
  };
}
