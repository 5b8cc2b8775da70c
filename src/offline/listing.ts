import type { Stored } from './db';
import { type Entry, readEntry } from './entry';
import type { Link } from './link';
import type { OutboxStatus } from './status';

/** A stored record, as far as this release can read it. */
export type Item =
  | { kind: 'entry'; seq: number; entry: Entry }
  | { kind: 'change' | 'unreadable'; seq: number; record: object };

export type Listing = {
  /** In the order of capture. */
  entries: Entry[];
  /** Administrators' changes, to be read by `readChange`: hardly any page needs what that takes. */
  changes: object[];
  /** Records that this release can't read; they are kept and skipped. */
  unreadable: { seq: number; record: object }[];
};

/** What lies in the outbox, once it has been read. */
export type OutboxList = { kind: 'loading' } | { kind: 'failed' } | ({ kind: 'ready' } & Listing);

export function itemOf(record: Stored): Item {
  const seq = 'seq' in record ? record.seq : 0;
  const entry = readEntry(record);
  if (entry) return { kind: 'entry', seq, entry };
  return { kind: 'change' in record ? 'change' : 'unreadable', seq, record };
}

export function listingOf(items: Iterable<Item>): Listing {
  const listing: Listing = { entries: [], changes: [], unreadable: [] };
  for (const item of [...items].sort((a, b) => a.seq - b.seq)) {
    if (item.kind === 'entry') listing.entries.push(item.entry);
    else if (item.kind === 'change') listing.changes.push(item.record);
    else listing.unreadable.push(item);
  }
  return listing;
}

/** The state of a record, whatever else can be read of it. */
export function kindIn(record: object): unknown {
  const state = 'state' in record ? record.state : undefined;
  return typeof state === 'object' && state && 'kind' in state ? state.kind : undefined;
}

/** What the interface shows of it. */
export function statusOf(listing: Listing, link: Link, staffLink: Link) {
  const { entries, changes, unreadable } = listing;
  const counts = new Map<unknown, number>();
  for (const record of [...entries, ...changes]) {
    const kind = kindIn(record);
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  const count = (kind: string) => counts.get(kind) ?? 0;
  const waiting = count('waiting');
  const delivered = count('delivered');
  const isBehind = link.hold !== null;
  return {
    waiting: isBehind ? 0 : waiting,
    sending: count('sending'),
    held: count('held') + (isBehind ? waiting : 0),
    trouble: isBehind ? 'broken' : link.busy ? 'busy' : undefined,
    parked: count('parked'),
    unreadable: unreadable.length,
    delivered,
    recorded: delivered - entries.filter(({ state }) => 'note' in state && state.note).length,
    staffWaiting: count('change-waiting') + count('change-sending'),
    staffParked: count('change-parked'),
    failures: link.failures + staffLink.failures,
  } satisfies Partial<OutboxStatus>;
}
