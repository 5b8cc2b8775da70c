import { isFinal } from '../domain/amendment';
import { isPictureRefused } from '../domain/business-card';
import { DAY_MS } from '../lib/durations';
import { isSameDay } from '../lib/time-words';
import { dueNow } from './attempts';
import type { Connection } from './connection';
import type { DeliveredEntry, Entry, LiveEntry } from './entry';
import { type Delivered, isLive, type LiveOf, type Queued } from './entry';
import { aimBookings } from './keep-booking';
import { sweep } from './leases';
import type { PictureEntry } from './picture-entry';
import { isPicture } from './pictures';
import type { Policy } from './policy';
import type { StateKind } from './status';
import { submissionPolicy } from './submission-policy';

const PARKED: StateKind[] = ['parked', 'change-parked'];

/**
 * Whether an earlier release parked it for a problem of the server's: it took any error with a code, or a day of
 * captive portals' pages, for a refusal. What this release parks names a column or constraint, or has one of these codes.
 */
function wasTrouble(state: Queued['state']): boolean {
  if (state.kind !== 'parked' || state.isConflict || state.field || state.names) return false;
  return !/^(42501|PT409|PT413|PT422)$/.test(state.code ?? '');
}

/**
 * Makes entries due that should never have been parked. If refused again, they stay parked by this release's rule.
 * @param isOurs whether to consider an entry at all
 * @returns whether there were any
 */
export function revive<E extends Queued, Parcel>(
  connection: Connection,
  policy: Policy<E, Parcel>,
  now: number,
  isOurs: (entry: LiveOf<E>) => boolean = () => true,
): Promise<boolean> {
  return connection.write((tx) =>
    sweep(tx, { ...policy, kinds: PARKED }, (entry) =>
      isLive(entry) && wasTrouble(entry.state) && isOurs(entry) ? dueNow(entry, now) : entry,
    ),
  );
}

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
