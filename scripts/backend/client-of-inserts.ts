import type { PGlite } from '@electric-sql/pglite';
import { ADDRESS_HEADER } from './client-address.ts';

type Fetch = (request: Request) => Promise<Response>;

/**
 * Tells the database whose request it is, so that its flood guard counts each client's submissions. The embedded REST
 * API tells it with calls of functions only: without this, all plain inserts would count as one client's. Where one
 * request is answered at a time, a setting of the connection is that request's.
 * @param db the embedded database: if it returns another value than it was given, its answers are another statement's
 */
export function withClient(fetch: Fetch, db: Pick<PGlite, 'query'>): Fetch {
  return async (request) => {
    const address = request.headers.get(ADDRESS_HEADER);
    const told = address === null ? '' : JSON.stringify({ [ADDRESS_HEADER]: address });
    const { rows } = await db.query<{ told: string }>(
      "select set_config('request.headers', $1, false) as told",
      [told],
    );
    if (rows[0]?.told !== told) throw new Error('A setting was answered with something else.');
    return fetch(request);
  };
}
