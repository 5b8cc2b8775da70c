import { maybe, nullable, object, oneOf, type ShapeOf, text } from '../lib/shape';
import { post, type Settings } from './post';

const isStanding = object({
  state: oneOf('active', 'left', 'pending'),
  since: nullable(text),
  address: text,
  /** The slug of the property whose changes are told; missing for the newsletter. */
  property: maybe(text),
});

/** The subscription that a link belongs to; the database masks the address. */
export type Standing = ShapeOf<typeof isStanding>;

export type NewsletterLinkAnswer =
  | { kind: 'known'; standing: Standing }
  /** The link doesn't exist, or no longer does. */
  | { kind: 'unknown' }
  /** Our database didn't answer: no network, or a server problem. */
  | { kind: 'no-answer' };

const TIMEOUT_MS = 15_000;

/**
 * Asks the database about a newsletter link.
 * @param subscribed the new setting; without it nothing is changed
 */
export async function askNewsletterLink(
  database: Settings,
  token: string,
  subscribed: boolean | undefined,
): Promise<NewsletterLinkAnswer> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const body = { token, subscribed };
    const response = await post(database, 'rpc/use_newsletter_link', body, { signal });
    return response.status === 200 ? readStanding(await response.json()) : { kind: 'no-answer' };
  } catch {
    return { kind: 'no-answer' };
  }
}

/** Parses the answer. A captive portal answers 200 to anything, but not in this shape. */
export function readStanding(answer: unknown): NewsletterLinkAnswer {
  if (answer === null) return { kind: 'unknown' };
  return isStanding(answer) ? { kind: 'known', standing: answer } : { kind: 'no-answer' };
}
