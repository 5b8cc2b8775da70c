import type { Shape } from '../../lib/shape';

/** How long to wait for an answer. */
const TIMEOUT_MS = 20_000;

/** `unreachable`: nobody answered. `refused`: the database did, and not with what was asked for. */
export class AskError extends Error {
  readonly kind: 'unreachable' | 'refused';

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
    if (error) throw new AskError('refused', status);
    if (!isAnswer(data)) throw new AskError('refused', 'an answer of another shape');
    return data;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', cut);
  }
}
