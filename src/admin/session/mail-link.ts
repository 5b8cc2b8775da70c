import { isDecision } from './auth-fetch';
import { readTokens, type SessionTokens } from './session-store';

/** The contents of a link from one of our e-mails. */
export type MailLink =
  | { kind: 'none' }
  /** Somebody's session. Only the account server knows whose it is, and whether it is valid. */
  | { kind: 'session'; purpose: Purpose; refreshToken: string; invitation?: string | undefined }
  /** The link was already used, is too old, or was never ours. */
  | { kind: 'refused'; isExpired: boolean; invitation?: string | undefined };

/** What a link is for. */
export type Purpose = 'verify' | 'recovery';

/** The parameter of our own: the code of an invitation to the team. */
export const INVITATION = 'invitation';

/** The parameters that an account server may put into a link. None may stay in the address. */
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
 * Reads what the account server added to the link's address. The tokens come after the `#`, which no server sees, so a
 * link also works on a device other than the one that requested it. This site doesn't request the other forms
 * (`?code=`, `token_hash`): they open nothing.
 */
export function readLink({ hash, search }: { hash: string; search: string }): MailLink {
  const behind = new URLSearchParams(hash.replace(/^#/, ''));
  const query = new URLSearchParams(search);
  if (!BROUGHT.some((name) => behind.has(name) || query.has(name))) return { kind: 'none' };

  const invitation = query.get(INVITATION) ?? undefined;
  const refreshToken = behind.get('refresh_token');
  if (behind.get('access_token') && refreshToken) {
    const purpose = behind.get('type') === 'recovery' ? 'recovery' : 'verify';
    return { kind: 'session', purpose, refreshToken, invitation };
  }
  const code = behind.get('error_code') ?? query.get('error_code');
  return { kind: 'refused', isExpired: code === 'otp_expired', invitation };
}

export type LinkAnswer =
  /** The session is not stored in this browser yet. */
  { kind: 'found'; session: SessionTokens } | { kind: 'refused' } | { kind: 'unreachable' };

/**
 * Asks the account server whose session a link contains. What the link says about its owner doesn't count: anybody can
 * combine an access token that names somebody else with their own refresh token.
 * @param renew exchanges the link's refresh token without involving the account client
 */
export async function openLink(renew: () => Promise<Response>): Promise<LinkAnswer> {
  try {
    const response = await renew();
    if (response.status >= 400 && isDecision(response.status)) return { kind: 'refused' };
    const session = response.ok && readTokens(await response.json());
    return session ? { kind: 'found', session } : { kind: 'unreachable' };
  } catch {
    return { kind: 'unreachable' };
  }
}
