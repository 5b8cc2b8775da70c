import { isFinal } from '../domain/amendment';
import { isPictureRefused } from '../domain/business-card';
import { DAY_MS } from '../lib/durations';
import { isSameDay } from '../lib/time-words';
import type { Connection } from './connection';
import type { DeliveredEntry, Entry, LiveEntry } from './entry';
import { type Delivered, isLive } from './entry';
import { aimBookings } from './keep-booking';
import { sweep } from './leases';
import type { PictureEntry } from './picture-entry';
import { isPicture } from './pictures';
import { submissionPolicy } from './submission-policy';

/** How long a delivered entry's stub is kept. */
const STUB_MS = DAY_MS;

/** Whether a delivered entry's stub is still needed. */
export function isRecent({ state }: Delivered, now: number): boolean {
  return Math.abs(now - state.at) <= STUB_MS;
}

/** Returns the part of a stub that is still needed, or nothing after a day; the same object if that is all of it. */
export function lasting(entry: DeliveredEntry, now: number): DeliveredEntry | undefined {
  const { kept, subject, ...rest } = entry;
  const canAmend = kept !== undefined && now < kept.until;
  if (!canAmend && !isRecent(entry, now)) return undefined;
  const isNamed = subject.name !== undefined && isSameDay(Date.parse(entry.capturedAt), now);
  if (canAmend === (kept !== undefined) && isNamed === (subject.name !== undefined)) return entry;
  const { name, mark, ...nameless } = subject;
  return { ...rest, subject: isNamed ? subject : nameless, ...(canAmend && { kept }) };
}

/**
 * Deletes stubs after a day, the parts of others that are no longer needed, and corrections and pictures that were
 * refused for good once their day is over: by then their author has read about it.
 */
export function prune(connection: Connection, now: number): Promise<boolean> {
  const rest = (entry: Entry | PictureEntry): Entry | PictureEntry | undefined => {
    if (isPicture(entry)) return isReadPicture(entry, now) ? undefined : entry;
    if (isLive(entry)) return isReadRefusal(entry, now) ? undefined : entry;
    return lasting(entry, now);
  };
  return connection.write(async (tx) => {
    await aimBookings(tx);
    return sweep(tx, { ...submissionPolicy, kinds: ['delivered', 'parked'] }, rest);
  });
}

function isReadPicture({ state }: PictureEntry, now: number): boolean {
  return isPictureRefused(state) && 'at' in state && !isSameDay(state.at, now);
}

function isReadRefusal(entry: LiveEntry, now: number): boolean {
  return entry.state.kind === 'parked' && isFinal(entry) && !isSameDay(entry.state.at, now);
}
