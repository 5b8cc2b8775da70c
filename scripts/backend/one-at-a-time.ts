import { tooLong, withBody } from './bounded-body.ts';

type Fetch = (request: Request, client?: string) => Promise<Response>;

/** How many requests may wait, of all clients and of one. */
type Room = { all: number; perClient: number };

/** Requests to the account server that may hash a password, which takes up to a quarter of a second each. */
export const SIGN_INS: Room = { all: 20, perClient: 3 };
/** Those that don't. Staff of one office share an address, and whose session can't be renewed is signed out. */
export const RENEWALS: Room = { all: 60, perClient: 10 };
/** The others. Whole networks share one address, so it is more than a phone ever sends, and a few seconds' work. */
export const REQUESTS: Room = { all: 1_000, perClient: 200 };
/** In seconds: by then they have been answered. */
const RETRY_AFTER = '5';

/**
 * Lets one request at a time into the embedded database. It is a single connection, and the library starts a
 * transaction per request without waiting for the previous one; two concurrent requests would share a transaction and a
 * role, so one visitor's refused row could roll back another's.
 *
 * Requests to the account server are slow and anybody can send them, so at most one of them is in that queue, and one
 * that is quick: the others wait in queues of their own, and delay no visitor's submission. No client takes all the
 * places there, and nobody who only tries passwords takes those of staff who are signed in. Nor do any one client's other
 * requests wait without end.
 */
export function oneAtATime(fetch: Fetch): Fetch {
  const inTurn = createQueue();
  const signIns = createWaitingRoom(SIGN_INS);
  const renewals = createWaitingRoom(RENEWALS);
  const requests = createWaitingRoom(REQUESTS);
  return async (request, client) => {
    // Read the body before queueing, so that a slow one doesn't delay other requests.
    const whole = await withBody(request);
    if (!whole) return tooLong();
    const answer = () => inTurn(() => fetch(whole));
    if (!new URL(whole.url).pathname.startsWith('/auth/')) {
      return requests(client, answer) ?? tooBusy();
    }
    const wait = isQuick(whole) ? renewals : signIns;
    return wait(client, answer) ?? tooMany();
  };
}

/** Whether the account server answers without hashing a password. */
function isQuick({ method, url }: Request): boolean {
  const { pathname, searchParams } = new URL(url);
  if (pathname === '/auth/v1/user') return method === 'GET';
  if (pathname === '/auth/v1/logout') return method === 'POST';
  // The account server may read another one of several.
  const grants = searchParams.getAll('grant_type');
  return pathname === '/auth/v1/token' && grants.length === 1 && grants[0] === 'refresh_token';
}

/** A queue with so much room; a job for which there is none is not taken. Callers on this machine have no address. */
function createWaitingRoom(room: Room) {
  const inTurn = createQueue();
  const waiting: (string | undefined)[] = [];
  return <T>(client: string | undefined, job: () => Promise<T>): Promise<T> | undefined => {
    const own = client === undefined ? 0 : waiting.filter((one) => one === client).length;
    if (waiting.length >= room.all || own >= room.perClient) return undefined;
    waiting.push(client);
    return inTurn(job).finally(() => waiting.splice(waiting.indexOf(client), 1));
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

/** In the format of the account server. */
function tooMany(): Response {
  const error = {
    code: 429,
    error_code: 'over_request_rate_limit',
    msg: 'Request rate limit reached',
  };
  return Response.json(error, { status: 429, headers: { 'Retry-After': RETRY_AFTER } });
}

/** As PostgreSQL says that it has too many connections: a phone tries again. */
function tooBusy(): Response {
  const error = { code: '53300', message: 'Too many requests wait.', details: null, hint: null };
  return Response.json(error, { status: 503, headers: { 'Retry-After': RETRY_AFTER } });
}
