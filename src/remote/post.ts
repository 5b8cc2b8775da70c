import { parsed, type Shape } from '../lib/shape';

/** The database's address without a path, and its public key. */
export type Settings = { url: string; key: string };

type Fetch = (url: string, init: RequestInit) => Promise<Response>;
export type Database = Settings & { fetch?: Fetch };

/** Sends one request to the database, as a visitor if the headers have no token. */
export function request(
  { url, key, fetch = globalThis.fetch }: Database,
  path: string,
  { headers, ...init }: RequestInit & { headers?: Record<string, string> },
): Promise<Response> {
  return fetch(`${url}/rest/v1/${path}`, {
    headers: { apikey: key, ...headers },
    // A captive portal's redirect would turn a POST into a GET of its page, which answers 200.
    redirect: 'error',
    cache: 'no-store',
    credentials: 'omit',
    ...init,
  });
}

/**
 * Posts as a visitor, unless there is a token: an administrator's expired session must not stop visitors' submissions.
 */
export function post(
  database: Database,
  path: string,
  body: unknown,
  init: Pick<RequestInit, 'signal' | 'keepalive'>,
  token?: string,
): Promise<Response> {
  return request(database, path, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(token && { Authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
    ...init,
  });
}

/** As long as a page may wait for a slow line: what was not answered is asked again where it is shown next. */
const TIMEOUT_MS = 15_000;

/** Gives a question up once nobody waits for its answer any more. */
export const patience = (): AbortSignal => AbortSignal.timeout(TIMEOUT_MS);

/**
 * Asks the database as a visitor, by a POST if there is a body.
 * @returns `undefined` without an answer, and for one of another shape: a captive portal answers 200 to anything
 */
export async function ask<Answer>(
  database: Database,
  path: string,
  isAnswer: Shape<Answer>,
  body?: object,
): Promise<Answer | undefined> {
  try {
    const init = { signal: patience() };
    const asked = body ? post(database, path, body, init) : request(database, path, init);
    const response = await asked;
    return response.ok ? parsed(await response.text(), isAnswer) : undefined;
  } catch {
    // No signal, or none that lasted.
    return undefined;
  }
}
