/** What a link out of one of our e-mails brings along in its address. */
export type Link =
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
export function readLink({ hash, search }: { hash: string; search: string }): Link {
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
