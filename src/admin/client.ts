import { AuthClient, type Session } from '@supabase/auth-js';
import { PostgrestClient } from '@supabase/postgrest-js';
import type { Database } from '../remote/database.generated';
import { type Offer, probeFactors } from './second-factor/probe';
import { createAuthFetch } from './session/auth-fetch';
import { createDevice, SESSION_KEY } from './session/device';
import { type LinkAnswer, openLink } from './session/link-session';

/** The database and its accounts as somebody of the staff reaches them. */
export type StaffClient = {
  auth: InstanceType<typeof AuthClient>;
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
  /** Speaks with the signed-in person's token, never without one; and tries once: what can't be had is shown, and asked for again. */
  rest: PostgrestClient<Database>;
};

type Place = {
  url: string;
  key: string;
  /** Called when the database no longer accepts the session, and it could not be renewed either. */
  onRefused(): void;
};

/** Builds the client; one a page, or two would refresh the same session against each other. */
export function createStaffClient({ url, key, onRefused }: Place): StaffClient {
  const headers = { apikey: key };
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
  const auth = new AuthClient({
    url: `${url}/auth/v1`,
    headers,
    storageKey: SESSION_KEY,
    fetch: authFetch,
    // What a link brings is taken out of the address before the client is built: see `readLink`.
    detectSessionInUrl: false,
  });

  const session = async (isRefused = false) => {
    const asked: Promise<{ data: { session: Session | null } }> = isRefused
      ? auth.refreshSession()
      : auth.getSession();
    const { session } = (await unlessStuck(asked)).data;
    // The account client keeps a session as long as its clock runs, though the servers want it no more, and tells nobody.
    if (isRefused && !session) onRefused();
    return session;
  };

  const rest = new PostgrestClient<Database>(`${url}/rest/v1`, {
    headers,
    retry: false,
    async fetch(input, init) {
      const send = (token: string) => {
        const withToken = new Headers(init?.headers);
        withToken.set('Authorization', `Bearer ${token}`);
        return fetch(input, { ...init, headers: withToken, cache: 'no-store' });
      };
      const tokens = await session();
      if (!tokens) throw new TypeError('Nobody is signed in.');
      const response = await send(tokens.access_token);
      if (response.status !== 401) return response;
      // The device's clock is late, or the session was ended from elsewhere.
      const renewed = await session(true);
      return renewed ? send(renewed.access_token) : response;
    },
  });
  const revoke = async (accessToken: string) => {
    const authorization = { ...headers, Authorization: `Bearer ${accessToken}` };
    await authFetch(`${url}/auth/v1/logout?scope=local`, {
      method: 'POST',
      headers: authorization,
    });
  };
  const openOf = (refreshToken: string) =>
    openLink(() =>
      attempt(`${url}/auth/v1/token?grant_type=refresh_token`, {
        method: 'POST',
        headers: { ...headers, 'Content-Type': 'application/json' },
        body: JSON.stringify({ refresh_token: refreshToken }),
      }),
    );
  const probe = () =>
    probeFactors(async () => {
      const tokens = await session();
      if (!tokens) throw new TypeError('Nobody is signed in.');
      return attempt(`${url}/auth/v1/factors`, {
        method: 'POST',
        headers: {
          ...headers,
          Authorization: `Bearer ${tokens.access_token}`,
          'Content-Type': 'application/json',
        },
        body: '{}',
      });
    });
  return { auth, rest, session, revoke, openLink: openOf, probeFactors: probe };
}

function onHope(listener: () => void): () => void {
  const look = () => document.visibilityState === 'visible' && listener();
  addEventListener('online', listener);
  document.addEventListener('visibilitychange', look);
  return () => {
    removeEventListener('online', listener);
    document.removeEventListener('visibilitychange', look);
  };
}
