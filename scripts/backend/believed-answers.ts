import type { PGlite } from '@electric-sql/pglite';
import { diskFull } from './disk-room.ts';
import type { DriverWatch } from './driver-watch.ts';

type Fetch = (request: Request) => Promise<Response>;

const FUNCTION_OR_TABLE = /^\/rest\/v1\/(rpc\/)?\w+/;
/** In seconds: opening the database again takes less. */
const RETRY_AFTER = '2';

/**
 * Lets an answer out only if it can be believed: no exception of the driver's while it was made, no transaction left open,
 * and behind every success, on which phones delete what they hold, a row or what a function did and was committed. Anything
 * else is 503, and is sent again, as is what found the disk full. What a function says of a visitor's entry names it.
 */
export function onlyBelieved(
  fetch: Fetch,
  db: Pick<PGlite, 'isInTransaction'>,
  watch: DriverWatch,
): Fetch {
  return async (request) => {
    watch.takeTags();
    watch.takeFull();
    const response = await fetch(request).catch((error: unknown) => {
      watch.raise(String(error));
      return undefined;
    });
    const tags = watch.takeTags();
    if (db.isInTransaction()) watch.raise('A request left its transaction open.');
    if (response?.ok && !isDone(request, response, tags)) {
      watch.raise('A success was answered that PostgreSQL knows nothing of.');
    }
    const doubt = watch.doubt();
    if (doubt === undefined && response) {
      return watch.takeFull() && !response.ok ? diskFull() : response;
    }
    console.error(`The database is opened again: ${doubt}`);
    return unsure();
  };
}

/** Whether PostgreSQL has committed what a function did, and has inserted the row that a 201 is about. */
function isDone({ method, url, headers }: Request, { status }: Response, tags: string[]): boolean {
  const [path, isFunction] = FUNCTION_OR_TABLE.exec(new URL(url).pathname) ?? [];
  if (method !== 'POST' || path === undefined) return true;
  if (isFunction) return tags.at(-1) === 'COMMIT';
  const inserts = tags.filter((tag) => tag.startsWith('INSERT '));
  const mayBeNone = /\bresolution=/.test(headers.get('prefer') ?? '');
  return status !== 201 || inserts.some((tag) => mayBeNone || Number(tag.split(' ')[2]) > 0);
}

/** The answer while nothing can be believed, as PostgreSQL says that it is starting: a phone tries again. */
export function unsure(): Response {
  const error = {
    code: '57P03',
    message: 'The database is being opened again.',
    details: null,
    hint: null,
  };
  return Response.json(error, { status: 503, headers: { 'Retry-After': RETRY_AFTER } });
}
