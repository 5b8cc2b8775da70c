import { listOf, object, oneOf, type Shape } from '../../lib/shape';
import type { StaffClient } from '../client';

/** How long to wait for a response. */
const TIMEOUT_MS = 20_000;

/**
 * `unreachable`: no response came from the database. `refused`: it returned an error or unexpected data. `forbidden`:
 * it denies this user the request or hides every row, because they are not, or no longer, an administrator.
 */
export class AskError extends Error {
  readonly kind: 'unreachable' | 'refused' | 'forbidden';

  constructor(kind: AskError['kind'], cause: unknown) {
    super(`The database: ${kind}`, { cause });
    this.name = 'AskError';
    this.kind = kind;
  }
}

type Answer = {
  status: number;
  data: unknown;
  error: { code?: string; message: string } | null;
};
/** A query built by the Supabase client. */
type Query = PromiseLike<Answer> & {
  retry(isOn: boolean): Query;
  abortSignal(signal: AbortSignal): Query;
};

/**
 * Runs a query once, without retries: the failure is shown, and the person can try again.
 * @throws {AskError} if the response doesn't have this shape; the signal's own reason if it aborted the query
 */
export async function ask<T>(
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
    if (error && status < 300) throw new AskError('unreachable', error);
    // A 403 without a code comes from a server in front of the database.
    if (status === 403) throw new AskError(error?.code ? 'forbidden' : 'unreachable', status);
    if (error) throw new AskError('refused', status);
    if (!isAnswer(data)) throw new AskError('refused', 'an answer of another shape');
    return data;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', cut);
  }
}

const areRoles = listOf(object({ role: oneOf('admin') }));

/**
 * Fetches rows. For anyone but an administrator every table looks empty, which must not be mistaken for deleted rows:
 * when no rows come back, the role is checked as well.
 */
export async function askRows<T>(
  supabase: StaffClient['supabase'],
  query: Query,
  isRow: Shape<T>,
  signal?: AbortSignal,
): Promise<T[]> {
  const rows = await ask(query, listOf(isRow), signal);
  if (rows.length === 0) await checkRole(supabase, signal);
  return rows;
}

/** @throws {AskError} `forbidden`, unless the user is an administrator */
export async function checkRole(supabase: StaffClient['supabase'], signal?: AbortSignal) {
  // Users can read only their own roles.
  const role = supabase.from('user_roles').select('role').eq('role', 'admin');
  if ((await ask(role, areRoles, signal)).length === 0) throw new AskError('forbidden', 'no role');
}
