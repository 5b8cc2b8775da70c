import { listOf, type Shape } from '../../lib/shape';
import type { StaffClient } from '../client';
import { isRoles, type QueryAnswer } from '../session/role';

/** How long to wait for a response. */
const TIMEOUT_MS = 20_000;

/**
 * `unreachable`: no response came from the database. `refused`: it returned an error or unexpected data. `forbidden`:
 * it denies this user the request or hides every row, because they are not, or no longer, on the team. `ended`: it no longer
 * takes the session, which the page says by itself (`auth-fetch.ts`).
 */
export class QueryError extends Error {
  readonly kind: 'unreachable' | 'refused' | 'forbidden' | 'ended';

  constructor(kind: QueryError['kind'], cause: unknown) {
    super(`The database: ${kind}`, { cause });
    this.name = 'QueryError';
    this.kind = kind;
  }
}

/** A query built by the Supabase client. */
type Query = PromiseLike<QueryAnswer> & {
  retry(isOn: boolean): Query;
  abortSignal(signal: AbortSignal): Query;
};

/**
 * Runs a query once, without retries: the failure is shown, and the person can try again.
 * @throws {QueryError} if the response doesn't have this shape; the signal's own reason if it aborted the query
 */
export async function runQuery<T>(
  query: Query,
  isAnswer: Shape<T>,
  signal = new AbortController().signal,
): Promise<T> {
  signal.throwIfAborted();
  const attempt = new AbortController();
  const cut = () => attempt.abort();
  signal.addEventListener('abort', cut);
  const timer = setTimeout(cut, TIMEOUT_MS);
  try {
    const { status, data, error } = await query.retry(false).abortSignal(attempt.signal);
    signal.throwIfAborted();
    // An error with a success status means that a captive portal answered in place of the database.
    if (error && status < 300) throw new QueryError('unreachable', error);
    // A 403 without a code comes from a server in front of the database.
    if (status === 403) throw new QueryError(error?.code ? 'forbidden' : 'unreachable', status);
    if (status === 401) throw new QueryError('ended', status);
    if (error) throw new QueryError('refused', status);
    if (!isAnswer(data)) throw new QueryError('refused', 'an answer of another shape');
    return data;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', cut);
  }
}

/**
 * Fetches rows. For anyone but staff every table looks empty, which must not be mistaken for deleted rows:
 * when no rows come back, the role is checked as well.
 */
export async function fetchRows<T>(
  database: StaffClient['database'],
  query: Query,
  isRow: Shape<T>,
  signal?: AbortSignal,
): Promise<T[]> {
  const rows = await runQuery(query, listOf(isRow), signal);
  if (rows.length === 0) await checkRole(database, signal);
  return rows;
}

/** @throws {QueryError} `forbidden`, unless the user is on the team */
export async function checkRole(database: StaffClient['database'], signal?: AbortSignal) {
  const role = database.from('user_roles').select('role');
  if ((await runQuery(role, isRoles, signal)).length === 0)
    throw new QueryError('forbidden', 'no role');
}
