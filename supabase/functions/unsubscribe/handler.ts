/** Where the address of the `List-Unsubscribe` header of our letters and e-mails leads to. */
export type UnsubscribeEnv = {
  /** The site's address, for a person who opens the link. */
  siteUrl: string;
  /** The database's REST interface, `https://…/rest/v1`. */
  restUrl: string;
  /** The public key: a link needs no rights but its own. */
  key: string;
  fetch(request: Request): Promise<Response>;
};

const TOKEN = /^[0-9a-f]{64}$/;
/** `List-Unsubscribe=One-Click` takes 26 bytes, and a few hundred as multipart. */
const BODY_LIMIT = 2048;
const TIMEOUT_MS = 10_000;

const HEADERS = {
  'Content-Type': 'text/plain; charset=utf-8',
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Robots-Tag': 'noindex',
};

/**
 * One-click unsubscribing (RFC 8058): the mail program POSTs to `?token=…`, without cookies, keys or a session. A person
 * who opens the same address, or a scanner that follows it, is sent on to the site's page, and nothing changes.
 */
export function createUnsubscribe(env: UnsubscribeEnv): (request: Request) => Promise<Response> {
  return async (request) => {
    const token = new URL(request.url).searchParams.get('token') ?? '';
    if (request.method === 'GET' || request.method === 'HEAD') return toPage(env.siteUrl, token);
    if (request.method !== 'POST')
      return say(405, 'Only GET and POST.', { Allow: 'GET, HEAD, POST' });
    if (!TOKEN.test(token)) return say(400, 'This link is incomplete. Please copy all of it.');
    if (!(await isOneClick(request))) return say(400, 'Expected List-Unsubscribe=One-Click.');
    return leave(env, token);
  };
}

/** Behind the #, where neither the site's host nor a cache sees it. */
function toPage(siteUrl: string, token: string): Response {
  const link = `${siteUrl}/unsubscribe${TOKEN.test(token) ? `#${token}` : ''}`;
  return new Response(null, { status: 303, headers: { ...HEADERS, Location: link } });
}

async function leave(env: UnsubscribeEnv, token: string): Promise<Response> {
  const later = say(503, 'This could not be done now. Please try again.', { 'Retry-After': '60' });
  try {
    const response = await env.fetch(
      new Request(`${env.restUrl}/rpc/use_newsletter_link`, {
        method: 'POST',
        headers: { apikey: env.key, 'Content-Type': 'application/json' },
        body: JSON.stringify({ token, subscribed: false }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      }),
    );
    if (response.status !== 200) return later;
    const answer: unknown = await response.json();
    if (answer === null) {
      return say(404, 'We no longer know this link. Please use the one in our latest email.');
    }
    const left = leftOf(answer);
    return left ? say(200, `You are unsubscribed. ${left}`) : later;
  } catch {
    return later;
  }
}

/** What ended, and when; `undefined` if the answer is not that of the database. */
function leftOf(answer: unknown): string | undefined {
  if (typeof answer !== 'object' || answer === null || !('state' in answer)) return undefined;
  if (answer.state !== 'left' || !('since' in answer)) return undefined;
  const since = new Date(String(answer.since));
  if (Number.isNaN(since.getTime())) return undefined;
  return 'property' in answer
    ? `You have had no alerts about this property since ${since.toUTCString()}.`
    : `You left our newsletter on ${since.toUTCString()}.`;
}

async function isOneClick(request: Request): Promise<boolean> {
  const type = request.headers.get('Content-Type') ?? '';
  const body = await readAtMost(BODY_LIMIT, request.body);
  try {
    const form = await new Response(body, { headers: { 'Content-Type': type } }).formData();
    return form.get('List-Unsubscribe') === 'One-Click';
  } catch {
    return false;
  }
}

/** The beginning of a body: nobody makes us hold more. */
async function readAtMost(limit: number, body: Request['body']): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(limit);
  let length = 0;
  const reader = body?.getReader();
  while (reader && length < limit) {
    const { done, value } = await reader.read();
    if (done) break;
    const part = value.subarray(0, limit - length);
    bytes.set(part, length);
    length += part.length;
  }
  await reader?.cancel().catch(() => undefined);
  return bytes.slice(0, length);
}

function say(status: number, text: string, headers: Record<string, string> = {}): Response {
  return new Response(`${text}\n`, { status, headers: { ...HEADERS, ...headers } });
}
