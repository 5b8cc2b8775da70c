import { maybe, nullable, object, oneOf, type ShapeOf, text } from '../lib/shape';
import { ask, type Database } from './post';

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

/**
 * Asks the database about a newsletter link.
 * @param subscribed the new setting; without it nothing is changed
 */
export async function askNewsletterLink(
  database: Database,
  token: string,
  subscribed: boolean | undefined,
): Promise<NewsletterLinkAnswer> {
  const path = 'rpc/use_newsletter_link';
  const standing = await ask(database, path, nullable(isStanding), { token, subscribed });
  if (standing === null) return { kind: 'unknown' };
  return standing ? { kind: 'known', standing } : { kind: 'no-answer' };
}
