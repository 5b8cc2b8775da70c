import { createStore } from 'zustand/vanilla';
import { type Connection, type DeviceEnv, StorageError } from './connection';
import type { Live } from './entry';
import { isDue, LEASE_MS, type LinkState, openFrom, readLink, STAFF_LINK } from './link';
import type { StatusStore } from './status';
import {
  contentsOf,
  type Item,
  itemOf,
  type OutboxContents,
  type OutboxList,
  statusOf,
} from './status';

/** A flush that could do nothing must not be started again at once, for ever. */
const REARM_MS = 1_000;
/** Storage that could not be read is looked at again: what waits in it must not wait for a tap. */
const LOOK_AGAIN_MS = 60_000;

type MonitorEnv = Pick<DeviceEnv, 'clock' | 'channel' | 'locks'> & {
  connection: Connection;
  status: StatusStore;
};

/** What sends one kind of entry, as far as it is to be woken. */
export type Lane = {
  /** Those whose turn it is, now or later, and whether any is on its way. */
  look(contents: OutboxContents): { next: Live[]; isSending: boolean };
  isStaff?: boolean;
  /** Whether it may begin by itself: it does not run already, and is not put away. */
  isIdle(): boolean;
  /** Not by timer before this (milliseconds since 1970). */
  notBefore(): number;
  /** Called when something is due by itself. */
  onDue(): void;
};

export type Monitor = ReturnType<typeof createMonitor>;

/** Keeps what is published, and the timers, in step with what is stored, whoever changes it. */
export function createMonitor(env: MonitorEnv) {
  const { connection, clock, channel, status } = env;
  const list = createStore<OutboxList>(() => ({ kind: 'loading' }));
  /** What wakes each lane next. */
  const timers = new Map<Lane, () => void>();
  let items = new Map<number, Item>();
  /** What is to be read anew; `undefined`: all. */
  let stale: Set<number> | undefined;
  let failure: unknown;
  let reading: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  let armed = false;
  let stopLookingAgain = () => {};
  let stopListening = () => {};

  async function read() {
    const seqs = stale;
    stale = new Set();
    stopLookingAgain();
    try {
      const [records, link, staffLink] = await connection.read((tx) => {
        const entries = tx.objectStore('entries');
        return Promise.all([
          seqs ? Promise.all([...seqs].map((seq) => entries.get(seq))) : entries.getAll(),
          readLink(tx),
          readLink(tx, STAFF_LINK),
        ]);
      });
      failure = undefined;
      const read = records.flatMap((record) => (record ? itemOf(record) : []));
      if (!seqs) items = new Map();
      for (const item of read) items.set(item.seq, item);
      for (const seq of seqs ?? []) if (!read.some((item) => item.seq === seq)) items.delete(seq);
      publish(contentsOf(items.values()), link, staffLink);
    } catch (error) {
      failure = error;
      stale = undefined;
      const problem = error instanceof StorageError ? error.problem : 'unavailable';
      list.setState({ kind: 'failed' }, true);
      status.setState({ storage: problem === 'quota' ? 'unavailable' : problem });
      if (armed) stopLookingAgain = clock.setTimer(() => void refresh(), LOOK_AGAIN_MS);
    }
  }

  function publish(contents: OutboxContents, link: LinkState, staffLink: LinkState) {
    list.setState({ kind: 'ready', ...contents }, true);
    const wakeAts = [...timers.keys()].map((lane) => {
      const { next, isSending } = lane.look(contents);
      const wakeAt = wakeAtOf(next, lane.isStaff ? staffLink : link, clock.now());
      arm(lane, wakeAt, isSending);
      return wakeAt;
    });
    status.setState((before) => ({
      ...statusOf(contents, link, staffLink),
      // The submissions' lane is the first.
      nextAt: wakeAts[0],
      // That reading works says nothing of writing.
      storage: before.storage === 'unwritable' ? 'unwritable' : 'ok',
      changes: before.changes + 1,
    }));
  }

  function arm(lane: Lane, wakeAt: number | undefined, isSending: boolean) {
    timers.get(lane)?.();
    if (!armed || !lane.isIdle()) return;
    const waits: number[] = [];
    if (wakeAt !== undefined) {
      waits.push(Math.max(REARM_MS, Math.max(wakeAt, lane.notBefore()) - clock.now()));
    }
    // Somebody else sends: stand by, in case it ends without finishing. With locks one can queue up behind it; without, one
    // looks again when it should have ended.
    if (isSending) waits.push(env.locks ? REARM_MS : LEASE_MS);
    if (waits.length) timers.set(lane, clock.setTimer(lane.onDue, Math.min(...waits)));
  }

  /** One reading at a time, and at most one behind it for all that changed meanwhile. */
  function readSoon(): Promise<void> {
    if (!reading) {
      reading = read().finally(() => {
        reading = undefined;
      });
      return reading;
    }
    next ??= reading.then(() => {
      next = undefined;
      return readSoon();
    });
    return next;
  }

  /** Reads all anew; ends when what it read is no older than the call. */
  function refresh(): Promise<void> {
    stale = undefined;
    return readSoon();
  }

  function reread(seqs?: number[]): Promise<void> {
    stale = seqs && stale && new Set([...stale, ...seqs]);
    return readSoon();
  }

  return {
    /** The entries on this device, published with every change, wherever that happens. */
    list,
    /** These were changed here, or any if nothing is said: tells the others, and ends when it is published. */
    changed(seqs?: number[]) {
      channel?.post(seqs);
      return reread(seqs);
    },
    refresh,
    /** Ends when all that this context knows to have changed is published. Where nobody tells, all has to be looked at. */
    catchUp: () => reread(channel && []),
    /** Reads all anew. @throws a `StorageError` */
    async read(): Promise<OutboxContents> {
      await refresh();
      const found = list.getState();
      if (found.kind !== 'ready') throw failure;
      return found;
    },
    /** Finds an entry as it was read last. */
    find: (seq: number) => items.get(seq),
    /** Wakes this one as well whenever something of its own is due. */
    wake(lane: Lane) {
      timers.set(lane, () => {});
    },
    /** Begins to listen to the others and to start flushes by timer. */
    start() {
      armed = true;
      stopListening = channel?.listen((seqs) => void reread(seqs)) ?? stopListening;
      return refresh();
    },
    stop() {
      armed = false;
      for (const stopTimer of timers.values()) stopTimer();
      stopLookingAgain();
      stopListening();
    },
  };
}

/** When a flush should begin by itself, if anything waits for one. */
function wakeAtOf(next: Live[], link: LinkState, now: number): number | undefined {
  const times = next.flatMap(({ state }) => {
    if (!('dueAt' in state)) return [];
    return isDue(state, link, now) ? now : state.dueAt;
  });
  return times.length ? Math.max(Math.min(...times), openFrom(link, now, 'timer')) : undefined;
}
