import { type AppointmentAnswer, isConfirmed } from '../domain/appointment';
import { type Booking, isBooking, type LeadKey } from '../domain/booking';
import { isOnItsOwn, keyOf, knows, updating } from './bookings';
import type { WriteTx } from './connection';
import type { AlsoWrite, CapturedEntry } from './stored-records';

/** Notes whether a request's time had no place left when it was recorded; nothing if it has changed since. */
export async function noteTaken(tx: WriteTx, asked: Booking, isTaken: boolean): Promise<void> {
  const meta = tx.objectStore('meta');
  const stored = await meta.get(keyOf(asked));
  if (isBooking(stored) && stored.entry === asked.entry)
    await meta.put({ ...stored, isTaken }, keyOf(asked));
}

/**
 * Notes how far a consultation is agreed, and its time if the office has moved it; nothing if the request has changed
 * since the database was asked, or is answered by what it said later: tabs ask at the same time. Of one that is unknown
 * nothing is agreed any more.
 */
export async function noteAgreed(
  tx: WriteTx,
  asked: Booking,
  answer: AppointmentAnswer,
): Promise<void> {
  const meta = tx.objectStore('meta');
  const stored = await meta.get(keyOf(asked));
  if (!isBooking(stored) || stored.entry !== asked.entry) return;
  const { asOf } = answer;
  if (asOf < (stored.answeredAt ?? 0)) return;
  if (answer.state === 'unknown') {
    await meta.put({ ...stored, agreed: undefined, answeredAt: asOf }, keyOf(stored));
    return;
  }
  const { state, at, host, answers } = answer;
  const startsAt = at ?? stored.startsAt;
  const isMoved = startsAt !== stored.startsAt;
  const { agreed } = stored;
  if (agreed?.state === state && agreed.host === host && !isMoved) {
    await meta.put({ ...stored, answeredAt: asOf }, keyOf(stored));
    return;
  }
  const next: Booking = {
    ...stored,
    // It has reached us.
    before: undefined,
    startsAt,
    isCancelled: state === 'cancelled',
    answeredAt: asOf,
    agreed: { state, host, isAskedAgain: state === 'asked' && isConfirmed(agreed?.state) },
    // That it was asked for is what a calendar says already. Our e-mails count what this device has not seen, too; a change that
    // became a lead of its own is counted from here.
    answers: Math.max(answers, (stored.answers ?? 0) + (state === 'asked' && !agreed ? 0 : 1)),
    // The office knows whether it has a place at a time that it chose or confirmed.
    ...((isMoved || state === 'confirmed') && { isTaken: false }),
  };
  await meta.delete(keyOf(stored));
  await meta.put(next, keyOf(next));
}

/** The key of a lead that asks for a day without a time, and how often the day was changed. */
export type DayKey = LeadKey & {
  revision: number;
  /** The lead that the latest change became if this one could no longer be changed. */
  orElse?: LeadKey;
};

/**
 * Stores the request for a day, as a change of the one before if there is one.
 * @param secret for its lead, unless the existing lead can be updated
 * @param onKey called with the key that changes this one
 */
export function keepDay(
  before: DayKey | undefined,
  secret: string,
  onKey: (key: DayKey) => void,
): AlsoWrite {
  const put = (entry: CapturedEntry, newest: DayKey | undefined) => {
    const { id } = entry;
    const isNamed = knows(entry);
    const revision = (newest?.revision ?? 0) + 1;
    const change = updating(entry, { leadKey: newest, sequence: revision });
    if (newest && change) {
      onKey({ ...newest, revision, orElse: { id, secret: newest.secret, isNamed } });
    } else onKey({ id, secret, isNamed, revision: 0 });
    return change ?? { ...entry, secret };
  };
  return (tx, entry) =>
    before?.orElse
      ? newestOf(tx, before, before.orElse).then((newest) => put(entry, newest))
      : put(entry, before);
}

/** The lead of the latest change, if it went out as one. */
async function newestOf(tx: WriteTx, before: DayKey, orElse: LeadKey): Promise<DayKey> {
  return (await isOnItsOwn(tx, orElse)) ? { ...orElse, revision: 0 } : before;
}
