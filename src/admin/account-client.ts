import { type AuthChangeEvent, createClient, type Session } from '@supabase/supabase-js';
import type { Database } from '../remote/database.generated';
import type { Settings } from '../remote/post';
import { SESSION_KEY } from '../remote/staff-key';
import type { createAuthFetch } from './session/auth-fetch';
import { RENEWAL_MS, type SessionStore, sessionStore } from './session/session-store';

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
    // This client is asked for accounts alone; the database is read by that of `client.ts`.
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

/**
 * Remembers the token that the account server has just issued: on a device whose clock is fast it looks expired at once,
 * and would be renewed without end.
 * @param now milliseconds on a clock that nobody sets, as `performance.now()`
 */
function createNewToken(store: Pick<SessionStore, 'readKept'>, now: () => number) {
  let issued: { session: Session; until: number } | undefined;
  return {
    note(event: AuthChangeEvent, session: Session | null): void {
      if (!session || (event !== 'TOKEN_REFRESHED' && event !== 'SIGNED_IN')) return;
      if (session.access_token === issued?.session.access_token) return;
      issued = { session, until: now() + session.expires_in * 1000 - RENEWAL_MS };
    },
    /** The session whose token was issued, while it is the stored one and valid by that clock. */
    read(): Session | undefined {
      const isCurrent =
        issued &&
        now() < issued.until &&
        store.readKept()?.accessToken === issued.session.access_token;
      return isCurrent ? issued?.session : undefined;
    },
  };
}
