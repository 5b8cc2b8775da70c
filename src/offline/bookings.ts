import { type Booking, endOf, isBooking } from '../domain/booking';
import { isNamed } from '../domain/lead';
import type { ReadTx } from './connection';
import { isLive, readEntry } from './entry';
import { type Beside, bookingKey, bookingKeys, type Fresh } from './rows';

/** What is known of the lead that a consultation was asked for with; a day after it was recorded, nothing. */
export type LeadState = 'waiting' | 'parked' | 'recorded' | 'unknown';

/** Whether the database has what was asked for last. */
export const hasHeard = (lead: LeadState) => lead === 'recorded' || lead === 'unknown';

export type KeptBooking = { booking: Booking; lead: LeadState };

/**
 * Keeps a consultation in the write that stores its lead, in the place of what it was before.
 * @param secret for its lead, if it has none yet that can be brought up to date
 */
export function keepBooking(booking: Booking, secret: string, before?: Booking): Beside {
  return (tx, entry) => {
    const meta = tx.objectStore('meta');
    const { startsAt, sequence, isCancelled } = booking;
    const stored = {
      ...(updating(entry, booking) ?? { ...entry, secret }),
      // For whoever looks at what waits: several for one consultation must not look the same.
      step: { startsAt, sequence, isCancelled },
    };
    const leadKey = stored.amends
      ? booking.leadKey
      : { id: entry.id, secret, isNamed: knows(entry) };
    const writes = [
      ...(before ? [meta.delete(keyOf(before))] : []),
      meta.put({ ...booking, leadKey, entry: entry.id }, keyOf(booking)),
    ];
    // Where the write fails, the entry's own failure tells.
    for (const write of writes) void write.catch(() => undefined);
    return stored;
  };
}

/** The entry as one that brings the consultation's lead up to date. Who was not known to it is told by a lead of its own. */
function updating(entry: Fresh, { leadKey, sequence }: Booking): Fresh | undefined {
  if (!leadKey || (knows(entry) && !leadKey.isNamed)) return undefined;
  const { id: amends, secret } = leadKey;
  return { ...entry, amends, secret, submission: { ...entry.submission, revision: sequence } };
}

const knows = ({ submission }: Fresh) => isNamed({ name: submission.name ?? '' });

/** The consultations on this device, the next one first. */
export async function readBookings(tx: ReadTx): Promise<KeptBooking[]> {
  const kept: KeptBooking[] = [];
  for (const record of await tx.objectStore('meta').getAll(bookingKeys())) {
    if (!isBooking(record) || record.entry === undefined) continue;
    const lead = await leadState(tx, record.entry);
    kept.push({ booking: hasHeard(lead) ? { ...record, before: undefined } : record, lead });
  }
  return kept;
}

async function leadState(tx: ReadTx, id: string): Promise<LeadState> {
  const entry = readEntry(await tx.objectStore('entries').index('id').get(id));
  if (!entry) return 'unknown';
  if (!isLive(entry)) return 'recorded';
  return entry.state.kind === 'parked' ? 'parked' : 'waiting';
}

/** Where it is kept. */
export const keyOf = (booking: Booking) => bookingKey(endOf(booking), booking.uid);
