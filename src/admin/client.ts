import { createClient, type Session } from '@supabase/supabase-js';
import type { Database } from '../remote/database.generated';
import type { Settings } from '../remote/post';
import { SESSION_KEY } from '../remote/staff-key';
import { createAuthFetch } from './session/auth-fetch';
import { ownerOf, sessionStore } from './session/session-store';

/** Access to the database and the account server for the staff. */
export type StaffClient = ReturnType<typeof createStaffClient>;

type Place = Settings & {
  /** Called when the database no longer accepts the session, and it could not be renewed either. */
  onRefused(): void;
  /** Called when the signed-in user may no longer be an administrator. */
  onDoubt(): void;
};

/** Creates the client. Use only one per page: two would compete to renew the same session. */
export function createStaffClient({ url, key, onRefused, onDoubt }: Place) {
  const authFetch = createAuthFetch({
    pause,
    isWanted: (refreshToken) => sessionStore.readKept()?.refreshToken === refreshToken,
  });

  const databaseFetch: typeof fetch = async (input, init) => {
    const headers = new Headers(init?.headers);
    const send = () =>
      fetch(input, { ...init, headers, cache: 'no-store', credentials: 'omit', redirect: 'error' });
    const authorization = headers.get('Authorization');
    // Without a session the client sends the public key: the database would answer as to an anonymous visitor.
    if (authorization === `Bearer ${key}`) throw new TypeError('Nobody is signed in.');
    const response = await send();
    if (response.status !== 401) return response;
    // The device's clock is slow, or the session was ended elsewhere.
    const renewed = await session(true);
    // Never sends one administrator's request as another.
    if (renewed?.user.id !== ownerOf(authorization)) return response;
    headers.set('Authorization', `Bearer ${renewed?.access_token}`);
    return send();
  };

  const supabase = createClient<Database>(url, key, {
    auth: {
      storageKey: SESSION_KEY,
      // A link's contents are removed from the address before the client is created: see `readLink`.
      detectSessionInUrl: false,
    },
    global: {
      fetch: (input, init) =>
        (isOfAccounts(String(input)) ? authFetch.fetch : databaseFetch)(input, init),
    },
  });
  const { auth } = supabase;
  // Every query gets the session first, and would wait there until there is a network to renew it.
  const getSession = auth.getSession.bind(auth);
  auth.getSession = () => authFetch.unlessStuck(getSession());

  /**
   * Returns the session with a valid token; null if nobody is signed in.
   * @param isRefused whether the database has refused the last token, whatever this device's clock says
   * @throws TypeError if the token has expired and can't be renewed without a network
   */
  async function session(isRefused = false): Promise<Session | null> {
    const { data } = await (isRefused
      ? authFetch.unlessStuck(auth.refreshSession())
      : auth.getSession());
    // The account client keeps a session until it expires, even if the servers refuse it, and reports nothing.
    if (isRefused && !data.session) onRefused();
    return data.session;
  }

  return {
    /** Its queries are sent with the signed-in person's token, never without one. */
    supabase,
    /** The backend's URL, and its public key. */
    url,
    key,
    session,
    /** Call this when the database treats the signed-in user as no administrator. */
    doubt: onDoubt,
    /** Sends one request to the account server, for what the account client does differently or not at all. */
    post: (path: string, { accessToken, body }: { accessToken?: string; body?: object }) =>
      authFetch.attempt(`${url}/auth/v1/${path}`, {
        method: 'POST',
        headers: {
          apikey: key,
          'Content-Type': 'application/json',
          ...(accessToken && { Authorization: `Bearer ${accessToken}` }),
        },
        ...(body && { body: JSON.stringify(body) }),
      }),
  };
}

const isOfAccounts = (url: string) => url.includes('/auth/v1/');

/** Waits this long, or until the network may be back; resolves to true in that case. */
async function pause(ms: number): Promise<boolean> {
  const over = new AbortController();
  const { signal } = over;
  const isHope = await new Promise<boolean>((resolve) => {
    const timer = setTimeout(() => resolve(false), ms);
    signal.addEventListener('abort', () => clearTimeout(timer));
    const onVisibilityChange = () => document.visibilityState === 'visible' && resolve(true);
    addEventListener('online', () => resolve(true), { signal });
    document.addEventListener('visibilitychange', onVisibilityChange, { signal });
  });
  over.abort();
  return isHope;
}
