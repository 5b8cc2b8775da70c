import { randomUUID } from 'node:crypto';
import type { PGlite } from '@electric-sql/pglite';

type Fetch = (request: Request) => Promise<Response>;

const SIGN_UP = '/auth/v1/signup';
const RESEND = '/auth/v1/resend';
const TOO_MANY = 429;

/** An account that nobody has confirmed for a minute, taken out of the table. */
type Unconfirmed = { encrypted_password: string; data: unknown };

/**
 * Sends the confirmation message again, a minute after the last one, to whoever signs up again or asks for it. The
 * embedded account server only ever asks to wait. As with a hosted one, the first password stays, and what came with it:
 * the second sender may be a stranger, and what the database refuses would end the account.
 * @param db the embedded database
 */
export function withSignUpAgain(fetch: Fetch, db: PGlite): Fetch {
  return async (request) => {
    const { pathname } = new URL(request.url);
    if (request.method !== 'POST' || (pathname !== SIGN_UP && pathname !== RESEND)) {
      return fetch(request);
    }
    const asked = await bodyOf(request.clone());
    const refusal = await fetch(request);
    const email = typeof asked?.email === 'string' ? asked.email.toLowerCase() : undefined;
    const isSignUp = pathname === SIGN_UP || asked?.type === 'signup';
    if (refusal.status !== TOO_MANY || email === undefined || !isSignUp) return refusal;
    const account = await takeUnconfirmed(db, email);
    if (!account) return refusal;

    const headers = new Headers(request.headers);
    headers.delete('content-length');
    // The password is never used: the first one is put back below.
    const body = JSON.stringify({ data: account.data, email, password: randomUUID() });
    const answer = await fetch(
      new Request(new URL(SIGN_UP, request.url), { method: 'POST', headers, body }),
    );
    await db.query('update auth.users set encrypted_password = $1 where email = $2', [
      account.encrypted_password,
      email,
    ]);
    return pathname === RESEND && answer.ok ? Response.json({}) : answer;
  };
}

async function takeUnconfirmed(db: PGlite, email: string): Promise<Unconfirmed | undefined> {
  const { rows } = await db.query<Unconfirmed>(
    `delete from auth.users
      where email = $1 and confirmed_at is null and confirmation_sent_at < now() - interval '1 minute'
      returning encrypted_password, raw_user_meta_data as data`,
    [email],
  );
  return rows[0];
}

async function bodyOf(request: Request): Promise<{ email?: unknown; type?: unknown } | undefined> {
  try {
    const body: unknown = await request.json();
    return typeof body === 'object' && body !== null ? body : undefined;
  } catch {
    return undefined;
  }
}
