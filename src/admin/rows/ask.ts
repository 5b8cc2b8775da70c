import { listOf, object, oneOf, type Shape } from '../../lib/shape';
import type { StaffClient } from '../client';

/** How long to wait for an answer. */
const TIMEOUT_MS = 20_000;

/**
 * `unreachable`: nobody answered. `refused`: the database did, and not with what was asked for. `forbidden`: it shows
 * whoever asks nothing, as if they were no administrator, or not any more.
 */
export class AskError extends Error {
  readonly kind: 'unreachable' | 'refused' | 'forbidden';

  constructor(kind: AskError['kind'], cause: unknown) {
    super(`The database: ${kind}`, { cause });
    this.name = 'AskError';
    this.kind = kind;
  }
}

/** A query built by the Supabase client. */
type Query = PromiseLike<{ status: number; data: unknown; error: { message: string } | null }> & {
  retry(isOn: boolean): Query;
  abortSignal(signal: AbortSignal): Query;
};

/**
 * Asks the database once: a failure is shown, and the person can try again.
 * @throws {AskError} unless it answers in this shape; the signal's own reason if that cut it off
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
    // An error with a success status means that a hotspot's page answered in place of the database.
    if (error && status < 300) throw new AskError('unreachable', error);
    if (error) throw new AskError(status === 403 ? 'forbidden' : 'refused', status);
    if (!isAnswer(data)) throw new AskError('refused', 'an answer of another shape');
    return data;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', cut);
  }
}

const areRoles = listOf(object({ role: oneOf('admin') }));

/**
 * Asks for rows. To all but administrators the database shows every table empty, which must not be taken for rows that are
 * gone: where none comes, it is asked for the role as well.
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

/** @throws {AskError} `forbidden`, unless an administrator asks */
export async function checkRole(supabase: StaffClient['supabase'], signal?: AbortSignal) {
  // It tells everybody of their own roles alone.
  const role = supabase.from('user_roles').select('role').eq('role', 'admin');
  if ((await ask(role, areRoles, signal)).length === 0) throw new AskError('forbidden', 'no role');
}
