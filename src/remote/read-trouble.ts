import type { Outcome } from '../offline/outcome';
import { type ApiError, type Named, namedIn, readApiError, type WrittenRow } from './api-error';
import { retryAfter } from './retry-after';

/** An answer with its whole body. */
export type Answer = { status: number; retryAfter: string | null; body: string };

type Retry = Extract<Outcome, { kind: 'retry' }>;

/** What an answer says that is not the one wished for. */
export type Trouble =
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
export function readTrouble(answer: Answer, row: WrittenRow, now: number): Trouble {
  // Below 400 it can't be our database's word, whatever is in the body.
  const error = answer.status < 400 ? undefined : readApiError(answer.body);
  const trouble = (error && byCode(error, row)) ?? byStatus(answer, error?.code);
  if (trouble.kind !== 'retry') return trouble;
  const retryAfterMs = retryAfter(answer.retryAfter, error?.details ?? '', now);
  return retryAfterMs === undefined ? trouble : { ...trouble, retryAfterMs };
}

/** By the code, whatever the status: hosted and embedded databases use different ones for the same error. */
function byCode({ code, message }: ApiError, row: WrittenRow): Trouble | undefined {
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

function byStatus({ status, body }: Answer, code: string | undefined): Trouble {
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

function hold(scope: 'all' | 'entry', why: string): Trouble {
  return { kind: 'hold', scope, why };
}
