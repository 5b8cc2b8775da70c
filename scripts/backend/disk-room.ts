import { statfs } from 'node:fs/promises';
import type { PGlite } from '@electric-sql/pglite';

type Fetch = (request: Request) => Promise<Response>;

/**
 * What is left for PostgreSQL. The next file of its log takes 16 MB at once, and without room for that the embedded one never
 * answers again.
 */
const RESERVE_BYTES = 24 * 1024 * 1024;
/** In seconds. Phones keep what they have to send. */
const RETRY_AFTER = '60';

/**
 * Refuses what would write while the disk is as good as full, before the database is asked: staff go on reading.
 * @param options.freeBytes how much room there is
 * @param options.readers functions of the REST API that write nothing
 */
export function onlyWithRoom(
  fetch: Fetch,
  options: { freeBytes: () => Promise<number>; readers: Set<string> },
): Fetch {
  return async (request) => {
    if (!mayWrite(request, options.readers)) return fetch(request);
    return (await options.freeBytes()) < RESERVE_BYTES ? diskFull() : fetch(request);
  };
}

/** Whether a request could write anything. */
function mayWrite({ method, url }: Pick<Request, 'method' | 'url'>, readers: Set<string>) {
  const { pathname } = new URL(url);
  // A link in a message confirms an address.
  if (pathname === '/auth/v1/verify') return true;
  if (['GET', 'HEAD', 'OPTIONS'].includes(method)) return false;
  const [, called] = /^\/rest\/v1\/rpc\/(\w+)$/.exec(pathname) ?? [];
  return called === undefined || !readers.has(called);
}

/** The functions of the REST API that PostgreSQL itself keeps from writing. */
export async function readingFunctions(db: Pick<PGlite, 'query'>): Promise<Set<string>> {
  const { rows } = await db.query<{ name: string }>(
    `select proname as name from pg_proc where pronamespace = 'public'::regnamespace
     group by 1 having bool_and(provolatile <> 'v')`,
  );
  return new Set(rows.map(({ name }) => name));
}

/** How much room a directory's disk has for us. */
export async function freeBytes(directory: string): Promise<number> {
  const { blocks, bavail, bsize } = await statfs(directory);
  // Some file systems don't say.
  return blocks === 0 ? Number.POSITIVE_INFINITY : bavail * bsize;
}

/** The answer while nothing can be stored, in the format of the REST API. */
export function diskFull(): Response {
  console.error('The disk is full: nothing is stored until there is room.');
  const error = {
    code: '53100',
    message: 'The database has no room at the moment.',
    details: null,
    hint: null,
  };
  return Response.json(error, { status: 503, headers: { 'Retry-After': RETRY_AFTER } });
}
