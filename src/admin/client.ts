import { AuthClient } from '@supabase/auth-js';
import { PostgrestClient } from '@supabase/postgrest-js';
import type { Database } from '../remote/database.generated';

/** Where the session is kept in this browser. */
export const SESSION_KEY = 'meridian-staff';

/** The database and its accounts as somebody of the staff reaches them. */
export type StaffClient = {
  auth: InstanceType<typeof AuthClient>;
  /** Speaks with the signed-in person's token. */
  rest: PostgrestClient<Database>;
};

/** Builds the client; one a page, or two would refresh the same session against each other. */
export function createStaffClient({ url, key }: { url: string; key: string }): StaffClient {
  const auth = new AuthClient({
    url: `${url}/auth/v1`,
    headers: { apikey: key },
    storageKey: SESSION_KEY,
  });
  const rest = new PostgrestClient<Database>(`${url}/rest/v1`, {
    headers: { apikey: key },
    async fetch(input, init) {
      const { data } = await auth.getSession();
      const headers = new Headers(init?.headers);
      if (data.session) headers.set('Authorization', `Bearer ${data.session.access_token}`);
      return fetch(input, { ...init, headers, cache: 'no-store' });
    },
  });
  return { auth, rest };
}
