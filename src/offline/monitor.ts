import { type Connection, StorageError } from './connection';
import type { ChannelLike, Clock } from './env';
import type { Rows } from './rows';
import { LEASE_MS } from './schedule';
import type { StatusStore } from './status';
import { survey } from './survey';

/** A flush that could do nothing must not be started again at once, for ever. */
const REARM_MS = 1_000;
/** Storage that could not be read is looked at again: what waits in it must not wait for a tap. */
const LOOK_AGAIN_MS = 60_000;

type MonitorEnv = {
  connection: Connection;
  rows: Rows;
  clock: Clock;
  channel: ChannelLike | undefined;
  status: StatusStore;
  /** With locks one can queue up behind a sender; without, one looks again when it should have ended. */
  canQueue: boolean;
  isRunning(): boolean;
  /** No flush by timer before this (milliseconds since 1970). */
  notBefore(): number;
  /** Called when something is due by itself. */
  onDue(): void;
};

export type Monitor = {
  /** Something was changed here: tells the others, and reads anew. */
  changed(): void;
  /** Reads anew; ends when what it read is no older than the call. */
  refresh(): Promise<void>;
  /** Calls back after each reading. Returns a function that ends it. */
  onRefresh(listener: () => void): () => void;
  /** Begins to listen to the others and to start flushes by timer. */
  start(): Promise<void>;
  stop(): void;
};

/** Keeps the status store and the timer in step with the stored rows, whoever changes them. */
export function createMonitor(env: MonitorEnv): Monitor {
  const { connection, clock, channel, status } = env;
  const listeners = new Set<() => void>();
  let reading: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  let armed = false;
  let stopTimer = () => {};
  let stopListening = () => {};
  /** Unreadable records by kind: the indexes count them, but nothing will become of them. */
  let unreadable = new Map<unknown, number>();

  async function read() {
    try {
      const { link, wakeAt, ...found } = await connection.read((tx) => survey(tx, clock.now()));
      const count = (kind: 'waiting' | 'sending' | 'held' | 'parked') =>
        Math.max(0, found[kind] - (unreadable.get(kind) ?? 0));
      const waiting = count('waiting');
      const behind = link.hold !== null;
      status.setState((before) => ({
        ...found,
        waiting: behind ? 0 : waiting,
        sending: count('sending'),
        held: count('held') + (behind ? waiting : 0),
        trouble: behind ? 'broken' : link.busy ? 'busy' : undefined,
        parked: count('parked'),
        unreadable: [...unreadable.values()].reduce((sum, n) => sum + n, 0),
        nextAt: wakeAt,
        // That reading works says nothing of writing.
        storage: before.storage === 'unwritable' ? 'unwritable' : 'ok',
        changes: before.changes + 1,
      }));
      arm(wakeAt, count('sending') > 0);
    } catch (error) {
      const problem = error instanceof StorageError ? error.problem : 'unavailable';
      status.setState({ storage: problem === 'quota' ? 'unavailable' : problem });
      stopTimer();
      if (armed) stopTimer = clock.setTimer(() => void refresh(), LOOK_AGAIN_MS);
    }
    for (const listener of listeners) listener();
  }

  function arm(wakeAt: number | undefined, sending: boolean) {
    stopTimer();
    if (!armed || env.isRunning()) return;
    const waits =
      wakeAt === undefined
        ? []
        : [Math.max(REARM_MS, Math.max(wakeAt, env.notBefore()) - clock.now())];
    // Somebody else sends: stand by, in case it ends without finishing.
    if (sending) waits.push(env.canQueue ? REARM_MS : LEASE_MS);
    if (waits.length) stopTimer = clock.setTimer(env.onDue, Math.min(...waits));
  }

  /** One reading at a time, and at most one behind it for all that changed meanwhile. */
  function refresh(): Promise<void> {
    if (!reading) {
      reading = read().finally(() => {
        reading = undefined;
      });
      return reading;
    }
    next ??= reading.then(() => {
      next = undefined;
      return refresh();
    });
    return next;
  }

  return {
    changed() {
      channel?.post();
      void refresh();
    },
    refresh,
    onRefresh(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async start() {
      armed = true;
      stopListening = channel?.listen(() => void refresh()) ?? stopListening;
      try {
        const found = await env.rows.list();
        unreadable = new Map();
        for (const { kind } of found.unreadable) {
          unreadable.set(kind, (unreadable.get(kind) ?? 0) + 1);
        }
      } catch {
        // The refresh that follows says what is wrong with the storage.
      }
      await refresh();
    },
    stop() {
      armed = false;
      stopTimer();
      stopListening();
    },
  };
}
