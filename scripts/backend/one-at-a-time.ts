import { readBody } from './bounded-body.ts';

type Fetch = (request: Request) => Promise<Response>;

/**
 * Lets one request at a time into the embedded database. It is a single connection, and the library starts a
 * transaction per request without waiting for the previous one; two concurrent requests would share a transaction and a
 * role, so one visitor's refused row could roll back another's.
 */
export function oneAtATime(fetch: Fetch): Fetch {
  let last: Promise<unknown> = Promise.resolve();
  return async (request) => {
    // Read the body before queueing, so that a slow one doesn't delay other requests.
    const whole = await withBody(request);
    if (!whole) return tooLong();
    const answer = last.then(() => fetch(whole));
    last = answer.catch(() => undefined);
    return answer;
  };
}

async function withBody(request: Request): Promise<Request | undefined> {
  const { method, headers, url } = request;
  if (method === 'GET' || method === 'HEAD') return new Request(url, { method, headers });
  const body = await readBody(request);
  return body && new Request(url, { method, headers, body });
}

/** In the format of the database's own guard, so that a phone parks the submission. */
function tooLong(): Response {
  const error = { code: 'PT413', message: 'This request is too long.' };
  return Response.json(error, { status: 413, headers: { Connection: 'close' } });
}
