import { createStore, type StoreApi } from 'zustand/vanilla';
import type { StorageProblem, Stored } from './connection';
import { type Entry, readEntry } from './entry';
import { FRESH_LINK, type LinkState } from './link-state';

/** Our server has a problem of its own, or too much to do. */
export type Trouble = 'broken' | 'busy';

/** What the interface shows of the outbox. */
export type OutboxStatus = ReturnType<typeof statusOf> & {
  /** When the next attempt is made by itself, if anything waits (milliseconds since 1970). */
  nextAt: number | undefined;
  /** `unwritable`: what was submitted last could not be stored, for lack of room perhaps, though reading works. */
  storage: 'ok' | 'unwritable' | Exclude<StorageProblem, 'quota'>;
  /** Grows with every change of the stored entries: reason to read the list again. */
  changes: number;
};

export type StatusStore = StoreApi<OutboxStatus>;

/** Before anything was read, and in a prerendered page. */
export const INITIAL_STATUS: OutboxStatus = {
  ...statusOf(contentsOf([]), FRESH_LINK, FRESH_LINK),
  nextAt: undefined,
  storage: 'ok',
  changes: 0,
};

export function createStatus(): StatusStore {
  return createStore<OutboxStatus>(() => INITIAL_STATUS);
}

/** How many are kept here: those that wait, and those that need attention. */
export function countKept(status: OutboxStatus): number {
  const { waiting, sending, held, parked, unreadable, staffWaiting, staffParked } = status;
  return waiting + sending + held + parked + unreadable + staffWaiting + staffParked;
}

/** A stored record, as far as this release can read it. */
export type Item =
  | { kind: 'entry'; seq: number; entry: Entry }
  | { kind: 'change' | 'unreadable'; seq: number; record: object };

export type OutboxContents = {
  /** In the order of capture. */
  entries: Entry[];
  /** Administrators' changes, to be read by `readChange`: hardly any page needs what that takes. */
  changes: object[];
  /** Records that this release can't read; they are kept and skipped. */
  unreadable: { seq: number; record: object }[];
};

/** What lies in the outbox, once it has been read. */
export type OutboxList =
  | { kind: 'loading' }
  | { kind: 'failed' }
  | ({ kind: 'ready' } & OutboxContents);

export function itemOf(record: Stored): Item {
  const seq = 'seq' in record ? record.seq : 0;
  const entry = readEntry(record);
  if (entry) return { kind: 'entry', seq, entry };
  return { kind: 'change' in record ? 'change' : 'unreadable', seq, record };
}

export function contentsOf(items: Iterable<Item>): OutboxContents {
  const contents: OutboxContents = { entries: [], changes: [], unreadable: [] };
  for (const item of [...items].sort((a, b) => a.seq - b.seq)) {
    if (item.kind === 'entry') contents.entries.push(item.entry);
    else if (item.kind === 'change') contents.changes.push(item.record);
    else contents.unreadable.push(item);
  }
  return contents;
}

/** The state of a record, whatever else can be read of it. */
export function kindIn(record: object): unknown {
  const state = 'state' in record ? record.state : undefined;
  return typeof state === 'object' && state && 'kind' in state ? state.kind : undefined;
}

/** What the interface shows of it. */
export function statusOf(contents: OutboxContents, link: LinkState, staffLink: LinkState) {
  const { entries, changes, unreadable } = contents;
  const counts = new Map<unknown, number>();
  for (const record of [...entries, ...changes]) {
    const kind = kindIn(record);
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  const count = (kind: string) => counts.get(kind) ?? 0;
  const waiting = count('waiting');
  const delivered = count('delivered');
  const isBehind = link.hold !== null;
  const trouble: Trouble | undefined = isBehind ? 'broken' : link.busy ? 'busy' : undefined;
  return {
    /** Will be sent by itself. */
    waiting: isBehind ? 0 : waiting,
    sending: count('sending'),
    /** Waits because of a trouble of our server's. */
    held: count('held') + (isBehind ? waiting : 0),
    /** What stands in the way of all that waits, if the server itself has said so. */
    trouble,
    /** Needs attention: refused by the database, a person has to look at it. */
    parked: count('parked'),
    /** Records that this release can't read; they are kept. */
    unreadable: unreadable.length,
    /** Went out within the last day. */
    delivered,
    /** Those of them that are in the database since; an address that is on the list already is not recorded again. */
    recorded: delivered - entries.filter(({ state }) => 'note' in state && state.note).length,
    /** Administrators' changes that wait here, and those that need attention. */
    staffWaiting: count('change-waiting') + count('change-sending'),
    staffParked: count('change-parked'),
    /** How often in a row the link to the database has failed. */
    failures: link.failures + staffLink.failures,
  };
}
