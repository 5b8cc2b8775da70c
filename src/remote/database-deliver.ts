import type { Deliver } from '../offline/outcome';
import { createDeliver } from './deliver';

/** Delivers to the database over the browser's own `fetch`. */
export function databaseDeliver(database: { supabaseUrl: string; supabaseKey: string }): Deliver {
  return createDeliver({
    url: database.supabaseUrl,
    key: database.supabaseKey,
    fetch: (url, init) => fetch(url, init),
    now: () => Date.now(),
  });
}
