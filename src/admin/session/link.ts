/** What a link out of one of our e-mails brings along in its address. */
export type Link =
  | { kind: 'none' }
  /** It was good: whoever opened it can read that mailbox. */
  | { kind: 'session'; purpose: Purpose; accessToken: string; refreshToken: string }
  /** It was used already, is too old, or was never ours. */
  | { kind: 'refused'; isExpired: boolean };

type Purpose = 'verify' | 'recovery';

/**
 * Reads what the account server adds to the address that a link leads to. The tokens come behind the `#`, which no
 * server sees, so that a link also works on another device than the one that asked for it.
 */
export function readLink({ hash, search }: { hash: string; search: string }): Link {
  const behind = new URLSearchParams(hash.replace(/^#/, ''));
  const accessToken = behind.get('access_token');
  const refreshToken = behind.get('refresh_token');
  if (accessToken && refreshToken) {
    const purpose = behind.get('type') === 'recovery' ? 'recovery' : 'verify';
    return { kind: 'session', purpose, accessToken, refreshToken };
  }
  const query = new URLSearchParams(search);
  const code = behind.get('error_code') ?? query.get('error_code');
  const isRefused = code ?? behind.get('error') ?? query.get('error');
  return isRefused ? { kind: 'refused', isExpired: code === 'otp_expired' } : { kind: 'none' };
}
