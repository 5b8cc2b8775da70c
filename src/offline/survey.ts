import type { ReadTx } from './connection';
import { type Entry, isLive, readEntry } from './entry';
import { readLink } from './meta';
import { hasCome, isDue, type Link, openFrom } from './schedule';

/** How much stands in which state, and when the next attempt is due. */
export type Survey = {
  waiting: number;
  sending: number;
  held: number;
  parked: number;
  delivered: number;
  /** Administrators' changes: those to be sent, and those that need a person. */
  staffWaiting: number;
  staffParked: number;
  link: Link;
  /** Since when something is held, if anything is. */
  heldSince: number | undefined;
  /** When a flush should begin by itself, if anything waits. */
  wakeAt: number | undefined;
};

/** By index, without reading the entries: there may be hundreds, and this runs after each change. */
export async function survey(tx: ReadTx, now: number): Promise<Survey> {
  const kinds = tx.objectStore('entries').index('kind');
  const [
    link,
    waiting,
    sending,
    held,
    parked,
    delivered,
    staffWaiting,
    staffParked,
    nextWaiting,
    nextHeld,
  ] = await Promise.all([
    readLink(tx),
    kinds.count('waiting'),
    kinds.count('sending'),
    kinds.count('held'),
    kinds.count('parked'),
    kinds.count('delivered'),
    kinds.count(IDBKeyRange.bound('change-sending', 'change-waiting')),
    kinds.count('change-parked'),
    firstDue(tx, 'waiting'),
    firstDue(tx, 'held'),
  ]);
  const times: number[] = [];
  for (const entry of [nextWaiting, nextHeld]) {
    if (!isLive(entry) || !('dueAt' in entry.state)) continue;
    times.push(isDue(entry.state, link, now) ? now : entry.state.dueAt);
  }
  const since = nextHeld?.state.kind === 'held' ? nextHeld.state.since : undefined;
  return {
    waiting,
    sending,
    held,
    parked,
    delivered,
    staffWaiting,
    staffParked,
    link,
    heldSince: link.hold?.since ?? since,
    wakeAt: times.length ? Math.max(Math.min(...times), openFrom(link, now, 'timer')) : undefined,
  };
}

/** The entry of a kind that is due first; unreadable records are passed over. */
async function firstDue(tx: ReadTx, kind: 'waiting' | 'held'): Promise<Entry | undefined> {
  let cursor = await tx.objectStore('entries').index('due').openCursor(dueRange(kind));
  while (cursor) {
    const entry = readEntry(cursor.value);
    if (entry) return entry;
    cursor = await cursor.continue();
  }
  return undefined;
}

function dueRange(kind: string): IDBKeyRange {
  return IDBKeyRange.bound([kind, Number.NEGATIVE_INFINITY], [kind, Number.POSITIVE_INFINITY]);
}

/** What a flush has to do. */
export type Work = {
  /** Entries to try now, the longest due first. */
  due: number[];
  /** Entries marked as on their way: with the lock in hand, those of a sender that is gone. */
  sending: { seq: number; since: number }[];
  link: Link;
};

export async function work(tx: ReadTx, now: number): Promise<Work> {
  const kinds = tx.objectStore('entries').index('kind');
  const [link, waiting, held, onTheirWay] = await Promise.all([
    readLink(tx),
    kinds.getAll('waiting'),
    kinds.getAll('held'),
    kinds.getAll('sending'),
  ]);
  const found: Work = { due: [], sending: [], link };
  const due: { seq: number; at: number }[] = [];
  for (const record of [...waiting, ...held, ...onTheirWay]) {
    const entry = readEntry(record);
    if (!isLive(entry)) continue;
    const { seq, state } = entry;
    if (state.kind === 'sending') found.sending.push({ seq, since: state.since });
    if ('dueAt' in state && isDue(state, link, now)) {
      // What carries an absurd time goes with what is due now, not to the end of the line.
      due.push({ seq, at: hasCome(state.dueAt, now) ? Math.min(state.dueAt, now) : state.dueAt });
    }
  }
  found.due = due.sort((a, b) => a.at - b.at || a.seq - b.seq).map(({ seq }) => seq);
  return found;
}
