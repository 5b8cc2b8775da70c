import { isFinal } from '../domain/amendment';
import { isPictureRefused } from '../domain/business-card';
import { kindOf } from '../domain/submission-kind';
import { DAY_MS } from '../lib/durations';
import { storedKeys, writeStored } from '../lib/stored-text';
import { isSameDay } from '../lib/time-words';
import { aimBookings } from './bookings';
import { CAPTURE_SETUP, CLEARED_KEY, CORRECTION, numberIn, TIMES, VIEWING_DRAFT } from './cleared';
import type { Connection } from './connection';
import { changeEntry, clearedEntry, remove } from './edits';
import { type Delivered, type DeliveredEntry, type Entry, isLive, type LiveEntry } from './entry';
import type { SendingParts } from './flush';
import { readAll, sweep } from './leases';
import { isPicture, type PictureEntry } from './pictures';
import type { StateKind } from './status';
import { draftKey } from './stored-records';
import { submissionPolicy } from './submission-policy';

// What this phone forgets: by itself after a day, what was sent when its author asks, one viewing when its list is cleared, all captures at sign-out.

/** How long a delivered entry's stub is kept. */
const STUB_MS = DAY_MS;

/** Whether a delivered entry's stub is still needed. */
export function isRecent({ state }: Delivered, now: number): boolean {
  return Math.abs(now - state.at) <= STUB_MS;
}

/** Returns the part of a stub that is still needed, or nothing after a day; the same object if that is all of it. */
export function lasting(entry: DeliveredEntry, now: number): DeliveredEntry | undefined {
  const { kept, subject, ...rest } = entry;
  const canAmend = kept?.until !== undefined && now < kept.until;
  if (!canAmend && !isRecent(entry, now)) return undefined;
  const isKept = canAmend || kept?.epoch !== undefined;
  const isNamed = subject.name !== undefined && isSameDay(Date.parse(entry.capturedAt), now);
  if (isKept === (kept !== undefined) && isNamed === (subject.name !== undefined)) return entry;
  const { name, mark, ...nameless } = subject;
  return { ...rest, subject: isNamed ? subject : nameless, ...(isKept && { kept }) };
}

/** Deletes the copies of what was sent: their author has asked to be forgotten on this device. */
export function forgetCopies(connection: Connection): Promise<boolean> {
  return connection.write(
    (tx) =>
      sweep(tx, { ...submissionPolicy, kinds: ['delivered'] }, (entry) => {
        if (isPicture(entry) || isLive(entry) || !entry.kept?.epoch || entry.kept.until)
          return entry;
        const { kept: _, ...rest } = entry;
        return rest;
      }),
    'strict',
  );
}

/** Whether anything is kept for a database that may lose it to a restore. */
export function hasCopies(connection: Connection): Promise<boolean> {
  return connection.read(async (tx) => {
    const entries = await readAll(tx, { ...submissionPolicy, kinds: ['delivered'] });
    return entries.some((entry) => !isPicture(entry) && !isLive(entry) && entry.kept?.epoch);
  });
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

/**
 * Clears a viewing from the day's list: deletes what is left of one that was sent, and marks one that was not.
 * @returns how to undo it; nothing if it was not in the list
 */
export async function clearEntry(
  { connection, monitor }: Pick<SendingParts, 'connection' | 'monitor'>,
  entry: Entry,
): Promise<(() => Promise<unknown>) | undefined> {
  const { seq } = entry;
  if ((isLive(entry) ? kindOf(entry.submission) : entry.subject.kind) !== 'viewing')
    return undefined;
  if (isLive(entry) && entry.isCleared) return undefined;
  const announced = async <T>(work: Promise<T>) => {
    const done = await work;
    await monitor.changed([seq]);
    return done;
  };
  const mark = (isCleared: boolean) =>
    announced(
      changeEntry(connection, submissionPolicy, seq, (found) =>
        isLive(found) && !isPicture(found) ? { ...found, isCleared } : undefined,
      ),
    );
  if ((await mark(true)) === 'changed') return () => mark(false);
  // The entry has been sent, perhaps only now.
  const { undo } = await announced(remove(connection, seq));
  return () => announced(undo(true));
}

/**
 * Deletes what captures have left on this phone, for good: whoever captured them has signed out. What is still to be sent
 * stays, is listed without its name, and is deleted once it has been sent.
 */
export async function forgetViewings({
  connection,
  monitor,
}: Pick<SendingParts, 'connection' | 'monitor'>): Promise<void> {
  forgetSpareDrafts();
  await connection.write(async (tx) => {
    const last = await tx.objectStore('entries').openKeyCursor(null, 'prev');
    const kinds: StateKind[] = [...submissionPolicy.kinds, 'delivered'];
    await sweep(tx, { ...submissionPolicy, kinds }, clearedEntry);
    const meta = tx.objectStore('meta');
    for (const form of [CAPTURE_SETUP, VIEWING_DRAFT, CORRECTION]) {
      await meta.delete(draftKey(form));
      // In further tabs. Other names begin in the same way: the phone stays handed over.
      await meta.delete(IDBKeyRange.bound(draftKey(`${form}:`), draftKey(`${form}:~`)));
    }
    const upTo = Math.max(numberIn(await meta.get(CLEARED_KEY)), last?.key ?? 0);
    await meta.put(upTo, CLEARED_KEY);
    // Empties the forms that are open in other tabs.
    await meta.put(numberIn(await meta.get(TIMES)) + 1, TIMES);
  }, 'strict');
  await monitor.changed();
}

/** Deletes what could be stored nowhere else. */
function forgetSpareDrafts(): void {
  const names = new RegExp(
    `^${draftKey(`(${CAPTURE_SETUP}|${VIEWING_DRAFT}|${CORRECTION})(:.*)?`)}$`,
  );
  for (const key of storedKeys(draftKey(''))) {
    if (names.test(key)) writeStored(key, undefined);
  }
}
