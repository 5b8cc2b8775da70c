import type { Booking } from '../domain/booking';
import type { Stored, WriteTx } from './connection';
import { isLive, readEntry } from './entry';
import { keyOf, latestFirst, storedBookings } from './keep-booking';
import type { Restore } from './stored-records';

/**
 * Restores a consultation to its state before an entry's request, in the write that discards that entry: the request
 * never reaches us. A first one that may have reached us stays, marked as discarded.
 */
export async function withdrawBooking(tx: WriteTx, stored: Stored): Promise<Restore | undefined> {
  const { id } = stored;
  const steps = (await storedBookings(tx)).map(stepsOf).find((all) => all.some(isOf(id)));
  const gone = steps?.find(isOf(id));
  if (!steps || !gone) return undefined;
  const rest = steps.filter((step) => step !== gone);
  const entry = readEntry(stored);
  // Keep a first request that may have reached us: it can only be cancelled where it is listed.
  if (rest.length === 0 && isLive(entry) && entry.ambiguous) {
    await mark(tx, id, true);
    return (later) => mark(later, id, false);
  }
  await replace(tx, steps, rest);

  return async (later) => {
    const found = (await storedBookings(later)).find(({ uid }) => uid === gone.uid);
    // It was deleted from this phone in the meantime.
    if (!found && rest.length > 0) return;
    const now = found ? stepsOf(found) : [];
    if (!now.some(isOf(id))) await replace(later, now, [...now, gone].sort(latestFirst));
  };
}

/** Notes on an entry's request whether the entry was discarded. */
async function mark(tx: WriteTx, id: string, isDiscarded: boolean): Promise<void> {
  const steps = (await storedBookings(tx)).map(stepsOf).find((all) => all.some(isOf(id)));
  if (!steps) return;
  const marked = steps.map((step) => (step.entry === id ? { ...step, isDiscarded } : step));
  await replace(tx, steps, marked);
}

const isOf = (id: string) => (step: Booking) => step.entry === id;

/** The requests for one consultation, the latest first. */
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
