import { instantText, number, object, text } from '../lib/shape';
import type { AnyChange } from './change-entry';
import type { StorageProblem, Stored } from './connection';
import { type Entry, readEntry } from './entry';
import { FRESH_LINK, type LinkState } from './link-state';
import { isPicture, onTheirOwn, type PictureEntry } from './pictures';

/** Our server has a problem of its own, or is overloaded. */
export type Trouble = 'broken' | 'busy';

/** What the interface shows of the outbox. */
export type OutboxStatus = ReturnType<typeof statusOf> & {
  /** When the next automatic attempt is made, if anything waits (milliseconds since 1970). */
  nextAt: number | undefined;
  /** `unwritable`: reading works, but the last submission could not be stored, perhaps for lack of space. */
  storage: 'ok' | 'unwritable' | Exclude<StorageProblem, 'quota'>;
  /** Grows with every change to the stored entries: a reason to read the list again. */
  changes: number;
  /** How many submissions the database has answered that could not be stored here. */
  sentDirectly: number;
};

/** The status before anything was read, and in a prerendered page. */
export const INITIAL_STATUS: OutboxStatus = {
  ...statusOf(contentsOf([]), FRESH_LINK, FRESH_LINK),
  nextAt: undefined,
  storage: 'ok',
  changes: 0,
  sentDirectly: 0,
};

/** Returns how many records are kept here: those that wait, and those that need attention. */
export function countKept(status: OutboxStatus): number {
  const { waiting, sending, held, parked, unreadable, staffWaiting, staffParked } = status;
  return waiting + sending + held + parked + unreadable + staffWaiting + staffParked;
}

/** A stored record, with the entry if it is a submission that this release can read. */
export type Item = { seq: number; record: Stored; entry: Entry | undefined };

export type OutboxContents = {
  /** In the order of capture. */
  entries: Entry[];
  /** Administrators' changes, still to be read by `readChange`: hardly any page needs that code. Damaged ones are below. */
  changes: object[];
  /** Pictures of business cards that are still to be sent. */
  pictures: PictureEntry[];
  /** Records that this release can't read; they are kept and skipped. */
  unreadable: { seq: number; record: object }[];
};

/** The outbox's contents, once they have been read. */
export type OutboxContentsState =
  | { kind: 'loading' }
  | { kind: 'failed' }
  | ({ kind: 'ready' } & OutboxContents);

export function itemOf(record: Stored): Item {
  return { seq: 'seq' in record ? record.seq : 0, record, entry: readEntry(record) };
}

/**
 * Whether a record is a staff change, as far as every page can tell: `readChange`, which checks the rest, is loaded where
 * changes are shown or sent.
 */
const isChangeRecord = object({
  seq: number,
  id: text,
  capturedAt: instantText,
  change: object({ row_table: text, row_id: text }),
  attempts: number,
});

export function contentsOf(items: Iterable<Item>): OutboxContents {
  const inOrder = [...items].sort((a, b) => a.seq - b.seq);
  const pictures = inOrder.flatMap(({ record }) => (isPicture(record) ? record : []));
  const others = inOrder.filter(({ entry, record }) => !entry && !isPicture(record));
  return {
    entries: inOrder.flatMap(({ entry }) => entry ?? []),
    pictures,
    changes: others.flatMap(({ record }) => (isChangeRecord(record) ? record : [])),
    unreadable: others.filter(({ record }) => !isChangeRecord(record)),
  };
}

/** The states as they are stored: a name that no record has would find, and count, nothing. */
export type StateKind = (Entry | AnyChange)['state']['kind'];

/** The kind of a record's state, even if the rest is unreadable. */
function kindIn(record: object): unknown {
  const state = 'state' in record ? record.state : undefined;
  return typeof state === 'object' && state && 'kind' in state ? state.kind : undefined;
}

/** Whether a record is in this state. */
export function isIn(record: object, kind: StateKind): boolean {
  return kindIn(record) === kind;
}

/** Returns what the interface shows of the outbox. */
export function statusOf(contents: OutboxContents, link: LinkState, staffLink: LinkState) {
  const { entries, pictures, changes, unreadable } = contents;
  // With its lead it is one thing to send.
  const countIn = (records: object[]) => (kind: StateKind) =>
    records.filter((record) => isIn(record, kind)).length;
  const count = countIn([...entries, ...onTheirOwn(pictures, entries)]);
  const countStaff = countIn(changes);
  const waiting = count('waiting');
  const delivered = count('delivered');
  const isBehind = link.hold !== null;
  const trouble: Trouble | undefined = isBehind ? 'broken' : link.busy ? 'busy' : undefined;
  return {
    /** Entries that will be sent automatically. */
    waiting: isBehind ? 0 : waiting,
    sending: count('sending'),
    /** Entries that wait because our server has a problem. */
    held: count('held') + (isBehind ? waiting : 0),
    /** The server's problem that holds up everything, if the server itself reported one. */
    trouble,
    /** Entries that the database refused; a person has to look at them. */
    parked: count('parked'),
    /** Records that this release can't read; they are kept. */
    unreadable: unreadable.length,
    /** Entries delivered within the last day. */
    delivered,
    /** Delivered entries that added a row; an address that is already on the list is not recorded again. */
    recorded: delivered - entries.filter(({ state }) => 'note' in state && state.note).length,
    /** Administrators' changes delivered lately. */
    staffDelivered: countStaff('delivered'),
    /** Administrators' changes that wait here, and those that need attention. */
    staffWaiting: countStaff('waiting') + countStaff('held') + countStaff('sending'),
    staffParked: countStaff('parked'),
    /** How many times in a row the link to the database has failed. */
    failures: link.failures + staffLink.failures,
  };
}
