import { AuthClient } from '@supabase/auth-js';
import { PostgrestClient } from '@supabase/postgrest-js';
import type { Database } from '../remote/database.generated';
import { createAuthFetch } from './session/auth-fetch';
import { createDevice, SESSION_KEY } from './session/device';

/** The database and its accounts as somebody of the staff reaches them. */
export type StaffClient = {
  auth: InstanceType<typeof AuthClient>;
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
  const { fetch: authFetch, unlessStuck } = createAuthFetch({
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

  const rest = new PostgrestClient<Database>(`${url}/rest/v1`, {
    headers,
    retry: false,
    async fetch(input, init) {
      const send = (token: string) => {
        const withToken = new Headers(init?.headers);
        withToken.set('Authorization', `Bearer ${token}`);
        return fetch(input, { ...init, headers: withToken, cache: 'no-store' });
      };
      const { data } = await unlessStuck(auth.getSession());
      if (!data.session) throw new TypeError('Nobody is signed in.');
      const response = await send(data.session.access_token);
      if (response.status !== 401) return response;
      // The device's clock is late, or the session was ended from elsewhere.
      const renewed = await unlessStuck(auth.refreshSession());
      if (renewed.data.session) return send(renewed.data.session.access_token);
      onRefused();
      return response;
    },
  });
  return { auth, rest };
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
