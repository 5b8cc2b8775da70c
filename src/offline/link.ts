import { BACKOFF_CAP_MS } from '../lib/backoff';
import { flag, maybe, nullable, number, object, oneOf, type ShapeOf } from '../lib/shape';
import type { ReadTx, WriteTx } from './connection';

/** How long the server is left alone that has a trouble of its own, or refuses the app's key. */
export const HOLD_MS = 15 * 60_000;
/** A sender that takes no step for this long is frozen or dead. A request is given up after 15 s, which is a step. */
export const LEASE_MS = 20_000;
/** A stored time further ahead than any wait of ours was written by another clock setting. */
const ABSURD_MS = BACKOFF_CAP_MS + 60_000;

/** What set a flush going. */
export type Trigger = 'submit' | 'online' | 'visible' | 'manual' | 'start' | 'sync' | 'timer';

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

/** Whether a stored time has come. One beyond every wait of ours counts as come: the clock was set back. */
export function hasCome(time: number, now: number): boolean {
  return time <= now || time > now + ABSURD_MS;
}

/** When the next attempt of any kind may be made; `now` or earlier if at once. */
export function openFrom(link: LinkState, now: number, trigger: Trigger): number {
  const times = [link.pausedUntil, link.hold?.until ?? 0];
  // A new submission may knock once even if the link failed a moment ago: somebody is waiting for the answer.
  if (trigger !== 'submit') times.push(link.until);
  return Math.max(0, ...times.filter((time) => !hasCome(time, now)));
}

/** Whether a waiting or held entry should be tried. */
export function isDue(
  state: { dueAt: number; round?: number | undefined },
  link: LinkState,
  now: number,
) {
  return hasCome(state.dueAt, now) || (state.round !== undefined && state.round < link.round);
}

/** Administrators' changes have a link of their own: whatever becomes of a token must not stop visitors' submissions. */
export const STAFF_LINK = 'changes-link';

/** What is known of the link; anything unreadable counts as nothing known. */
export async function readLink(tx: ReadTx | WriteTx, key = 'link'): Promise<LinkState> {
  const stored = await tx.objectStore('meta').get(key);
  return isLink(stored) ? stored : FRESH_LINK;
}
