import { createStore } from 'zustand/vanilla';
import { type Connection, type DeviceEnv, StorageError } from './connection';
import { FRESH_LINK, readLink, STAFF_LINK } from './link-state';
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
export const REARM_MS = 1_000;
/** Storage that could not be read is looked at again: what waits in it must not wait for a tap. */
const LOOK_AGAIN_MS = 60_000;

type MonitorEnv = Pick<DeviceEnv, 'clock' | 'channel'> & {
  connection: Connection;
  status: StatusStore;
};

export type Monitor = ReturnType<typeof createMonitor>;

/** Keeps what is published in step with what is stored, whoever changes it. */
export function createMonitor(env: MonitorEnv) {
  const { connection, clock, channel, status } = env;
  const list = createStore<OutboxList>(() => ({ kind: 'loading' }));
  let links = { link: FRESH_LINK, staffLink: FRESH_LINK };
  let items = new Map<number, Item>();
  /** What is to be read anew; `undefined`: all. */
  let stale: Set<number> | undefined;
  let failure: unknown;
  let reading: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  let isStarted = false;
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
      links = { link, staffLink };
      publish(contentsOf(items.values()));
    } catch (error) {
      failure = error;
      stale = undefined;
      const problem = error instanceof StorageError ? error.problem : 'unavailable';
      list.setState({ kind: 'failed' }, true);
      status.setState({ storage: problem === 'quota' ? 'unavailable' : problem });
      if (isStarted) stopLookingAgain = clock.setTimer(() => void refresh(), LOOK_AGAIN_MS);
    }
  }

  function publish(contents: OutboxContents) {
    list.setState({ kind: 'ready', ...contents }, true);
    status.setState((before) => ({
      ...statusOf(contents, links.link, links.staffLink),
      // That reading works says nothing of writing.
      storage: before.storage === 'unwritable' ? 'unwritable' : 'ok',
      changes: before.changes + 1,
    }));
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
    /** What was read last of the links. */
    links: () => links,
    /** Whether flushes may begin by timer. */
    isStarted: () => isStarted,
    /** Begins to listen to the others. */
    start() {
      isStarted = true;
      stopListening = channel?.listen((seqs) => void reread(seqs)) ?? stopListening;
      return refresh();
    },
    stop() {
      isStarted = false;
      stopLookingAgain();
      stopListening();
    },
  };
}
