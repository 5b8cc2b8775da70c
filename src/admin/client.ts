import { createClient, type Session, type SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '../remote/database.generated';
import { type Offer, probeFactors } from './second-factor/probe';
import { createAuthFetch } from './session/auth-fetch';
import { createDevice, SESSION_KEY } from './session/device';
import { type LinkAnswer, openLink } from './session/link-session';
import { ownerOf } from './session/token';

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
  /**
   * Tells the account server that a session is over, if it can be told. By hand: the account client would write into the
   * log that there is no network.
   */
  revoke(accessToken: string): Promise<void>;
  /** Asks whose session a link has brought. By hand: the account client would keep it, and tell every tab. */
  openLink(refreshToken: string): Promise<LinkAnswer>;
  /** Whether the account server keeps second factors. */
  probeFactors(): Promise<Offer>;
};

type Place = {
  url: string;
  key: string;
  /** Called when the database no longer accepts the session, and it could not be renewed either. */
  onRefused(): void;
};

/** Builds the client; one a page, or two would refresh the same session against each other. */
export function createStaffClient({ url, key, onRefused }: Place): StaffClient {
  const device = createDevice(() => localStorage);
  const {
    fetch: authFetch,
    attempt,
    unlessStuck,
  } = createAuthFetch({
    fetch: (input, init) => fetch(input, init),
    setTimer(callback, ms) {
      const timer = setTimeout(callback, ms);
      return () => clearTimeout(timer);
    },
    onHope,
    isWanted: (refreshToken) => device.readKept()?.refreshToken === refreshToken,
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
        (isOfAccounts(String(input)) ? authFetch : databaseFetch)(input, init),
    },
  });
  const { auth } = supabase;
  // Every query asks for the session first, and would wait there for as long as there is no network to renew it by.
  const getSession = auth.getSession.bind(auth);
  auth.getSession = () => unlessStuck(getSession());

  const session = async (isRefused = false) => {
    const { data } = await (isRefused ? unlessStuck(auth.refreshSession()) : auth.getSession());
    // The account client keeps a session as long as its clock runs, though the servers want it no more, and tells nobody.
    if (isRefused && !data.session) onRefused();
    return data.session;
  };

  /** Asks the account server by hand. */
  const post = (send: typeof fetch, path: string, token?: string, body?: object) =>
    send(`${url}/auth/v1/${path}`, {
      method: 'POST',
      headers: {
        apikey: key,
        ...(token && { Authorization: `Bearer ${token}` }),
        ...(body && { 'Content-Type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
  return {
    supabase,
    url,
    key,
    session,
    async revoke(accessToken) {
      await post(authFetch, 'logout?scope=local', accessToken);
    },
    openLink: (refreshToken) =>
      openLink(() =>
        post(attempt, 'token?grant_type=refresh_token', undefined, { refresh_token: refreshToken }),
      ),
    probeFactors: () =>
      probeFactors(async () => {
        const tokens = await session();
        if (!tokens) throw new TypeError('Nobody is signed in.');
        return post(attempt, 'factors', tokens.access_token, {});
      }),
  };
}

const isOfAccounts = (url: string) => url.includes('/auth/v1/');

function onHope(listener: () => void): () => void {
  const look = () => document.visibilityState === 'visible' && listener();
  addEventListener('online', listener);
  document.addEventListener('visibilitychange', look);
  return () => {
    removeEventListener('online', listener);
    document.removeEventListener('visibilitychange', look);
  };
}
