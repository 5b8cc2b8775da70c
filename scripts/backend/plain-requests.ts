type Fetch = (request: Request) => Promise<Response>;

/** PGlite counts a statement's values in a signed 16-bit number; each value of a list is one. */
const MOST_VALUES = 30_000;
/** No column of ours holds anything nested; what is nested deeper than this breaks whatever reads it recursively. */
const DEEPEST = 32;
/** In bytes. The account server stores whatever a stranger sends along with an address, twice, and no flood guard counts it. */
const MOST_OF_ACCOUNT = 8_192;
/** The addresses that pages use. The library's router takes an escaped letter (`/%72est/`) for the letter itself. */
const PLAIN = /^\/(rest|auth)\/v1(\/[\w./-]*)?$/;
/** Lists of columns. No page asks for so many, or for one of them twice; a thousand take the database seconds. */
const LISTS = ['select', 'order', 'columns', 'on_conflict'];
const MOST_COLUMNS = 60;
const LONGEST_COLUMN = 100;
/** No page nests its conditions as deeply. */
const DEEPEST_CONDITION = 8;
/**
 * What may follow the address of a function that is called by POST: a list of columns. An expression can be made to fail
 * after the function has answered. That undoes the call, and what the flood guard counted, while the error gives the answer
 * away.
 */
const PLAIN_SELECT = /^\?select=(\w|,|%2C)*$/;
/** Everything in the REST API that is not a function is a table, however its name is spelled. */
const FUNCTIONS = /^\/rest\/v1\/rpc\//;

/**
 * Refuses requests that no page sends and that could harm the embedded driver: addresses that are read in several ways,
 * what strangers write by any way but a function, bodies that are not JSON, too many values, deep nesting, long lists of
 * columns, and queries that embed tables in tables, each of which multiplies what the database reads.
 * @param secretKey its holder may embed tables
 */
export function onlyPlainRequests(fetch: Fetch, secretKey: string): Fetch {
  return async (request) => {
    const { pathname, search, searchParams } = new URL(request.url);
    // The driver ends a statement at a NUL, and then waits for the rest.
    if (request.url.includes('%00')) return refusal(400, 'PT400', 'No page asks for a NUL.');
    if (!PLAIN.test(pathname)) return refusal(404, 'PT404', 'No page asks for this address.');
    if (!pathname.startsWith('/rest/')) {
      if ((await request.clone().arrayBuffer()).byteLength > MOST_OF_ACCOUNT) {
        return refusal(413, 'PT413', 'No account takes so much.');
      }
      return (await bodyFault(request, true)) ?? fetch(request);
    }
    const isSecret = request.headers.get('apikey') === secretKey;
    if (!isSecret && searchParams.getAll('select').join().includes('(')) {
      return refusal(400, 'PT400', 'No page embeds one table in another.');
    }
    if (!isSecret && [...searchParams].some(costsSeconds)) {
      return refusal(400, 'PT400', 'No page asks for so much.');
    }
    // The arguments of a function that reads may stand in the address.
    if ([...searchParams.values()].some((value) => isTooDeep(jsonOf(value)))) return tooDeep();
    if (isReading(request)) return fetch(request);
    const isFunction = FUNCTIONS.test(pathname);
    if (!isFunction && !isSecret && !isSignedIn(request.headers)) {
      return refusal(401, '42501', 'Visitors call functions.');
    }
    if (isFunction && !isSecret && search !== '' && !PLAIN_SELECT.test(search)) {
      return refusal(400, 'PT400', 'A function has its arguments in the body.');
    }
    return (await bodyFault(request, isFunction)) ?? fetch(request);
  };
}

function costsSeconds([name, value]: [string, string]): boolean {
  if (name.length > LONGEST_COLUMN) return true;
  if (/(^|\.)(and|or)$/.test(name)) return depthOf(value) > DEEPEST_CONDITION;
  if (!LISTS.includes(name)) return false;
  const columns = value.split(',');
  return (
    columns.length > MOST_COLUMNS ||
    new Set(columns).size < columns.length ||
    columns.some((column) => column.length > LONGEST_COLUMN)
  );
}

/** How many brackets are within each other; those in quotation marks count as well. */
function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  for (const letter of text) {
    depth += Number(letter === '(') - Number(letter === ')');
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}

const isReading = ({ method }: Request) => method === 'GET' || method === 'HEAD';

/** Whether somebody claims to be signed in, which the REST API checks: the key alone is everybody's. */
function isSignedIn(headers: Headers): boolean {
  const authorization = headers.get('authorization');
  return authorization !== null && authorization !== `Bearer ${headers.get('apikey')}`;
}

async function bodyFault(request: Request, isFunction: boolean): Promise<Response | undefined> {
  const text = await request.clone().text();
  if (text === '') return undefined;
  const type = request.headers.get('content-type');
  if (type !== null && !/^application\/json\b/i.test(type)) {
    return refusal(415, 'PT415', 'A body must be JSON.');
  }
  const body = jsonOf(text);
  if (isTooDeep(body)) return tooDeep();
  if (!Array.isArray(body)) return undefined;
  // Without a row there is no statement, and nothing that a success could be read from.
  if (body.length === 0) return refusal(400, 'PT400', 'This list has no row.');
  if (isFunction) return refusal(400, 'PT400', 'A function takes no list.');
  const columns = new Set(body.flatMap((row) => Object.keys(Object(row))));
  if (body.length * columns.size <= MOST_VALUES) return undefined;
  return refusal(413, 'PT413', 'This request has too many values.');
}

/** `undefined` for what is not JSON: the REST API says what is wrong with it. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Without recursion, which is what deep nesting breaks. */
function isTooDeep(body: unknown): boolean {
  const left: [value: unknown, depth: number][] = [[body, 1]];
  for (let next = left.pop(); next; next = left.pop()) {
    const [value, depth] = next;
    if (typeof value !== 'object' || value === null) continue;
    if (depth > DEEPEST) return true;
    for (const inner of Object.values(value)) left.push([inner, depth + 1]);
  }
  return false;
}

const tooDeep = () => refusal(400, 'PT400', 'This request is nested too deeply.');

function refusal(status: number, code: string, message: string): Response {
  return Response.json({ code, message, details: null, hint: null }, { status });
}
