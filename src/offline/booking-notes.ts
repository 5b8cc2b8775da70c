import { type AppointmentAnswer, isConfirmed } from '../domain/appointment';
import { type Booking, isBooking } from '../domain/booking';
import { hasArrived, keyOf, leadState } from './bookings';
import type { WriteTx } from './connection';

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
      ? { ...answer, at: null, host: null, isHostPublic: false, changes: 0, isTold: false }
      : answer;
  const { state, at, host, isHostPublic, changes, isTold } = told;
  const { agreed, answers = 0, sequence } = stored;
  const day = at === null ? stored.day : undefined;
  const startsAt = at ?? stored.startsAt;
  const isMoved = startsAt !== stored.startsAt || day !== stored.day;
  // What the visitor has cancelled stays so until the office names a time again.
  const isEnded = stored.isCancelled && !agreed && at === null;
  const isNew = !isEnded && (agreed?.state !== state || agreed.host !== host || isMoved);
  // A calendar says already that it was asked for.
  const more = isNew && (state !== 'asked' || agreed) ? 1 : 0;
  const next: Booking = {
    ...stored,
    answeredAt: asOf,
    isTold,
    agreed: agreed && { ...agreed, isHostPublic },
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
        isHostPublic,
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
