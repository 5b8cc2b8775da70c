import { readBody } from './bounded-body.ts';

type Fetch = (request: Request) => Promise<Response>;

/** How many requests to the account server may wait; each takes up to a quarter of a second to hash a password. */
export const MOST_SIGN_INS = 20;
/** In seconds: by then they have been answered. */
const RETRY_AFTER = '5';

/**
 * Lets one request at a time into the embedded database. It is a single connection, and the library starts a
 * transaction per request without waiting for the previous one; two concurrent requests would share a transaction and a
 * role, so one visitor's refused row could roll back another's.
 *
 * Requests to the account server are slow and anybody can send them, so at most one of them is in that queue: the others
 * wait in a queue of their own, and delay no visitor's submission.
 */
export function oneAtATime(fetch: Fetch): Fetch {
  const inTurn = createQueue();
  const amongSignIns = createQueue();
  let signIns = 0;
  return async (request) => {
    // Read the body before queueing, so that a slow one doesn't delay other requests.
    const whole = await withBody(request);
    if (!whole) return tooLong();
    const answer = () => inTurn(() => fetch(whole));
    if (!new URL(whole.url).pathname.startsWith('/auth/')) return answer();
    if (signIns >= MOST_SIGN_INS) return tooMany();
    signIns += 1;
    try {
      return await amongSignIns(answer);
    } finally {
      signIns -= 1;
    }
  };
}

/** Runs jobs one after another, in the order in which they were added. */
function createQueue() {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(job: () => Promise<T>): Promise<T> => {
    const done = last.then(job);
    last = done.catch(() => undefined);
    return done;
  };
}

async function withBody(request: Request): Promise<Request | undefined> {
  const { method, headers, url } = request;
  if (method === 'GET' || method === 'HEAD') return new Request(url, { method, headers });
  const body = await readBody(request);
  return body && new Request(url, { method, headers, body });
}

/** In the format of the account server. */
function tooMany(): Response {
  const error = {
    code: 429,
    error_code: 'over_request_rate_limit',
    msg: 'Request rate limit reached',
  };
  return Response.json(error, { status: 429, headers: { 'Retry-After': RETRY_AFTER } });
}

/** In the format of the database's own guard, so that a phone parks the submission. */
function tooLong(): Response {
  const error = { code: 'PT413', message: 'This request is too long.' };
  return Response.json(error, { status: 413, headers: { Connection: 'close' } });
}
