import { BACKOFF_CAP_MS, backoff } from '../lib/backoff';
import type { WriteTx } from './connection';
import type { LinkState } from './link-state';
import type { Outcome } from './outcome';

/** How long the server is left alone that has a trouble of its own, or refuses the app's key. */
export const HOLD_MS = 15 * 60_000;
/** A sender that takes no step for this long is frozen or dead. A request is given up after 15 s, which is a step. */
export const LEASE_MS = 20_000;
/** A stored time further ahead than any wait of ours was written by another clock setting. */
const ABSURD_MS = BACKOFF_CAP_MS + 60_000;

/** What set a flush going. */
export type Trigger = 'submit' | 'online' | 'visible' | 'manual' | 'start' | 'sync' | 'timer';

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

/** Whatever rings (online, visible, manual), all is tried anew only once in this time: a connection may flap. */
export const RESET_EVERY_MS = 2_000;

/**
 * When an entry is tried again. An entry that fails alone waits by its own attempts. One that failed with the link
 * waits no longer than the link's own failures ask for: one success makes all hopeful again.
 */
export function nextAttemptAt(
  outcome: Outcome & { kind: 'retry' },
  attempts: number,
  link: LinkState,
  now: number,
  random: () => number,
): number {
  if (outcome.retryAfterMs !== undefined)
    return now + Math.min(outcome.retryAfterMs, BACKOFF_CAP_MS);
  const failures = outcome.scope === 'entry' ? attempts : Math.min(attempts, link.failures);
  return now + backoff(failures, random);
}

/** Begins a new round, unless one began a moment ago. `thorough`: what the database refused as a whole as well. */
export function newRound(link: LinkState, now: number, thorough: boolean): LinkState | undefined {
  if (Math.abs(now - link.resetAt) < RESET_EVERY_MS) return undefined;
  return {
    ...link,
    failures: 0,
    round: link.round + 1,
    resetAt: now,
    until: 0,
    hold: thorough && link.hold ? { ...link.hold, until: now } : link.hold,
  };
}

/**
 * What an outcome tells about the link.
 * @param counts whether a failure counts; many entries failing in one flush are one failure of the link
 */
export function linkAfter(
  link: LinkState,
  outcome: Outcome,
  now: number,
  counts: boolean,
): LinkState {
  if (outcome.kind === 'hold' && outcome.scope === 'all') {
    return {
      ...link,
      hold: { why: 'configuration', since: link.hold?.since ?? now, until: now + HOLD_MS },
    };
  }
  if (outcome.kind !== 'retry') return answered(link, now);
  const { retryAfterMs } = outcome;
  const after = outcome.scope === 'entry' ? answered(link, now) : link;
  return {
    ...after,
    busy: outcome.why === 'busy',
    failures: after.failures + (outcome.scope === 'link' && counts ? 1 : 0),
    pausedUntil:
      retryAfterMs === undefined ? link.pausedUntil : now + Math.min(retryAfterMs, BACKOFF_CAP_MS),
  };
}

/** The link failed several times in a row: what is left of the flush waits. */
export function linkTired(link: LinkState, now: number, random: () => number): LinkState {
  return { ...link, until: now + backoff(link.failures, random) };
}

/** The database itself answered: whatever failed on the link before is worth trying now. */
function answered(link: LinkState, now: number): LinkState {
  const round = link.failures > 0 ? newRound(link, now, false) : undefined;
  return { ...(round ?? link), failures: 0, until: 0, busy: false, hold: null };
}

export async function writeLink(tx: WriteTx, link: LinkState, key: string): Promise<void> {
  await tx.objectStore('meta').put(link, key);
}
