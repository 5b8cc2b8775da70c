/** The database's address without a path, and its public key. */
export type Settings = { url: string; key: string };

type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/**
 * Posts as a visitor, unless there is a token: an administrator's expired session must not stop visitors' submissions.
 */
export function post(
  { url, key, fetch = globalThis.fetch }: Settings & { fetch?: Fetch },
  path: string,
  body: unknown,
  init: RequestInit,
  token?: string,
): Promise<Response> {
  return fetch(`${url}/rest/v1/${path}`, {
    method: 'POST',
    headers: {
      apikey: key,
      'Content-Type': 'application/json',
      ...(token && { Authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
    // A captive portal's redirect would turn the POST into a GET of its page, which answers 200.
    redirect: 'error',
    cache: 'no-store',
    credentials: 'omit',
    ...init,
  });
}
