import { createSignal, sendDue } from './batch';
import type { Connection, DeviceEnv } from './connection';
import type { Queued } from './entry';
import { createLeases } from './leases';
import { hasCome, LEASE_MS, openFrom, type Trigger } from './link';
import type { Monitor } from './monitor';
import type { Outcome } from './outcome';
import type { Policy } from './policy';
import { withSenderLock } from './sender-lock';

/** What the sending half shares with the rest of the outbox. */
export type SendingParts = FlushEnv & {
  monitor: Monitor;
  /** For the error log. */
  report(error: unknown): void;
};

export type FlushEnv = Pick<DeviceEnv, 'clock' | 'newId' | 'random' | 'locks'> & {
  connection: Connection;
  /** Called after each stored change with the changed `seq`s; without them any entry may have changed. */
  onChange(seqs?: number[]): void;
  /** Called when nothing is left to do now: time to set the timer for later. */
  onEnd(): void;
  /** Whether the page is frozen, in the back/forward cache or stopped, so that nothing is sent. */
  isAway(): boolean;
};

/** Triggers after which everything is worth trying again. A timer or a new entry is not one. */
const HOPEFUL: readonly Trigger[] = ['online', 'visible', 'manual', 'start', 'sync'];
/** Triggers that also end the wait after a refusal of the whole app: the release may be new, or a person asks. */
const THOROUGH: readonly Trigger[] = ['manual', 'start'];

/** One flush at a time in this context, one sender at a time across all contexts. */
export function createFlush<E extends Queued, Parcel>(
  env: FlushEnv,
  policy: Policy<E, Parcel>,
  deliver: (parcel: Parcel, signal: AbortSignal) => Promise<Outcome>,
) {
  const { clock, locks } = env;
  const { lock } = policy.names;
  const leases = createLeases(env, policy);
  const wake = createSignal();
  let life = new AbortController();
  let again: Trigger | undefined;
  let running: Promise<void> | undefined;
  let stopRetrigger = () => {};

  async function rouse(trigger: Trigger) {
    if (!HOPEFUL.includes(trigger)) return;
    const wait = await leases.newRound(THOROUGH.includes(trigger));
    stopRetrigger();
    // Don't lose the last of several flaps: run it once the pause is over.
    if (wait > 0) stopRetrigger = clock.setTimer(() => void run(trigger).catch(() => {}), wait);
    else wake.ring();
  }

  async function flush(first: Trigger) {
    for (let trigger = first; !life.signal.aborted; trigger = 'timer') {
      const { due, sending, link } = await leases.readDue();
      const now = clock.now();
      const isGone = (since: number) => locks !== undefined || Math.abs(now - since) > LEASE_MS;
      const mayTry = due.length > 0 && openFrom(link, now, trigger) <= now;
      if (!mayTry && !sending.some(({ since }) => isGone(since))) return;

      const probing = trigger === 'submit' && !hasCome(link.until, now);
      const { signal } = life;
      const task = async (held: { readonly lost: boolean }) => {
        // We hold the lock, so every entry marked as sending belongs to a sender that is gone.
        if (await leases.recover(isGone)) env.onChange();
        if (mayTry)
          await sendDue(
            { ...env, leases, deliver, patienceMs: policy.patienceMs },
            { held, probing, wake, signal },
          );
      };
      await withSenderLock(
        { locks, lock, clock, heartbeat: leases.heartbeat },
        (held) => race(task(held), signal),
        signal,
      );
    }
  }

  async function drain(first: Trigger) {
    for (let trigger: Trigger | undefined = first; trigger; trigger = again) {
      again = undefined;
      await flush(trigger);
    }
  }

  /** Tries everything that is due; resolves when nothing is left to do now. Calls during a run join it. */
  async function run(trigger: Trigger): Promise<void> {
    if (env.isAway()) return;
    if (life.signal.aborted) life = new AbortController();
    await rouse(trigger);
    if (running) {
      again = trigger;
      wake.ring();
      return running;
    }
    running = drain(trigger).finally(() => {
      running = undefined;
      env.onEnd();
    });
    return running;
  }

  return {
    run,
    isRunning: () => running !== undefined,
    /** Returns how many are still to be sent. */
    left: async () => (await leases.readDue()).left,
    /** Takes note of the database's epoch; returns whether anything has to be sent again. */
    follow: leases.follow,
    /** Tells a running flush that something may have become due. */
    wake: () => wake.ring(),
    /** Aborts running attempts and releases the lock at once. */
    cut() {
      stopRetrigger();
      life.abort();
    },
  };
}

/** Resolves with the task or the signal, whichever is first: the page must release the lock before it goes. */
function race(task: Promise<void>, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const cut = () => resolve();
    signal.addEventListener('abort', cut);
    task.then(resolve, reject).finally(() => signal.removeEventListener('abort', cut));
    if (signal.aborted) cut();
  });
}
