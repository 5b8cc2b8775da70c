import type { PGlite } from '@electric-sql/pglite';
import { diskFull } from './disk-room.ts';
import type { DriverWatch } from './driver-watch.ts';

type Fetch = (request: Request) => Promise<Response>;

const TABLE = /^\/rest\/v1\/(?!rpc\/)(\w+)/;
/** Somebody who is on one of these lists already is answered as if they were new, by a trigger that stores nothing. */
const MAY_STORE_NOTHING = ['newsletter_subscribers', 'property_watchers'];
/** In seconds: opening the database again takes less. */
const RETRY_AFTER = '2';

/**
 * Lets an answer out only if it can be believed: no exception of the driver's while it was made, no transaction left open,
 * and a row behind every 201, on which phones delete what they hold. Anything else is 503, and is sent again, as is what found
 * the disk full.
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
    if (response?.status === 201 && !isStored(request, tags)) {
      watch.raise('An insert was answered without its row.');
    }
    const doubt = watch.doubt();
    if (doubt === undefined && response) {
      return watch.takeFull() && !response.ok ? diskFull() : response;
    }
    console.error(`The database is opened again: ${doubt}`);
    return unsure();
  };
}

function isStored({ method, url, headers }: Request, tags: string[]): boolean {
  const [, table] = TABLE.exec(new URL(url).pathname) ?? [];
  if (method !== 'POST' || table === undefined) return true;
  const inserts = tags.filter((tag) => tag.startsWith('INSERT '));
  const mayBeNone =
    MAY_STORE_NOTHING.includes(table) || /\bresolution=/.test(headers.get('prefer') ?? '');
  return inserts.some((tag) => mayBeNone || Number(tag.split(' ')[2]) > 0);
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
