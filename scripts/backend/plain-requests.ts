type Fetch = (request: Request) => Promise<Response>;

/** PGlite counts a statement's values in a signed 16-bit number; each value of a list is one. */
const MOST_VALUES = 30_000;
/** No column of ours holds anything nested; what is nested deeper than this breaks whatever reads it recursively. */
const DEEPEST = 32;
/** Whose lists the database itself limits. */
const MEASUREMENTS = '/rest/v1/observations';
/** The dashboard embeds one table in another. */
const MOST_EMBEDDED = 4;

/**
 * Refuses requests to the REST API that no page sends and that could harm the embedded driver: bodies that are not JSON, too
 * many values, deep nesting, and queries that embed tables in tables, each of which multiplies what the database reads.
 * Strangers may send one row at a time, but for what their page measured, and embed nothing.
 * @param secretKey its holder may ask for anything that the driver can bear
 */
export function onlyPlainRequests(fetch: Fetch, secretKey: string): Fetch {
  return async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    if (!pathname.startsWith('/rest/v1/')) return fetch(request);
    const isSecret = request.headers.get('apikey') === secretKey;
    const isStranger = !isSecret && isAnonymous(request.headers);
    const refusal =
      queryFault(searchParams, isStranger) ?? (await bodyFault(request.clone(), isStranger));
    return refusal ?? fetch(request);
  };
}

/** Whether nobody is signed in: the key alone is everybody's. */
function isAnonymous(headers: Headers): boolean {
  const authorization = headers.get('authorization');
  return authorization === null || authorization === `Bearer ${headers.get('apikey')}`;
}

function queryFault(query: URLSearchParams, isStranger: boolean): Response | undefined {
  const selected = query.getAll('select').join();
  const embedded = selected.split('(').length - 1;
  if (embedded <= (isStranger ? 0 : MOST_EMBEDDED)) return undefined;
  return refusal(400, 'PT400', 'This query embeds more tables than it may.');
}

async function bodyFault(request: Request, isStranger: boolean): Promise<Response | undefined> {
  if (request.method === 'GET' || request.method === 'HEAD') return undefined;
  const text = await request.text();
  if (text === '') return undefined;
  const type = request.headers.get('content-type');
  if (type !== null && !/^application\/json\b/i.test(type)) {
    return refusal(415, 'PT415', 'A body must be JSON.');
  }
  if (depthOf(text) > DEEPEST) return refusal(400, 'PT400', 'This body is nested too deeply.');
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    // The REST API says what is wrong with it.
    return undefined;
  }
  if (!Array.isArray(body)) return undefined;
  const mayBeMany = !isStranger || new URL(request.url).pathname === MEASUREMENTS;
  if (body.length > 1 && !mayBeMany) return refusal(413, 'PT413', 'One row at a time.');
  const columns = new Set(body.flatMap((row) => Object.keys(Object(row))));
  if (body.length * columns.size <= MOST_VALUES) return undefined;
  return refusal(413, 'PT413', 'This request has too many values.');
}

/** How deep the brackets of a JSON text are nested, outside its strings. */
function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  for (const [bracket] of text.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{}]/gs)) {
    if (bracket === '[' || bracket === '{') depth += 1;
    if (bracket === ']' || bracket === '}') depth -= 1;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}

function refusal(status: number, code: string, message: string): Response {
  return Response.json({ code, message, details: null, hint: null }, { status });
}
