import type { LinkState } from './link-state';
import type { Outcome } from './outcome';

/** The wait after the first failure; it doubles with each further one. */
const BACKOFF_BASE_MS = 2_000;
/** The longest wait: a quarter of an hour after the network is back, everything has been tried. */
export const BACKOFF_CAP_MS = 15 * 60_000;
/** Full jitter may pick a value near zero; this keeps a fast failure from becoming a busy loop. */
const BACKOFF_FLOOR_MS = 200;

/**
 * Returns how long to wait after a number of failures: exponential backoff with full jitter, so that phones that lost
 * the same network don't all come back at the same time.
 * @param failures at least 1
 * @param random a number in [0, 1)
 */
export function backoff(failures: number, random: () => number): number {
  const ceiling = Math.min(BACKOFF_CAP_MS, BACKOFF_BASE_MS * 2 ** Math.max(0, failures - 1));
  return Math.max(BACKOFF_FLOOR_MS, Math.round(random() * ceiling));
}

/** How long to leave a server alone that has a problem of its own or refuses the app's key. */
export const HOLD_MS = 15 * 60_000;
/** A sender without a step for this long is frozen or dead. A request times out after 15 s, which counts as a step. */
export const LEASE_MS = 20_000;
/** A stored time further ahead than any of our waits was written under another clock setting. */
const ABSURD_MS = BACKOFF_CAP_MS + 60_000;

/** What started a flush. */
export type Trigger = 'submit' | 'online' | 'visible' | 'manual' | 'start' | 'sync' | 'timer';

/** Whether a stored time has come. A time beyond any of our waits counts too, since the clock was set back, and so does one that is not a number. */
export function hasCome(time: number, now: number): boolean {
  return !(time > now && time <= now + ABSURD_MS);
}

/** Returns when the next attempt of any kind may be made; `now` or earlier means at once. */
export function openFrom(link: LinkState, now: number, trigger: Trigger): number {
  const times = [link.pausedUntil, link.hold?.until ?? 0];
  // A new submission gets one attempt even if the link just failed: somebody is waiting for the answer.
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

/** Events such as `online` and `visible` start at most one new round in this time: a connection may flap. */
export const RESET_EVERY_MS = 2_000;

/**
 * Returns when an entry is tried again. An entry that failed alone backs off by its own attempts. One that failed with
 * the link backs off by the link's failures at most: after one success, every entry is worth trying again.
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

/** Starts a new round, unless one just started. `thorough` also ends the wait after a refusal of the whole app. */
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
 * Returns the link's state after an outcome.
 * @param counts whether a failure counts; many entries that fail in one flush are one failure of the link
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
      hold: { since: link.hold?.since ?? now, until: now + HOLD_MS },
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

/** Makes the rest of the flush wait after several link failures in a row. */
export function linkTired(link: LinkState, now: number, random: () => number): LinkState {
  return { ...link, until: now + backoff(link.failures, random) };
}

/** The database itself answered: entries that failed with the link are worth trying now. */
function answered(link: LinkState, now: number): LinkState {
  const round = link.failures > 0 ? newRound(link, now, false) : undefined;
  return { ...(round ?? link), failures: 0, until: 0, busy: false, hold: null };
}
