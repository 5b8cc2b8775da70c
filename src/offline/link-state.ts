import { flag, maybe, nullable, number, object, oneOf, type ShapeOf } from '../lib/shape';
import type { ReadTx, WriteTx } from './connection';

/** What is known about the link to the database, shared by all tabs and the worker. */
export const isLink = object({
  /** Flushes in a row in which the link failed. */
  failures: number,
  /** Grows when all should be tried anew; what failed in an earlier round is due. */
  round: number,
  /** When the last new round began. */
  resetAt: number,
  /** After failures in a row: no flush by itself before this. */
  until: number,
  /** The server asked for rest: nothing at all before this, whatever rings. */
  pausedUntil: number,
  /** The server asked for rest because it has too much to do. */
  busy: maybe(flag),
  /** The database refuses the app as a whole. */
  hold: nullable(object({ why: oneOf('configuration', 'version'), since: number, until: number })),
});
export type LinkState = ShapeOf<typeof isLink>;

export const FRESH_LINK: LinkState = {
  failures: 0,
  round: 0,
  resetAt: 0,
  until: 0,
  pausedUntil: 0,
  hold: null,
};

/** Administrators' changes have a link of their own: whatever becomes of a token must not stop visitors' submissions. */
export const STAFF_LINK = 'changes-link';

/** What is known of the link; anything unreadable counts as nothing known. */
export async function readLink(tx: ReadTx | WriteTx, key = 'link'): Promise<LinkState> {
  const stored = await tx.objectStore('meta').get(key);
  return isLink(stored) ? stored : FRESH_LINK;
}
