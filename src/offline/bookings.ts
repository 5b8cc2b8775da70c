import { type Booking, endOf, isBooking } from '../domain/booking';
import { object, text } from '../lib/shape';
import type { ReadTx } from './connection';
import { isLive, readEntry } from './entry';
import { type Beside, bookingKey, bookingKeys } from './rows';

/** What is known of the lead that a consultation was asked for with; a day after it was recorded, nothing. */
export type LeadState = 'waiting' | 'parked' | 'recorded' | 'unknown';

export type KeptBooking = { booking: Booking; lead: LeadState };

const hasEntry = object({ entry: text });

/** Keeps a consultation in the write that stores its lead, in the place of what it was before. */
export function keepBooking(booking: Booking, before?: Booking): Beside {
  return (tx, entry) => {
    const meta = tx.objectStore('meta');
    const writes = [
      ...(before ? [meta.delete(keyOf(before))] : []),
      meta.put({ ...booking, entry }, keyOf(booking)),
    ];
    // Where the write fails, the entry's own failure tells.
    for (const write of writes) void write.catch(() => undefined);
  };
}

/** The consultations on this device, the next one first. */
export async function readBookings(tx: ReadTx): Promise<KeptBooking[]> {
  const kept: KeptBooking[] = [];
  for (const record of await tx.objectStore('meta').getAll(bookingKeys())) {
    if (!isBooking(record) || !hasEntry(record)) continue;
    const { entry, ...booking } = record;
    kept.push({ booking, lead: await leadState(tx, entry) });
  }
  return kept;
}

async function leadState(tx: ReadTx, id: string): Promise<LeadState> {
  const entry = readEntry(await tx.objectStore('entries').index('id').get(id));
  if (!entry) return 'unknown';
  if (!isLive(entry)) return 'recorded';
  return entry.state.kind === 'parked' ? 'parked' : 'waiting';
}

const keyOf = (booking: Booking) => bookingKey(endOf(booking), booking.uid);
