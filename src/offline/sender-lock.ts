import type { Clock } from '../device/clock';
import type { LocksLike } from '../device/locks';
import { LEASE_MS } from './link';

/** Checks per lease, so that a device waking from sleep doesn't mistake one check for the whole wait. */
const READS = 4;

/** The right to send; `lost` once another context has stolen it. */
export type SenderLock = { readonly lost: boolean };

type SenderLockEnv = {
  locks: LocksLike | undefined;
  lock: string;
  clock: Clock;
  /** Returns a text that changes with every step of the lock's holder. */
  heartbeat(): Promise<string>;
};

/**
 * Waits for the right to send, then runs `task` as the only sender across tabs and worker.
 *
 * A frozen page keeps its lock, and all others would wait forever. So a waiter watches the holder's heartbeat and
 * steals the lock once that stops. The old holder may still be sending; ids make that harmless.
 * @returns once the task has ended, or once `signal` aborts while waiting
 */
export async function withSenderLock(
  { locks, lock, clock, heartbeat }: SenderLockEnv,
  task: (held: SenderLock) => Promise<void>,
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
  task: (held: SenderLock) => Promise<void>,
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
    // The lock was stolen: the browser no longer waits for the task, but we do. (If the task failed, this rethrows.)
    held.lost = true;
    await running;
  }
}

/** Calls `onStale` when the heartbeat hasn't changed for a lease's length. Returns a function that ends the watch. */
function watch(clock: Clock, heartbeat: () => Promise<string>, onStale: () => void): () => void {
  let last: string | undefined;
  let unchanged = 0;
  let stopped = false;
  let cancel = () => {};

  function readHeartbeat() {
    heartbeat().then(compare, again);
  }
  function compare(now: string) {
    unchanged = now === last ? unchanged + 1 : 0;
    last = now;
    if (unchanged < READS) again();
    else if (!stopped) onStale();
  }
  // Runs after a failed read too: unreadable storage says nothing about the holder.
  function again() {
    if (!stopped) cancel = clock.setTimer(readHeartbeat, LEASE_MS / READS);
  }
  readHeartbeat();
  return () => {
    stopped = true;
    cancel();
  };
}
