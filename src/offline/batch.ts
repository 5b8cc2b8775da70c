import type { Clock } from '../device/clock';
import type { Due, Leases } from './leases';
import { hasCome, LEASE_MS } from './link';
import type { LinkState } from './link-state';
import type { Outcome } from './outcome';
import type { SenderLock } from './sender-lock';

/** A request times out after this; the whole answer must have arrived by then. */
const ATTEMPT_TIMEOUT_MS = 15_000;

export type AttemptEnv<Parcel> = {
  clock: Clock;
  deliver(parcel: Parcel, signal: AbortSignal): Promise<Outcome>;
};

/**
 * Makes one attempt that ends in time whatever `deliver` does. After a timeout or an abort by `signal`, the row may
 * still have been stored.
 */
export function attempt<Parcel>(
  { clock, deliver }: AttemptEnv<Parcel>,
  parcel: Parcel,
  signal: AbortSignal,
  timeoutMs = ATTEMPT_TIMEOUT_MS,
  scope: 'link' | 'entry' = 'link',
): Promise<Outcome> {
  return new Promise((resolve) => {
    const request = new AbortController();
    const end = (outcome: Outcome) => {
      stopTimer();
      signal.removeEventListener('abort', cut);
      resolve(outcome);
    };
    const giveUp = (why: string) => {
      end({ kind: 'retry', scope, mayBeStored: true, why });
      request.abort();
    };
    const cut = () => giveUp('interrupted');
    const stopTimer = clock.setTimer(() => giveUp('no answer in time'), timeoutMs);
    signal.addEventListener('abort', cut);
    if (signal.aborted) return cut();
    deliver(parcel, request.signal).then(end, (error) => giveUp(String(error)));
  });
}

/** Concurrent requests. */
const IN_FLIGHT = 6;
/** Concurrent requests while the link looks broken: two, so that a hanging one doesn't block the other. */
const IN_FLIGHT_PROBING = 2;
/** After this many link failures in a row, the rest waits for later. */
const FAILURES_IN_A_ROW = 3;
/** The lock is released after this, for whoever waits for it. */
const BATCH_MS = 60_000;

type BatchEnv<Parcel> = AttemptEnv<Parcel> & {
  leases: Leases<Parcel>;
  /** How long an attempt may take if the parcel is large. */
  patienceMs?: ((parcel: Parcel) => number | undefined) | undefined;
  newId(): string;
  /** Called after each stored change with the changed `seq`s; without them any entry may have changed. */
  onChange(seqs?: number[]): void;
};

type BatchOptions = {
  held: SenderLock;
  /** One failed attempt is enough to tell that the link is still broken. */
  probing: boolean;
  /** Rings when something may have become due: a new entry, a tap on "send now". */
  wake: Signal;
  /** Aborted when the page goes away: running requests are aborted and no new entry is leased. */
  signal: AbortSignal;
};

/** Sends what is due, longest due first, and what becomes due in the meantime. Needs the sender's lock. */
export async function sendDue<Parcel>(env: BatchEnv<Parcel>, options: BatchOptions): Promise<void> {
  const { clock, deliver, leases, newId, onChange } = env;
  const { held, wake, signal } = options;
  let { probing } = options;
  const inFlight = new Set<Promise<void>>();
  let inARow = 0;
  let stopped = false;
  let failure: unknown;
  let due: Due[] = [];
  let link: LinkState | undefined;
  const startedAt = clock.now();

  async function send(seq: number, parcel: Parcel, token: string) {
    const outcome = await attemptPatiently(parcel);
    if (signal.aborted && outcome.kind === 'retry') {
      await leases.release(seq, token);
    } else {
      const failed = outcome.kind === 'retry' && outcome.scope === 'link';
      inARow = failed ? inARow + 1 : 0;
      if (!failed) probing = false;
      // Entries that fail together count as one link failure; a probe counts as none.
      const settled = await leases.settle(seq, parcel, token, outcome, inARow === 1 && !probing);
      ({ link } = settled);
      if (settled.isRestored) onChange();
      if (outcome.kind === 'hold' && outcome.scope === 'all') stopped = true;
      if (!hasCome(link.pausedUntil, clock.now())) stopped = true;
      if (inARow >= (probing ? 1 : FAILURES_IN_A_ROW)) stopped = true;
    }
    onChange([seq]);
  }

  /** Gives a large parcel more time, and says meanwhile that this sender is alive. */
  async function attemptPatiently(parcel: Parcel): Promise<Outcome> {
    const patienceMs = env.patienceMs?.(parcel);
    if (!patienceMs) return attempt({ clock, deliver }, parcel, signal);
    let stopTimer = () => {};
    const beatLater = () => {
      stopTimer = clock.setTimer(() => {
        beatLater();
        void leases.beat().catch(() => undefined);
      }, LEASE_MS / 2);
    };
    beatLater();
    const outcome = await attempt({ clock, deliver }, parcel, signal, patienceMs, 'entry');
    stopTimer();
    return outcome;
  }

  const isInTime = () => Math.abs(clock.now() - startedAt) < BATCH_MS;
  const mayTake = () => isInTime() && !held.lost && !signal.aborted && !stopped && !failure;

  /** Leases and sends the next due entry; returns `false` if there is none. */
  async function takeNext(): Promise<boolean> {
    if (due.length === 0) ({ due, link } = await leases.readDue());
    const next = due.shift();
    if (!next) return false;
    const token = newId();
    const parcel = await leases.take(next, token);
    if (!parcel) return true;
    onChange([next.seq]);
    const sending: Promise<void> = send(next.seq, parcel, token)
      .catch((error) => {
        failure = error;
      })
      .finally(() => inFlight.delete(sending));
    inFlight.add(sending);
    return true;
  }

  for (;;) {
    wake.clear();
    let more = true;
    while (more && mayTake() && inFlight.size < room()) more = await takeNext();
    if (inFlight.size === 0 && !(more && mayTake())) break;
    await Promise.race([...inFlight, ...(more || !mayTake() ? [] : [wake.wait()])]);
  }
  if (inARow >= FAILURES_IN_A_ROW && !signal.aborted) await leases.rest();
  if (failure) throw failure;

  function room() {
    const doubtful = inARow > 0 || probing || (link && (link.failures > 0 || link.hold !== null));
    return doubtful ? IN_FLIGHT_PROBING : IN_FLIGHT;
  }
}

/** A latch: `ring` releases everybody who waits, and everybody who waits later, until `clear`. */
type Signal = { ring(): void; wait(): Promise<void>; clear(): void };

export function createSignal(): Signal {
  let rung = false;
  let waiting: (() => void)[] = [];
  return {
    ring() {
      rung = true;
      const released = waiting;
      waiting = [];
      for (const release of released) release();
    },
    wait: () => (rung ? Promise.resolve() : new Promise((resolve) => waiting.push(resolve))),
    clear() {
      rung = false;
    },
  };
}
