import { object, text } from '../../lib/shape';
import { isDecision } from './auth-fetch';
import { readTokens, type SessionTokens } from './session-store';

/** The contents of a link from one of our e-mails. */
export type MailLink =
  | { kind: 'none' }
  | UsableLink
  /** The link is too old, not whole, or was never ours. */
  | { kind: 'refused'; isExpired: boolean; invitation?: string | undefined };

/** Only the account server knows whose a link is, and whether it is valid. */
export type UsableLink = { purpose: Purpose; invitation?: string | undefined } & (
  | {
      /** Opens a session once, when it is handed to the account server. */
      kind: 'unused';
      tokenHash: string;
      type: string;
      /** Whose it is, as the link says. */
      email: string | undefined;
    }
  /** The account server's own link, which it has used up for somebody's session. */
  | { kind: 'session'; refreshToken: string }
);

/** What a link is for. */
export type Purpose = 'verify' | 'sign-in' | 'recovery';

/** The types of links whose receiver has no password yet, or has forgotten it. */
const WITHOUT_PASSWORD = ['recovery', 'invite'];

/** The types of links that confirm an address. */
const CONFIRMING = ['signup', 'email_change'];

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
 * Reads what the link brought. It comes after the `#`, which no server sees, and works on a device other than the one
 * that requested it. What comes before it, or is meant for one browser (`?code=`), opens nothing.
 */
export function readLink({ hash, search }: { hash: string; search: string }): MailLink {
  const behind = new URLSearchParams(hash.replace(/^#/, ''));
  const query = new URLSearchParams(search);
  if (!BROUGHT.some((name) => behind.has(name) || query.has(name))) return { kind: 'none' };

  const invitation = (query.get(INVITATION) ?? invitationIn(behind.get('next'))) || undefined;
  const type = behind.get('type');
  const tokenHash = behind.get('token_hash');
  if (tokenHash && type) {
    const purpose = WITHOUT_PASSWORD.includes(type) ? 'recovery' : openedBy(type);
    const email = behind.get('email') ?? undefined;
    return { kind: 'unused', purpose, tokenHash, type, email, invitation };
  }
  const refreshToken = behind.get('refresh_token');
  if (behind.get('access_token') && refreshToken) {
    const purpose = type === 'recovery' ? 'recovery' : openedBy(type);
    return { kind: 'session', purpose, refreshToken, invitation };
  }
  const code = behind.get('error_code') ?? query.get('error_code');
  return { kind: 'refused', isExpired: code === 'otp_expired', invitation };
}

const openedBy = (type: string | null): Purpose =>
  type !== null && CONFIRMING.includes(type) ? 'verify' : 'sign-in';

/** The code in the address to which the message was to lead, as whoever asked for it said. */
function invitationIn(next: string | null): string | null {
  return next !== null && URL.canParse(next) ? new URL(next).searchParams.get(INVITATION) : null;
}

export type LinkAnswer =
  /** The session is not stored in this browser yet. */
  | { kind: 'found'; session: SessionTokens }
  /** A new address is confirmed from the old one as well, or the other way round. */
  | { kind: 'halfway' }
  | { kind: 'refused' }
  | { kind: 'unreachable' };

const isHalfway = object({ msg: text });

/**
 * Asks the account server whose session a link opens. What the link says about its owner doesn't count: anybody can
 * combine somebody else's name with their own token.
 * @param ask hands the link's token to the account server without involving the account client
 */
export async function openLink(ask: () => Promise<Response>): Promise<LinkAnswer> {
  try {
    const response = await ask();
    if (response.status >= 400 && isDecision(response.status)) return { kind: 'refused' };
    const answer: unknown = response.ok && (await response.json());
    const session = readTokens(answer);
    if (session) return { kind: 'found', session };
    return { kind: isHalfway(answer) ? 'halfway' : 'unreachable' };
  } catch {
    return { kind: 'unreachable' };
  }
}
