import { readBody } from './bounded-body.ts';

type Fetch = (request: Request) => Promise<Response>;

/**
 * Lets one request into the embedded database at a time. It is a single connection, and the library opens a
 * transaction per request without waiting for the one before: two at once would share a transaction and a role,
 * so that one visitor's refused row undoes another's stored one.
 */
export function oneAtATime(fetch: Fetch): Fetch {
  let last: Promise<unknown> = Promise.resolve();
  return async (request) => {
    // Read before queueing, or a body that dribbles in would hold up everybody else.
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

/** As the database's own guard says it, so that a phone parks what it sent. */
function tooLong(): Response {
  const error = { code: 'PT413', message: 'A request is not as long as this.' };
  return Response.json(error, { status: 413, headers: { Connection: 'close' } });
}
