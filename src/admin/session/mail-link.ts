import { readTokens, type SessionTokens } from './session-store';

/** What a link out of one of our e-mails brings along in its address. */
export type MailLink =
  | { kind: 'none' }
  /** Somebody's session. Whose, and whether it is good, only the account server can say. */
  | { kind: 'session'; purpose: Purpose; refreshToken: string }
  /** It was used already, is too old, or was never ours. */
  | { kind: 'refused'; isExpired: boolean };

/** What a link is for. */
export type Purpose = 'verify' | 'recovery';

/** What some account server puts into some link. None of it may stay in the address. */
const BROUGHT = [
  'access_token',
  'refresh_token',
  'provider_token',
  'code',
  'token',
  'token_hash',
  'error',
  'error_code',
];

/**
 * Reads what the account server adds to the address that a link leads to. The tokens come behind the `#`, which no
 * server sees, so that a link also works on another device than the one that asked for it. Other forms (`?code=`,
 * `token_hash`) are not asked for by this site: they open nothing.
 */
export function readLink({ hash, search }: { hash: string; search: string }): MailLink {
  const behind = new URLSearchParams(hash.replace(/^#/, ''));
  const query = new URLSearchParams(search);
  if (!BROUGHT.some((name) => behind.has(name) || query.has(name))) return { kind: 'none' };

  const refreshToken = behind.get('refresh_token');
  if (behind.get('access_token') && refreshToken) {
    const purpose = behind.get('type') === 'recovery' ? 'recovery' : 'verify';
    return { kind: 'session', purpose, refreshToken };
  }
  const code = behind.get('error_code') ?? query.get('error_code');
  return { kind: 'refused', isExpired: code === 'otp_expired' };
}

export type LinkAnswer =
  /** Nothing of it is kept in this browser yet. */
  { kind: 'found'; session: SessionTokens } | { kind: 'refused' } | { kind: 'unreachable' };

/** Statuses that decide nothing: asked again, the answer may be another one. */
const UNDECIDED = new Set([408, 425, 429]);

/**
 * Asks the account server whose session a link has brought. What the link itself says of its owner is not asked:
 * anybody can write an access token that names somebody else, to be renewed with a refresh token of their own.
 * @param renew exchanges the link's refresh token, without telling the account client of it
 */
export async function openLink(renew: () => Promise<Response>): Promise<LinkAnswer> {
  try {
    const response = await renew();
    const { ok, status } = response;
    if (status >= 400 && status < 500 && !UNDECIDED.has(status)) return { kind: 'refused' };
    const session = readTokens(await response.json());
    return ok && session ? { kind: 'found', session } : { kind: 'unreachable' };
  } catch {
    return { kind: 'unreachable' };
  }
}
