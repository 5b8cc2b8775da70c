import { object, text } from '../../lib/shape';

/** A request that has no response by then won't get one. */
const PATIENCE_MS = 15_000;
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;

type Fetch = typeof fetch;
const isRequest = object({ refresh_token: text });

type AuthFetchEnv = {
  /** Waits this long, or until the network may be back; resolves to true in that case. */
  pause(ms: number): Promise<boolean>;
  /** Whether this refresh token still belongs to the stored session. */
  isWanted(refreshToken: string): boolean;
};

/**
 * Creates the account client's `fetch`. A captive portal's page doesn't count as a response. Renewing a session waits
 * until the server itself says yes or no: the client would sooner or later take anything else for a refusal, and forget
 * the session of somebody who is only offline.
 */
export function createAuthFetch(env: AuthFetchEnv) {
  /** Aborted while a renewal waits for the network. */
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
      throw new TypeError('Something other than our server has answered.');
    }
    return response;
  };

  async function renew(...request: Parameters<Fetch>): Promise<Response> {
    const refreshToken = tokenIn(request[1]?.body);
    for (let failures = 0; ; failures += 1) {
      const isOver = failures > 0 && !env.isWanted(refreshToken);
      const response = isOver ? sessionIsOver() : await attempt(...request).catch(() => undefined);
      if (response && isDecision(response.status)) {
        if (stuck.signal.aborted) stuck = new AbortController();
        return response;
      }
      stuck.abort();
      // A network that has just come back may fail once more, so the pauses start short again.
      if (await env.pause(Math.min(FIRST_PAUSE_MS * 2 ** failures, LONGEST_PAUSE_MS))) failures = 0;
    }
  }

  const authFetch: Fetch = (input, init) =>
    isRenewal(String(input)) ? renew(input, init) : attempt(input, init);

  return {
    fetch: authFetch,
    /** Tries once, even to renew: for a session that isn't this browser's. */
    attempt,
    /**
     * Waits for something that may need the session to be renewed first.
     * @throws TypeError once the session can't be renewed, as a request without a network would
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

/** Whether the account server has decided. Rate limiting or a server error decides nothing. */
export function isDecision(status: number): boolean {
  return status < 500 && ![408, 425, 429].includes(status);
}

function tokenIn(body: unknown): string {
  const read: unknown = JSON.parse(String(body));
  return isRequest(read) ? read.refresh_token : '';
}

/** Returns what the server would answer about a session that has been ended in the meantime. */
function sessionIsOver(): Response {
  const body = { error_code: 'session_not_found', msg: 'The session has been ended.' };
  return Response.json(body, { status: 403 });
}
