import { type Booking, endOf, isBooking } from '../domain/booking';
import type { ReadTx, Stored, WriteTx } from './connection';
import { isLive, readEntry } from './entry';
import { bookingKey, bookingKeys, type Restore } from './stored-records';

/**
 * The state of a consultation's lead: `unknown` once its stub is deleted, a day after delivery; `discarded` if it may
 * have reached us before.
 */
export type LeadState = 'waiting' | 'parked' | 'recorded' | 'unknown' | 'discarded';

export type KeptBooking = { booking: Booking; lead: LeadState };

/** Reads the consultations on this device, the next one first. */
export async function readBookings(tx: ReadTx): Promise<KeptBooking[]> {
  const kept: KeptBooking[] = [];
  for (const record of await tx.objectStore('meta').getAll(bookingKeys())) {
    if (!isBooking(record) || record.entry === undefined) continue;
    const lead = await leadState(tx, record.entry, record.isDiscarded);
    const hasArrived = lead === 'recorded' || lead === 'unknown';
    kept.push({ booking: hasArrived ? { ...record, before: undefined } : record, lead });
  }
  return kept;
}

async function leadState(tx: ReadTx, id: string, isDiscarded = false): Promise<LeadState> {
  const entry = readEntry(await tx.objectStore('entries').index('id').get(id));
  if (!entry) return isDiscarded ? 'discarded' : 'unknown';
  if (!isLive(entry)) return 'recorded';
  return entry.state.kind === 'parked' ? 'parked' : 'waiting';
}

/** The key of its record. */
export const keyOf = (booking: Booking) => bookingKey(endOf(booking), booking.uid);

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

/** A change made after another was discarded reuses its number, so ties go by time. */
export const latestFirst = (a: Booking, b: Booking) =>
  b.sequence - a.sequence || b.askedAt - a.askedAt;

export async function storedBookings(tx: WriteTx): Promise<Booking[]> {
  return (await tx.objectStore('meta').getAll(bookingKeys())).filter(isBooking);
}

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
