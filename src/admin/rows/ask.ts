import type { StaffClient } from '../client';
import type { Request } from './page-request';

/** A list that is not there after this will not come. */
const TIMEOUT_MS = 20_000;

/** `unreachable`: nobody answered. `refused`: the database did, and not with rows. */
export class AskError extends Error {
  readonly kind: 'unreachable' | 'refused';

  constructor(kind: AskError['kind'], cause: unknown) {
    super(`The database: ${kind}`, { cause });
    this.name = 'AskError';
    this.kind = kind;
  }
}

/**
 * Asks the database's interface in the administrator's name.
 * @throws {AskError} unless it answers with JSON; the signal's own reason if that cut it off
 */
export async function ask(
  { rest }: Pick<StaffClient, 'rest'>,
  { path, body }: Request,
  signal: AbortSignal,
): Promise<unknown> {
  const attempt = new AbortController();
  const cut = () => attempt.abort();
  signal.addEventListener('abort', cut);
  const timer = setTimeout(cut, TIMEOUT_MS);
  try {
    const response = await (rest.fetch ?? fetch)(`${rest.url}/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        ...Object.fromEntries(rest.headers),
        ...(body && { 'Content-Type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
      // A hotspot's redirect would be followed to a page of its own.
      redirect: 'error',
      credentials: 'omit',
      signal: attempt.signal,
    });
    const text = await response.text();
    // 206: the database has more than it was asked for.
    if (response.status !== 200 && response.status !== 206)
      throw new AskError('refused', response.status);
    return JSON.parse(text);
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof AskError) throw error;
    // A page of a hotspot in the database's place is no answer of it either.
    throw new AskError('unreachable', error);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', cut);
  }
}
