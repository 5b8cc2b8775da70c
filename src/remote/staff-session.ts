import { number, object, parsed, type ShapeOf, text } from '../lib/shape';
import { readStored, writeStored } from '../lib/stored-text';
import type { Settings } from './post';
import { SESSION_KEY } from './staff-key';

const isSession = object({
  access_token: text,
  refresh_token: text,
  /** In seconds. */
  expires_at: number,
  user: object({ id: text }),
});
type Session = ShapeOf<typeof isSession>;

const readSession = () => parsed(readStored(SESSION_KEY), isSession);

/** A token must last until the request arrives. */
const MARGIN_MS = 10_000;
/** Nobody's enquiry waits longer for a token. */
const PATIENCE_MS = 5_000;
/** After a failure, what else is due goes out without a token, and at once. */
const PAUSE_MS = 60_000;

type Env = Settings & { fetch?: typeof globalThis.fetch; now?: () => number };

/**
 * Creates a function that returns an account's token, if that account is signed in on this device: the stored one or,
 * once that has expired, a renewed one. It never throws, and gives up soon: the public key delivers as well.
 */
export function createStaffTokens({ url, key, fetch = globalThis.fetch, now = Date.now }: Env) {
  let notBefore = 0;
  let renewing: Promise<Session | undefined> | undefined;

  const isLive = ({ expires_at }: Session) => expires_at * 1000 > now() + MARGIN_MS;

  async function renew({ refresh_token }: Session): Promise<Session | undefined> {
    try {
      const response = await fetch(`${url}/auth/v1/token?grant_type=refresh_token`, {
        method: 'POST',
        headers: { apikey: key, 'Content-Type': 'application/json' },
        body: JSON.stringify({ refresh_token }),
        redirect: 'error',
        cache: 'no-store',
        credentials: 'omit',
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      const answer = await response.text();
      const session = parsed(answer, isSession);
      // Somebody has signed out, or another tab was quicker.
      if (!session || readSession()?.refresh_token !== refresh_token) return readSession();
      writeStored(SESSION_KEY, answer);
      return session;
    } catch {
      return undefined;
    }
  }

  return async (account: string, mayRenew = true): Promise<string | undefined> => {
    let session = readSession();
    if (session?.user.id !== account) return undefined;
    if (!isLive(session)) {
      if (!mayRenew || now() < notBefore) return undefined;
      renewing ??= renew(session).finally(() => {
        renewing = undefined;
      });
      session = await renewing;
      if (!session || !isLive(session)) notBefore = now() + PAUSE_MS;
    }
    return session?.user.id === account && isLive(session) ? session.access_token : undefined;
  };
}

let ofPage: ReturnType<typeof createStaffTokens> | undefined;

/** Returns the page's only such function: of two, one would renew with a token that the other has used up. */
export function staffTokens(settings: Settings): ReturnType<typeof createStaffTokens> {
  ofPage ??= createStaffTokens(settings);
  return ofPage;
}
