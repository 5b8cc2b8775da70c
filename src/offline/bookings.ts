import { type Booking, isBooking, type LeadKey } from '../domain/booking';
import type { ReadTx } from './connection';
import { isLive, readEntry } from './entry';
import { isOnItsOwn } from './keep-booking';
import { bookingKeys } from './stored-records';

/**
 * The state of a consultation's lead: `unknown` once its stub is deleted, a day after delivery; `discarded` if it may
 * have reached us before.
 */
export type LeadState = 'waiting' | 'parked' | 'recorded' | 'unknown' | 'discarded';

/** Whether a consultation has reached us. */
export const hasArrived = (lead: LeadState): boolean => lead === 'recorded' || lead === 'unknown';

/** With the key of the lead that it is now, once it has one. */
export type KeptBooking = { booking: Booking; lead: LeadState; key?: LeadKey | undefined };

/** Reads the consultations on this device, the next one first. */
export async function readBookings(tx: ReadTx): Promise<KeptBooking[]> {
  const kept: KeptBooking[] = [];
  for (const record of await tx.objectStore('meta').getAll(bookingKeys())) {
    if (!isBooking(record) || record.entry === undefined) continue;
    const lead = await leadState(tx, record.entry, record.isDiscarded);
    const { leadKey, orElse } = record;
    const key = orElse && (await isOnItsOwn(tx, orElse)) ? orElse : leadKey;
    kept.push({ booking: hasArrived(lead) ? { ...record, before: undefined } : record, lead, key });
  }
  return kept;
}

async function leadState(tx: ReadTx, id: string, isDiscarded = false): Promise<LeadState> {
  const entry = readEntry(await tx.objectStore('entries').index('id').get(id));
  if (!entry) return isDiscarded ? 'discarded' : 'unknown';
  if (!isLive(entry)) return 'recorded';
  return entry.state.kind === 'parked' ? 'parked' : 'waiting';
}
