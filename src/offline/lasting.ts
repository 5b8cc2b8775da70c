import { isSameDay } from '../lib/time-words';
import type { Connection } from './connection';
import { type DeliveredEntry, isLive, readEntry } from './entry';
import { isFinal } from './final';

/** A delivered entry's stub is of use on the day it went out. */
const STUB_MS = 24 * 60 * 60_000;

/** What is still of use of a delivered entry: less and less, and after a day nothing. The same object if that is all of it. */
export function lasting(entry: DeliveredEntry, now: number): DeliveredEntry | undefined {
  const { kept, subject, ...rest } = entry;
  const canAmend = kept !== undefined && now < kept.until;
  if (!canAmend && Math.abs(now - entry.state.at) > STUB_MS) return undefined;
  const isNamed = subject.name !== undefined && isSameDay(Date.parse(entry.capturedAt), now);
  if (canAmend === (kept !== undefined) && isNamed === (subject.name !== undefined)) return entry;
  const { name, ...nameless } = subject;
  return {
    ...rest,
    subject: isNamed ? subject : nameless,
    ...(canAmend && { kept }),
  };
}

/**
 * Forgets the stubs of what went out a day ago, of others what is no longer of use, and corrections that were refused for
 * good, once their day is over: by then whoever made them has read it.
 */
export function prune(connection: Connection, now: number): Promise<void> {
  return connection.write(async (tx) => {
    const entries = tx.objectStore('entries');
    for (const record of await entries.index('kind').getAll('delivered')) {
      const entry = readEntry(record);
      if (!entry || isLive(entry)) continue;
      const rest = lasting(entry, now);
      if (!rest) await entries.delete(entry.seq);
      else if (rest !== entry) await entries.put(rest);
    }
    for (const record of await entries.index('kind').getAll('parked')) {
      const entry = readEntry(record);
      if (!isLive(entry) || entry.state.kind !== 'parked' || !isFinal(entry)) continue;
      if (!isSameDay(entry.state.at, now)) await entries.delete(entry.seq);
    }
  });
}
