import { type AuthChangeEvent, createClient, type Session } from '@supabase/supabase-js';
import type { Database } from '../remote/database.generated';
import type { Settings } from '../remote/post';
import { SESSION_KEY } from '../remote/staff-key';
import type { createAuthFetch } from './session/auth-fetch';
import { createNewToken } from './session/new-token';
import { sessionStore } from './session/session-store';

/** The client of accounts, and of what the server pushes. */
export type AccountClient = ReturnType<typeof createAccountClient>;

export type AccountEnv = Settings & {
  authFetch: ReturnType<typeof createAuthFetch>;
  onAuthEvent(event: AuthChangeEvent, session: Session | null): void;
};

/** Creates the account client; it reports and renews the session in storage, and whatever replaces it. */
export function createAccountClient(env: AccountEnv) {
  const supabase = createClient<Database>(env.url, env.key, {
    auth: {
      storageKey: SESSION_KEY,
      // A link's contents are removed from the address before the client is created: see `readLink`.
      detectSessionInUrl: false,
    },
    // It is asked for accounts alone; the database is read by the client of `client.ts`.
    global: { fetch: env.authFetch.fetch },
  });
  const { auth } = supabase;
  // What needs the session would wait until there is a network to renew it.
  const getSession = auth.getSession.bind(auth);
  auth.getSession = () => env.authFetch.unlessStuck(getSession());
  const newToken = createNewToken(sessionStore, () => performance.now());
  auth.onAuthStateChange((...news) => {
    newToken.note(...news);
    env.onAuthEvent(...news);
  });
  return Object.assign(supabase, { readNewToken: newToken.read });
}
