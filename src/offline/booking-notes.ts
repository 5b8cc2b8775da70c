import { type Booking, isBooking } from '../domain/booking';
import { keyOf, knows, updating } from './bookings';
import type { WriteTx } from './connection';
import type { AlsoWrite } from './stored-records';

/** Notes whether a request's time had no place left when it was recorded; nothing if it has changed since. */
export async function noteTaken(tx: WriteTx, asked: Booking, isTaken: boolean): Promise<void> {
  const meta = tx.objectStore('meta');
  const stored = await meta.get(keyOf(asked));
  if (isBooking(stored) && stored.entry === asked.entry)
    await meta.put({ ...stored, isTaken }, keyOf(asked));
}

/** The key of a lead that asks for a day without a time, and how often the day was changed. */
export type DayKey = NonNullable<Booking['leadKey']> & { revision: number };

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
  return (_, entry) => {
    const revision = (before?.revision ?? 0) + 1;
    const change = updating(entry, { leadKey: before, sequence: revision });
    if (before && change) onKey({ ...before, revision });
    else onKey({ id: entry.id, secret, isNamed: knows(entry), revision: 0 });
    return change ?? { ...entry, secret };
  };
}
