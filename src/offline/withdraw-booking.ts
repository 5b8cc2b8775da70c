import { type Booking, isBooking } from '../domain/booking';
import { keyOf } from './bookings';
import type { WriteTx } from './connection';
import type { Stored } from './db';
import { isLive, readEntry } from './entry';
import { bookingKeys, type PutBack } from './rows';

/**
 * Takes a consultation back to what it was before an entry asked for it, in the write that discards the entry: we never
 * hear of it.
 */
export async function withdrawBooking(tx: WriteTx, stored: Stored): Promise<PutBack | undefined> {
  const { id } = stored;
  const steps = (await storedBookings(tx)).map(stepsOf).find((all) => all.some(isOf(id)));
  const gone = steps?.find(isOf(id));
  if (!steps || !gone) return undefined;
  const rest = steps.filter((step) => step !== gone);
  const entry = readEntry(stored);
  // A first request that may have reached us stays: it can only be called off where it is listed.
  if (rest.length === 0 && isLive(entry) && entry.ambiguous) return undefined;
  await replace(tx, steps, rest);

  return async (later) => {
    const found = (await storedBookings(later)).find(({ uid }) => uid === gone.uid);
    // It was forgotten on this phone meanwhile.
    if (!found && rest.length > 0) return;
    const now = found ? stepsOf(found) : [];
    if (!now.some(isOf(id))) await replace(later, now, [...now, gone].sort(latestFirst));
  };
}

const isOf = (id: string) => (step: Booking) => step.entry === id;

/** A change made after another was discarded has the number of that one. */
const latestFirst = (a: Booking, b: Booking) => b.sequence - a.sequence || b.askedAt - a.askedAt;

async function storedBookings(tx: WriteTx): Promise<Booking[]> {
  return (await tx.objectStore('meta').getAll(bookingKeys())).filter(isBooking);
}

/** What was asked for, one after the other, the latest first. */
function stepsOf(booking: Booking): Booking[] {
  const { before, ...last } = booking;
  return [last, ...(before ? stepsOf(before) : [])];
}

async function replace(tx: WriteTx, steps: Booking[], next: Booking[]): Promise<void> {
  const meta = tx.objectStore('meta');
  const [old] = steps;
  if (old) await meta.delete(keyOf(old));
  const booking = next.reduceRight<Booking | undefined>(
    (before, step) => ({ ...step, ...(before && { before }) }),
    undefined,
  );
  if (booking) await meta.put(booking, keyOf(booking));
}
