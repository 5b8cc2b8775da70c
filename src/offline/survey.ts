import type { ReadTx } from './connection';
import { type Entry, isLive, readEntry } from './entry';
import { readLink, STAFF_LINK } from './meta';
import { isDue, type Link, openFrom } from './schedule';

/** How much stands in which state, and when the next attempt is due. */
export type Survey = {
  waiting: number;
  sending: number;
  held: number;
  parked: number;
  delivered: number;
  /** Those of them that the database has stored; the others it had already. */
  recorded: number;
  /** Administrators' changes: those to be sent, and those that need a person. */
  staffWaiting: number;
  staffParked: number;
  link: Link;
  /** How often in a row the link has failed, whatever took it. */
  failures: number;
  /** When a flush should begin by itself, if anything waits. */
  wakeAt: number | undefined;
};

/** By index, without reading the entries: there may be hundreds, and this runs after each change. */
export async function survey(tx: ReadTx, now: number): Promise<Survey> {
  const entries = tx.objectStore('entries');
  const kinds = entries.index('kind');
  const [
    link,
    staffLink,
    waiting,
    sending,
    held,
    parked,
    delivered,
    known,
    staffWaiting,
    staffParked,
    nextWaiting,
    nextHeld,
  ] = await Promise.all([
    readLink(tx),
    readLink(tx, STAFF_LINK),
    kinds.count('waiting'),
    kinds.count('sending'),
    kinds.count('held'),
    kinds.count('parked'),
    kinds.count('delivered'),
    entries.index('due').count(dueRange('delivered')),
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
  return {
    waiting,
    sending,
    held,
    parked,
    delivered,
    recorded: delivered - known,
    staffWaiting,
    staffParked,
    link,
    failures: link.failures + staffLink.failures,
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
