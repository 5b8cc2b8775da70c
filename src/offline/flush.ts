import { createSignal } from '../lib/signal';
import { sendDue } from './batch';
import type { Connection, DeviceEnv, Stored } from './connection';
import type { Queued } from './entry';
import { createLeases } from './leases';
import { hasCome, LEASE_MS, openFrom, type Trigger } from './link';
import type { Monitor } from './monitor';
import type { Outcome } from './outcome';
import type { Policy } from './policy';
import { withSenderLock } from './sender-lock';
import type { StatusStore } from './status';

/** What sending shares with the rest of the outbox. */
export type SendingParts = FlushEnv & {
  monitor: Monitor;
  status: StatusStore;
  /** Stores a new record; returns its `seq` once it is on the disk. @throws a `StorageError` */
  add(record: Stored): Promise<number>;
  /** For the error log. */
  report(error: unknown): void;
};

export type FlushEnv = Pick<DeviceEnv, 'clock' | 'newId' | 'random' | 'locks'> & {
  connection: Connection;
  /** After each stored change, with the `seq` of what has changed; without, it may be any. */
  onChange(seqs?: number[]): void;
  /** When nothing is left to do now: time to set the timer for what comes later. */
  onEnd(): void;
  /** The page is frozen or in the back/forward cache, or has stopped: nothing is sent. */
  isAway(): boolean;
};

/** Signs that the world may have changed, so that all is worth trying anew. A timer or a new entry is none. */
const HOPEFUL: readonly Trigger[] = ['online', 'visible', 'manual', 'start', 'sync'];
/** After these, also what the database refused as a whole: another release, or a person who knows better. */
const THOROUGH: readonly Trigger[] = ['manual', 'start'];

/** One flush at a time in this context, one sender at a time across all contexts. */
export function createFlush<E extends Queued, Parcel>(
  env: FlushEnv,
  policy: Policy<E, Parcel>,
  deliver: (parcel: Parcel, signal: AbortSignal) => Promise<Outcome>,
) {
  const { clock, locks, newId } = env;
  const { lock } = policy.names;
  const leases = createLeases({ ...env, now: clock.now, by: newId() }, policy);
  const wake = createSignal();
  let life = new AbortController();
  let again: Trigger | undefined;
  let running: Promise<void> | undefined;
  let stopRetrigger = () => {};

  const batchEnv = { ...env, leases, deliver };

  async function rouse(trigger: Trigger) {
    if (!HOPEFUL.includes(trigger)) return;
    const wait = await leases.newRound(THOROUGH.includes(trigger));
    stopRetrigger();
    // The last of a row of flaps must not be the one that is ignored.
    if (wait > 0) stopRetrigger = clock.setTimer(() => void run(trigger).catch(() => {}), wait);
    else wake.ring();
  }

  async function flush(first: Trigger) {
    for (let trigger = first; !life.signal.aborted; trigger = 'timer') {
      const { due, sending, link } = await leases.look();
      const now = clock.now();
      const isGone = (since: number) => locks !== undefined || Math.abs(now - since) > LEASE_MS;
      const mayTry = due.length > 0 && openFrom(link, now, trigger) <= now;
      if (!mayTry && !sending.some(({ since }) => isGone(since))) return;

      const probing = trigger === 'submit' && !hasCome(link.until, now);
      const { signal } = life;
      const task = async (held: { readonly lost: boolean }) => {
        // With the lock in hand, whatever is marked as on its way belongs to a sender that is gone.
        if (await leases.recover(isGone)) env.onChange();
        if (mayTry) await sendDue(batchEnv, { held, probing, wake, signal });
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

  /** Tries all that is due; ends when nothing is left to do now. Calls while it runs join it. */
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
    /** How many are still to be sent. */
    left: async () => (await leases.look()).left,
    /** Something may have become due. */
    wake: () => wake.ring(),
    /** Cuts what is on its way and lets go of the lock, at once. */
    cut() {
      stopRetrigger();
      life.abort();
    },
  };
}

/** Ends with the task or the signal, whichever is first: the lock must not outlive the page's last moment. */
function race(task: Promise<void>, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const cut = () => resolve();
    signal.addEventListener('abort', cut);
    task.then(resolve, reject).finally(() => signal.removeEventListener('abort', cut));
    if (signal.aborted) cut();
  });
}
