import { type AppointmentAnswer, isConfirmed } from '../domain/appointment';
import { type Booking, isBooking, type LeadKey } from '../domain/booking';
import { hasArrived, isOnItsOwn, keyOf, knows, leadState, updating } from './bookings';
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
 * Notes how far an appointment is agreed, and its time if the office has named another; nothing if the request has changed
 * since the database was asked, is on its way there, or is answered by what it said later: tabs ask at the same time. One
 * that is unknown there will not take place.
 */
export async function noteAgreed(
  tx: WriteTx,
  asked: Booking,
  answer: AppointmentAnswer,
): Promise<void> {
  const meta = tx.objectStore('meta');
  const stored = await meta.get(keyOf(asked));
  if (!isBooking(stored) || stored.entry !== asked.entry) return;
  if (!hasArrived(await leadState(tx, asked.entry ?? '', stored.isDiscarded))) return;
  const { asOf } = answer;
  if (asOf < (stored.answeredAt ?? 0)) return;
  const told =
    answer.state === 'unknown'
      ? { ...answer, at: null, host: null, changes: 0, isTold: false }
      : answer;
  const { state, at, host, changes, isTold } = told;
  const { agreed, answers = 0, sequence } = stored;
  const day = at === null ? stored.day : undefined;
  const startsAt = at ?? stored.startsAt;
  const isMoved = startsAt !== stored.startsAt || day !== stored.day;
  const isNew = agreed?.state !== state || agreed.host !== host || isMoved;
  // A calendar says already that it was asked for.
  const more = isNew && (state !== 'asked' || agreed) ? 1 : 0;
  const next: Booking = {
    ...stored,
    answeredAt: asOf,
    isTold,
    // Our e-mails count what this device has not seen, too.
    answers: Math.max(changes - sequence, answers + more),
    ...(isNew && {
      // The change has reached us.
      before: undefined,
      startsAt,
      day,
      isCancelled: state === 'cancelled' || state === 'unknown',
      agreed: {
        state,
        host,
        isAskedAgain: state === 'asked' && isConfirmed(agreed?.state),
        isSuggested: state === 'moved' && (stored.day !== undefined || agreed?.isSuggested),
      },
      // The office knows whether it has a place at a time that it chose or confirmed.
      ...((isMoved || state === 'confirmed') && { isTaken: false }),
    }),
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
