import type { AuthChangeEvent, Session } from '@supabase/supabase-js';
import { RENEWAL_MS, type SessionStore } from './session-store';

/**
 * Remembers the token that the account server has just issued: on a device whose clock is fast it looks expired at once,
 * and would be renewed without end.
 * @param now milliseconds on a clock that nobody sets, as `performance.now()`
 */
export function createNewToken(store: Pick<SessionStore, 'readKept'>, now: () => number) {
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
