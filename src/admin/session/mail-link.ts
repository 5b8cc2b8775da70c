import { readTokens, type SessionTokens } from './session-store';

/** What the address of a link in one of our e-mails contains. */
export type MailLink =
  | { kind: 'none' }
  /** Somebody's session. Only the account server can say whose, and whether it is valid. */
  | { kind: 'session'; purpose: Purpose; refreshToken: string }
  /** It was used already, is too old, or was never ours. */
  | { kind: 'refused'; isExpired: boolean };

/** What a link is for. */
export type Purpose = 'verify' | 'recovery';

/** What an account server may put into a link. None of it may stay in the address. */
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
 * server sees, so that a link also works on a device other than the one that requested it. This site doesn't request
 * other forms (`?code=`, `token_hash`): they open nothing.
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
  /** Not stored in this browser yet. */
  { kind: 'found'; session: SessionTokens } | { kind: 'refused' } | { kind: 'unreachable' };

/** Statuses that decide nothing: the next answer may be different. */
const UNDECIDED = new Set([408, 425, 429]);

/**
 * Asks the account server whose session a link contains. What the link itself says about its owner doesn't count:
 * anybody can combine an access token that names somebody else with their own refresh token.
 * @param renew exchanges the link's refresh token without involving the account client
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
