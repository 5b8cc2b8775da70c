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
    const answer = last.then(() => fetch(whole));
    last = answer.catch(() => undefined);
    return answer;
  };
}

async function withBody(request: Request): Promise<Request> {
  const { method, headers, url } = request;
  if (method === 'GET' || method === 'HEAD') return new Request(url, { method, headers });
  return new Request(url, { method, headers, body: await request.arrayBuffer() });
}
