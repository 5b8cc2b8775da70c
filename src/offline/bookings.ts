import { type Booking, endOf, isBooking } from '../domain/booking';
import { isNamed } from '../domain/lead';
import type { ReadTx, Stored, WriteTx } from './connection';
import { isLive, readEntry } from './entry';
import { type Beside, bookingKey, bookingKeys, type Fresh, type PutBack } from './rows';

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
