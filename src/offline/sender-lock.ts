import type { Clock } from '../device/clock';
import type { LocksLike } from '../device/locks';
import { number, object } from '../lib/shape';
import type { ReadTx, WriteTx } from './connection';
import { LEASE_MS } from './link';

/** Looked at several times, so that a device waking from sleep doesn't take one look for the whole wait. */
const LOOKS = 4;

/** The right to send; `lost` when it was taken away. */
export type Held = { readonly lost: boolean };

type SenderLockEnv = {
  locks: LocksLike | undefined;
  lock: string;
  clock: Clock;
  /** A text that changes with every step of whoever holds the lock. */
  heartbeat(): Promise<string>;
};

/**
 * Runs `task` as the only sender across tabs and worker, and waits for that right.
 *
 * A page that is frozen keeps its lock, and all others would wait for ever: so a waiter watches the holder's
 * heartbeat and, when it stands still, steals the lock. The robbed may then still be sending; ids make that harmless.
 * @returns once the task has ended, or `signal` was aborted while waiting
 */
export async function withSenderLock(
  { locks, lock, clock, heartbeat }: SenderLockEnv,
  task: (held: Held) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  if (signal.aborted) return;
  if (!locks) return task({ lost: false });

  const stale = new AbortController();
  const giveUp = () => stale.abort();
  signal.addEventListener('abort', giveUp);
  const stopWatching = watch(clock, heartbeat, giveUp);
  let entered = false;
  const enter = () => {
    entered = true;
    stopWatching();
  };
  try {
    await hold(locks, lock, { signal: stale.signal }, task, enter);
  } catch (error) {
    if (entered || !stale.signal.aborted) throw error;
    if (!signal.aborted) await hold(locks, lock, { steal: true }, task, enter);
  } finally {
    stopWatching();
    signal.removeEventListener('abort', giveUp);
  }
}

async function hold(
  locks: LocksLike,
  name: string,
  options: { signal: AbortSignal } | { steal: true },
  task: (held: Held) => Promise<void>,
  enter: () => void,
): Promise<void> {
  const held = { lost: false };
  let running: Promise<void> | undefined;
  try {
    await locks.request(name, options, () => {
      enter();
      running = task(held);
      return running;
    });
  } catch (error) {
    if (!running) throw error;
    // Robbed: the browser no longer waits for the task, but we do. (Or the task failed: then this throws that.)
    held.lost = true;
    await running;
  }
}

/** Calls back when the heartbeat has stood still for as long as a lease lasts. Returns a function that ends the watch. */
function watch(clock: Clock, heartbeat: () => Promise<string>, onStale: () => void): () => void {
  let last: string | undefined;
  let unchanged = 0;
  let stopped = false;
  let cancel = () => {};

  function look() {
    heartbeat().then(compare, again);
  }
  function compare(now: string) {
    unchanged = now === last ? unchanged + 1 : 0;
    last = now;
    if (unchanged < LOOKS) again();
    else if (!stopped) onStale();
  }
  // Also after a failure: storage that can't be read says nothing about the holder.
  function again() {
    if (!stopped) cancel = clock.setTimer(look, LEASE_MS / LOOKS);
  }
  look();
  return () => {
    stopped = true;
    cancel();
  };
}

/** Who sends, and a beat that grows with each of its steps: if it stands still, the sender is frozen or dead. */
const isHeartbeat = object({ beat: number });

/** The heartbeat as a text to compare: a waiter only asks whether it has changed. */
export async function readHeartbeat(tx: ReadTx | WriteTx, key: string): Promise<string> {
  return JSON.stringify((await tx.objectStore('meta').get(key)) ?? null);
}

/** Renews the heartbeat, in the transaction of the step that it vouches for. */
export async function renewHeartbeat(tx: WriteTx, by: string, key: string): Promise<void> {
  const meta = tx.objectStore('meta');
  const last = await meta.get(key);
  await meta.put({ by, beat: isHeartbeat(last) ? last.beat + 1 : 1 }, key);
}
