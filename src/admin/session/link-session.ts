import { maybe, nullable, object, text } from '../../lib/shape';
import type { Who } from './state';

/** The session that a link has brought, not yet taken into this browser. */
export type LinkSession = { who: Who; accessToken: string; refreshToken: string };

export type LinkAnswer =
  | { kind: 'found'; session: LinkSession }
  | { kind: 'refused' }
  | { kind: 'unreachable' };

const isAnswer = object({
  access_token: text,
  refresh_token: text,
  user: object({ id: text, email: maybe(nullable(text)) }),
});

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
    const { status } = response;
    if (status >= 400 && status < 500 && !UNDECIDED.has(status)) return { kind: 'refused' };
    const answer: unknown = await response.json();
    if (!response.ok || !isAnswer(answer)) return { kind: 'unreachable' };
    const { id, email } = answer.user;
    return {
      kind: 'found',
      session: {
        who: { id, email: email ?? '' },
        accessToken: answer.access_token,
        refreshToken: answer.refresh_token,
      },
    };
  } catch {
    return { kind: 'unreachable' };
  }
}
