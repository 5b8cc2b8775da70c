import { PostgrestClient } from '@supabase/postgrest-js';
import type { Database } from '../remote/database.generated';
import type { Settings } from '../remote/post';
import type { AccountClient, AccountEnv } from './account-client';
import { createAuthFetch } from './session/auth-fetch';
import { type LiveSession, sessionStore } from './session/session-store';

/** Access to the database and the account server for the staff. */
export type StaffClient = ReturnType<typeof createStaffClient>;

type Place = Settings & {
  onAuthEvent: AccountEnv['onAuthEvent'];
  /** Called when the database no longer accepts the session, and it could not be renewed either. */
  onRefused(): void;
  /** Called when the signed-in user may no longer be an administrator. */
  onDoubt(): void;
};

/** Creates the client. Use only one per page: two would compete to renew the same session. */
export function createStaffClient({ url, key, onAuthEvent, onRefused, onDoubt }: Place) {
  const authFetch = createAuthFetch({
    pause,
    isWanted: (refreshToken) => sessionStore.readKept()?.refreshToken === refreshToken,
  });

  let loading: Promise<AccountClient> | undefined;

  /** @throws if its script can't be loaded; the next call tries again */
  function account(): Promise<AccountClient> {
    loading ??= import('./account-client').then(({ createAccountClient }) =>
      createAccountClient({
        url,
        key,
        authFetch,
        onAuthEvent,
      }),
    );
    loading.catch(() => {
      loading = undefined;
    });
    return loading;
  }

  /**
   * Returns the session with a valid token; null if nobody is signed in.
   * @param isRefused whether the database has refused the last token, whatever this device's clock says
   * @throws TypeError if the token has expired and can't be renewed without a network
   */
  async function session(isRefused = false): Promise<LiveSession | null> {
    const live = isRefused ? undefined : sessionStore.readLive(Date.now());
    if (live) return live;
    const { auth, readNewToken } = await account();
    const issued = isRefused ? undefined : readNewToken();
    if (issued) return issued;
    const { data } = await (isRefused
      ? authFetch.unlessStuck(auth.refreshSession())
      : auth.getSession());
    // The account client keeps a session until it expires, even if the servers refuse it, and reports nothing.
    if (isRefused && !data.session) onRefused();
    return data.session;
  }

  async function databaseFetch(...[input, init]: Parameters<typeof fetch>): Promise<Response> {
    const headers = new Headers(init?.headers);
    const send = (token: string) => {
      headers.set('Authorization', `Bearer ${token}`);
      return fetch(input, {
        ...init,
        headers,
        cache: 'no-store',
        credentials: 'omit',
        redirect: 'error',
      });
    };
    const now = await session();
    // With the public key alone the database would answer as to an anonymous visitor.
    if (!now) throw new TypeError('Nobody is signed in.');
    const response = await send(now.access_token);
    if (response.status !== 401) return response;
    // The device's clock is slow, or the session was ended elsewhere.
    const renewed = await session(true);
    // Never sends one administrator's request as another.
    return renewed?.user.id === now.user.id ? send(renewed.access_token) : response;
  }

  return {
    /** The database. Its queries are sent with the signed-in person's token, never without one. */
    database: new PostgrestClient<Database>(`${url}/rest/v1`, {
      headers: { apikey: key },
      schema: 'public',
      fetch: databaseFetch,
    }),
    /** The whole client, which knows accounts and what the server pushes: no list needs it to be shown. */
    account,
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
