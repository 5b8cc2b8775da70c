import { createStore } from 'zustand/vanilla';
import { type Connection, type DeviceEnv, StorageError } from './connection';
import { FRESH_LINK, readLink, STAFF_LINK } from './link-state';
import {
  contentsOf,
  INITIAL_STATUS,
  type Item,
  isIn,
  itemOf,
  type OutboxContents,
  type OutboxContentsState,
  type OutboxStatus,
  statusOf,
} from './status';

/** Keeps a flush that could do nothing from restarting in an endless loop. */
export const REARM_MS = 1_000;
/** Without a signal the code can't be loaded, and trying every second would drain the battery. */
export const LOAD_AGAIN_MS = 30_000;
/** Unreadable storage is read again after this, so that waiting entries don't depend on a tap. */
const READ_AGAIN_MS = 60_000;

type MonitorEnv = Pick<DeviceEnv, 'clock' | 'channel'> & { connection: Connection };

export type Monitor = ReturnType<typeof createMonitor>;

/** Publishes what is stored, and keeps it current whichever tab or worker changes it. */
export function createMonitor(env: MonitorEnv) {
  const { connection, clock, channel } = env;
  const status = createStore<OutboxStatus>(() => INITIAL_STATUS);
  const contentsStore = createStore<OutboxContentsState>(() => ({ kind: 'loading' }));
  let links = { link: FRESH_LINK, staffLink: FRESH_LINK };
  let items = new Map<number, Item>();
  /** The entries to read again; `undefined` means all. */
  let stale: Set<number> | undefined;
  let failure: unknown;
  let reading = Promise.resolve();
  let next: Promise<void> | undefined;
  let isStarted = false;
  let cancelReadAgain = () => {};
  let stopListening = () => {};

  async function readAgain() {
    const seqs = stale;
    stale = new Set();
    cancelReadAgain();
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
      const contents = contentsOf(items.values());
      contentsStore.setState({ kind: 'ready', ...contents }, true);
      status.setState(({ storage, changes }) => ({
        ...statusOf(contents, link, staffLink),
        // A successful read says nothing about writing.
        storage: storage === 'unwritable' ? 'unwritable' : 'ok',
        changes: changes + 1,
      }));
    } catch (error) {
      failure = error;
      stale = undefined;
      const problem = error instanceof StorageError ? error.problem : 'unavailable';
      contentsStore.setState({ kind: 'failed' }, true);
      status.setState({ storage: problem === 'quota' ? 'unavailable' : problem });
      if (isStarted) cancelReadAgain = clock.setTimer(() => void refresh(), READ_AGAIN_MS);
    }
  }

  /**
   * Reads these entries again (if omitted: everything); resolves once what was read is no older than the call. Reads run
   * one at a time, the next one for everything that changed in the meantime.
   */
  function refresh(seqs?: number[]): Promise<void> {
    stale = seqs && stale && new Set([...stale, ...seqs]);
    next ??= reading.then(() => {
      next = undefined;
      const read = readAgain();
      // A subscriber that throws must not end all later reads.
      reading = read.catch(() => undefined);
      return read;
    });
    return next;
  }

  /** Tells the other contexts that these entries changed here, or any if omitted; resolves once that is published. */
  function changed(seqs?: number[]): Promise<void> {
    channel?.post(seqs);
    return refresh(seqs);
  }

  return {
    /** The entries on this device, published on every change from any tab or worker. */
    contents: contentsStore,
    /** What the interface shows of them. */
    status,
    changed,
    /** Writes what stands beside the entries, and tells whoever shows it. */
    note: (work: Parameters<Connection['write']>[0]) =>
      connection.write(work).then(() => changed([])),
    refresh: () => refresh(),
    /** Resolves once all known changes are published. Reads everything if there is no channel to report changes. */
    catchUp: () => refresh(channel && []),
    /** Reads everything again. @throws a `StorageError` */
    async readContents(): Promise<OutboxContents> {
      await refresh();
      const found = contentsStore.getState();
      if (found.kind !== 'ready') throw failure;
      return found;
    },
    /** Returns the records that the database of the site does not have yet, as last read. */
    unsent: () =>
      [...items.values()].flatMap(({ record }) => (isIn(record, 'delivered') ? [] : record)),
    /** Returns an entry as last read. */
    find: (seq: number) => items.get(seq),
    /** Returns a link as last read. */
    link: (key: string) => (key === STAFF_LINK ? links.staffLink : links.link),
    /** Whether timers may start flushes. */
    isStarted: () => isStarted,
    /** Starts listening to the other tabs and the worker. */
    start() {
      isStarted = true;
      stopListening = channel?.listen((seqs) => void refresh(seqs)) ?? stopListening;
      return refresh();
    },
    stop() {
      isStarted = false;
      cancelReadAgain();
      stopListening();
    },
  };
}
