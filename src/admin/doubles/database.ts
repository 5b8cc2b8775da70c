import { PostgrestClient } from '@supabase/postgrest-js';
import type { Database } from '../../remote/database.generated';

/** Creates a client of a database double that answers as `fetch` does. */
export function createDatabase(
  fetch: (url: string, init: RequestInit) => Response | Promise<Response>,
) {
  return new PostgrestClient<Database>('https://project.example/rest/v1', {
    schema: 'public',
    fetch: async (input, init = {}) => fetch(String(input), init),
  });
}
