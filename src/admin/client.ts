import { createClient, type Session, type SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '../remote/database.generated';
import { createAuthFetch } from './session/auth-fetch';
import { createSessionStore, ownerOf, SESSION_KEY } from './session/session-store';

/** The database and its accounts as somebody of the staff reaches them. */
export type StaffClient = {
  /** Its queries go out with the signed-in person's token, never without one. */
  supabase: SupabaseClient<Database>;
  /** Where the backend is, and the public key to it. */
  url: string;
  key: string;
  /**
   * The session with a token that holds for a while; null if nobody is signed in.
   * @param isRefused the database has refused the last token, whatever this device's clock says of it
   * @throws TypeError if the token has run out and a new one can't be had without a network
   */
  session(isRefused?: boolean): Promise<Session | null>;
  /** To be called where the database treats whoever is signed in as no administrator. */
  doubt(): void;
  /** Asks the account server, once, for what the account client does in another way, or not at all. */
  post(path: string, request: { accessToken?: string; body?: object }): Promise<Response>;
};

type Place = {
  url: string;
  key: string;
  /** Called when the database no longer accepts the session, and it could not be renewed either. */
  onRefused(): void;
  /** Called when whoever is signed in may be no administrator any more. */
  onDoubt(): void;
};

/** Builds the client; one a page, or two would refresh the same session against each other. */
export function createStaffClient({ url, key, onRefused, onDoubt }: Place): StaffClient {
  const store = createSessionStore();
  const authFetch = createAuthFetch({
    pause,
    isWanted: (refreshToken) => store.readKept()?.refreshToken === refreshToken,
  });

  const databaseFetch: typeof fetch = async (input, init) => {
    const headers = new Headers(init?.headers);
    const send = () =>
      fetch(input, { ...init, headers, cache: 'no-store', credentials: 'omit', redirect: 'error' });
    const authorization = headers.get('Authorization');
    // The client takes the public key where there is no session: the database would answer with nobody's rights.
    if (authorization === `Bearer ${key}`) throw new TypeError('Nobody is signed in.');
    const response = await send();
    if (response.status !== 401) return response;
    // The device's clock is late, or the session was ended from elsewhere.
    const renewed = await session(true);
    // What one administrator wanted is not done in the name of another.
    if (renewed?.user.id !== ownerOf(authorization)) return response;
    headers.set('Authorization', `Bearer ${renewed?.access_token}`);
    return send();
  };

  const supabase = createClient<Database>(url, key, {
    auth: {
      storageKey: SESSION_KEY,
      // What a link brings is taken out of the address before the client is built: see `readLink`.
      detectSessionInUrl: false,
    },
    global: {
      fetch: (input, init) =>
        (isOfAccounts(String(input)) ? authFetch.fetch : databaseFetch)(input, init),
    },
  });
  const { auth } = supabase;
  // Every query asks for the session first, and would wait there for as long as there is no network to renew it by.
  const getSession = auth.getSession.bind(auth);
  auth.getSession = () => authFetch.unlessStuck(getSession());

  const session = async (isRefused = false) => {
    const { data } = await (isRefused
      ? authFetch.unlessStuck(auth.refreshSession())
      : auth.getSession());
    // The account client keeps a session as long as its clock runs, though the servers want it no more, and tells nobody.
    if (isRefused && !data.session) onRefused();
    return data.session;
  };

  return {
    supabase,
    url,
    key,
    session,
    doubt: onDoubt,
    post: (path, { accessToken, body }) =>
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

/** Waits this long, or until the network may be back: then it resolves to true. */
function pause(ms: number): Promise<boolean> {
  return new Promise((resolve) => {
    const over = new AbortController();
    const { signal } = over;
    const end = (isHope: boolean) => {
      over.abort();
      clearTimeout(timer);
      resolve(isHope);
    };
    const timer = setTimeout(() => end(false), ms);
    addEventListener('online', () => end(true), { signal });
    document.addEventListener(
      'visibilitychange',
      () => document.visibilityState === 'visible' && end(true),
      { signal },
    );
  });
}
