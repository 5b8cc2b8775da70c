const TIMEOUT_MS = 10_000;

/**
 * Calls functions of the database through its REST interface, for the sender.
 * @param restUrl `https://…/rest/v1`
 * @param secretKey which no browser may have
 */
export function createCall(
  restUrl: string,
  secretKey: string,
  fetch: (request: Request) => Promise<Response>,
): (name: string, body: object) => Promise<unknown> {
  return async (name, body) => {
    const response = await fetch(
      new Request(`${restUrl}/rpc/${name}`, {
        method: 'POST',
        headers: { apikey: secretKey, 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      }),
    );
    // A function that returns nothing.
    if (response.status === 204) return undefined;
    if (response.status !== 200) throw new Error(`${name}() answered ${response.status}.`);
    return response.json();
  };
}
