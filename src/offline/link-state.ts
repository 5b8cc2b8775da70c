import { flag, maybe, nullable, number, object, type ShapeOf } from '../lib/shape';
import type { ReadTx, WriteTx } from './connection';

/** The state of the link to the database, shared by all tabs and the worker. */
export const isLink = object({
  /** How many flushes in a row the link failed in. */
  failures: number,
  /** Grows when everything should be tried again: entries that failed in an earlier round are then due. */
  round: number,
  /** When the last new round started. */
  resetAt: number,
  /** After failures in a row: no automatic flush before this. */
  until: number,
  /** The server asked us to wait: no attempt before this, whatever the trigger. */
  pausedUntil: number,
  /** The server asked us to wait because it is overloaded. */
  busy: maybe(flag),
  /** The database refuses the whole app. */
  hold: nullable(object({ since: number, until: number })),
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

/** Administrators' changes have their own link: a bad token must not stop visitors' submissions. */
export const STAFF_LINK = 'changes-link';

/** Reads the link's state; an unreadable record counts as a fresh link. */
export async function readLink(tx: ReadTx | WriteTx, key = 'link'): Promise<LinkState> {
  const stored = await tx.objectStore('meta').get(key);
  return isLink(stored) ? stored : FRESH_LINK;
}
