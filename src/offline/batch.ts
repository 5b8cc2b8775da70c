import type { Signal } from '../lib/signal';
import { attempt } from './attempt';
import type { Claims } from './claims';
import type { Clock } from './env';
import type { Failure } from './outcome';
import { hasCome, type Link } from './schedule';
import type { Held } from './sender-lock';

/** Requests on their way at once. */
const IN_FLIGHT = 6;
/** As long as the link looks broken: two, so that one that hangs doesn't stop the other. */
const IN_FLIGHT_PROBING = 2;
/** After so many failures of the link in a row the rest stays for later. */
export const FAILURES_IN_A_ROW = 3;
/** The lock is given back after this, for whoever waits. */
export const BATCH_MS = 60_000;

/** As much of an outcome as matters for the rest of the batch. */
export type Ended =
  | Failure
  | { kind: 'hold'; scope: 'all' | 'entry' }
  | { kind: 'delivered' | 'closed' | 'conflict' | 'rejected' };

export type BatchEnv<Taken extends { seq: number }, Result extends Ended> = {
  clock: Clock;
  deliver(taken: Taken, signal: AbortSignal): Promise<Result>;
  claims: Claims<Taken, Result>;
  newToken(): string;
  /** After each stored change. */
  onChange(): void;
};

type BatchOptions = {
  held: Held;
  /** One attempt is enough to tell that the link is still broken. */
  probing: boolean;
  /** Rings when something may have become due: a new entry, a tap on "send now". */
  wake: Signal;
  /** Aborted when the page goes away: requests are cut, nothing more is claimed. */
  signal: AbortSignal;
};

/** Sends what is due, the oldest first, and what becomes due meanwhile. Needs the sender's lock. */
export async function sendDue<Taken extends { seq: number }, Result extends Ended>(
  env: BatchEnv<Taken, Result>,
  options: BatchOptions,
): Promise<void> {
  const { clock, deliver, claims, newToken, onChange } = env;
  const { held, wake, signal } = options;
  let { probing } = options;
  const inFlight = new Set<Promise<void>>();
  let inARow = 0;
  let expired = false;
  let stopped = false;
  let failure: unknown;
  let due: number[] | undefined;
  let link: Link | undefined;
  const stopTimer = clock.setTimer(() => {
    expired = true;
  }, BATCH_MS);

  async function send(entry: Taken, token: string) {
    const outcome: Result | Failure = await attempt({ clock, deliver }, entry, signal);
    if (signal.aborted && outcome.kind === 'retry') {
      await claims.release(entry.seq, token);
    } else {
      const failed = outcome.kind === 'retry' && outcome.scope === 'link';
      inARow = failed ? inARow + 1 : 0;
      if (!failed) probing = false;
      // Many failing together are one failure of the link, and a knock out of turn is none.
      link = await claims.settle(entry, token, outcome, inARow === 1 && !probing);
      if (outcome.kind === 'hold' && outcome.scope === 'all') stopped = true;
      if (!hasCome(link.pausedUntil, clock.now())) stopped = true;
      if (inARow >= (probing ? 1 : FAILURES_IN_A_ROW)) stopped = true;
    }
    onChange();
  }

  const mayClaim = () => !held.lost && !signal.aborted && !expired && !stopped && !failure;

  /** Claims the next that is due; `false` if there is none. */
  async function claimNext(): Promise<boolean> {
    if (!due?.length) {
      const found = await claims.work();
      due = found.due;
      link = found.link;
    }
    const seq = due.shift();
    if (seq === undefined) return false;
    const token = newToken();
    const entry = await claims.claim(seq, token);
    if (!entry) return true;
    onChange();
    const sending: Promise<void> = send(entry, token)
      .catch((error) => {
        failure = error;
      })
      .finally(() => inFlight.delete(sending));
    inFlight.add(sending);
    return true;
  }

  try {
    for (;;) {
      wake.clear();
      let more = true;
      while (more && mayClaim() && inFlight.size < room()) more = await claimNext();
      if (inFlight.size === 0 && !(more && mayClaim())) break;
      await Promise.race([...inFlight, ...(more || !mayClaim() ? [] : [wake.wait()])]);
    }
    if (inARow >= FAILURES_IN_A_ROW && !signal.aborted) await claims.rest();
    if (failure) throw failure;
  } finally {
    stopTimer();
  }

  function room() {
    const doubtful = inARow > 0 || probing || (link && (link.failures > 0 || link.hold !== null));
    return doubtful ? IN_FLIGHT_PROBING : IN_FLIGHT;
  }
}
