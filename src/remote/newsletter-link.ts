import { nullable, object, oneOf, type ShapeOf, text } from '../lib/shape';
import { post, type Settings } from './post';

const isStanding = object({
  state: oneOf('active', 'left', 'pending'),
  since: nullable(text),
  address: text,
});

/** How the subscriber with a link stands; the address is masked by the database. */
export type Standing = ShapeOf<typeof isStanding>;

export type NewsletterLinkAnswer =
  | { kind: 'known'; standing: Standing }
  /** There is no such link, or not any more. */
  | { kind: 'unknown' }
  /** No answer of our database: no network, or trouble of ours. */
  | { kind: 'no-answer' };

const TIMEOUT_MS = 15_000;

/**
 * Asks the database about a link of the newsletter.
 * @param subscribed what it is to be from now on; nothing is changed without it
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

/** A hotspot answers 200 to anything, but not with these words. */
export function readStanding(answer: unknown): NewsletterLinkAnswer {
  if (answer === null) return { kind: 'unknown' };
  return isStanding(answer) ? { kind: 'known', standing: answer } : { kind: 'no-answer' };
}
