import { object, text } from '../../lib/shape';

/** A request that has not been answered by then won't be. */
const PATIENCE_MS = 15_000;
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;

type Fetch = typeof fetch;
const isRequest = object({ refresh_token: text });

type AuthFetchEnv = {
  /** Waits for so long, or until the network may be back: then it resolves to true. */
  pause(ms: number): Promise<boolean>;
  /** Whether this is still the session to renew, by what it is renewed with. */
  isWanted(refreshToken: string): boolean;
};

/**
 * How the account client reaches its server. A hotspot's page is no answer. And the renewal of a session waits until
 * the server itself says yes or no: the client would take anything else for a refusal sooner or later, and forget the
 * session of somebody who has no network.
 */
export function createAuthFetch(env: AuthFetchEnv) {
  /** Aborted as long as a renewal waits for the network. */
  let stuck = new AbortController();

  const attempt: Fetch = async (input, init) => {
    const signal = init?.signal ?? AbortSignal.timeout(PATIENCE_MS);
    const response = await fetch(input, {
      ...init,
      signal,
      cache: 'no-store',
      credentials: 'omit',
      redirect: 'error',
    });
    if (response.headers.get('content-type')?.includes('html')) {
      throw new TypeError('Something else has answered in the place of our server.');
    }
    return response;
  };

  async function renew(...request: Parameters<Fetch>): Promise<Response> {
    const refreshToken = tokenIn(request[1]?.body);
    for (let failures = 0; ; failures += 1) {
      const isOver = failures > 0 && !env.isWanted(refreshToken);
      const response = isOver ? sessionIsOver() : await attempt(...request).catch(() => undefined);
      if (response && isVerdict(response.status)) {
        if (stuck.signal.aborted) stuck = new AbortController();
        return response;
      }
      stuck.abort();
      // A network that is back may stumble once more: that is no reason to wait as long as before.
      if (await env.pause(Math.min(FIRST_PAUSE_MS * 2 ** failures, LONGEST_PAUSE_MS))) failures = 0;
    }
  }

  const authFetch: Fetch = (input, init) =>
    isRenewal(String(input)) ? renew(input, init) : attempt(input, init);

  return {
    fetch: authFetch,
    /** Tries once, a renewal too: for a session that is not this browser's. */
    attempt,
    /**
     * Waits for what may need the session renewed first.
     * @throws TypeError once the renewal can't be had, as a request without a network does
     */
    unlessStuck<T>(promise: Promise<T>): Promise<T> {
      const { signal } = stuck;
      return new Promise((resolve, reject) => {
        const giveUp = () =>
          reject(new TypeError('The session can’t be renewed without a network.'));
        if (signal.aborted) giveUp();
        signal.addEventListener('abort', giveUp);
        promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', giveUp));
      });
    },
  };
}

function isRenewal(url: string): boolean {
  return url.includes('grant_type=refresh_token');
}

/** Whether the account server has decided: too many requests, or a fault of its own, is no decision. */
function isVerdict(status: number): boolean {
  return status < 500 && ![408, 425, 429].includes(status);
}

function tokenIn(body: unknown): string {
  const read: unknown = JSON.parse(String(body));
  return isRequest(read) ? read.refresh_token : '';
}

/** What the server itself would say about a session that was ended while it was asked, or before it could be. */
function sessionIsOver(): Response {
  const body = { error_code: 'session_not_found', msg: 'The session has been ended.' };
  return Response.json(body, { status: 403 });
}
