import { type Booking, endOf, isBooking, type LeadKey } from '../domain/booking';
import { isNamed } from '../domain/lead';
import type { ReadTx, WriteTx } from './connection';
import { readEntry } from './entry';
import { type AlsoWrite, bookingKey, bookingKeys, type CapturedEntry } from './stored-records';

/**
 * Stores a consultation in the same write as its lead, replacing its previous record.
 * @param secret for its lead, unless an existing lead can be updated
 */
export function keepBooking(booking: Booking, secret: string): AlsoWrite {
  return (tx, entry) => {
    if (!booking.before) return put(tx, entry, booking, secret);
    // Another tab may have changed it since this one read it: then this change follows that one.
    return storedBooking(tx, booking.uid).then((latest) =>
      put(tx, entry, following(booking, latest), secret, latest),
    );
  };
}

/** A change as the successor of the latest one, whichever its author saw. */
function following(booking: Booking, latest: Booking | undefined): Booking {
  if (!latest) return booking;
  const sequence = Math.max(booking.sequence, latest.sequence + 1);
  const { leadKey, orElse, answers } = latest;
  return { ...booking, sequence, leadKey, orElse, answers, before: latest };
}

function put(
  tx: WriteTx,
  entry: CapturedEntry,
  booking: Booking,
  secret: string,
  replaced?: Booking,
): CapturedEntry {
  const meta = tx.objectStore('meta');
  const { startsAt, sequence, isCancelled } = booking;
  const stored = {
    ...(updating(entry, booking) ?? { ...entry, secret }),
    // Shown in the list of waiting entries: several entries for one consultation must not look the same.
    step: { startsAt, sequence, isCancelled },
  };
  const own = { id: entry.id, secret: stored.secret ?? secret, isNamed: knows(entry) };
  const keys = stored.amends ? { orElse: own } : { leadKey: own, orElse: undefined };
  const writes = [
    ...(replaced ? [meta.delete(keyOf(replaced))] : []),
    meta.put({ ...booking, ...keys, entry: entry.id }, keyOf(booking)),
  ];
  // If the transaction fails, adding the entry reports it.
  for (const write of writes) void write.catch(() => undefined);
  return stored;
}

/** The record of one consultation. */
async function storedBooking(tx: WriteTx, uid: string): Promise<Booking | undefined> {
  const stored = (await storedBookings(tx)).find((one) => one.uid === uid);
  return stored && aimed(tx, stored);
}

/** Makes the entry an update of a consultation's lead. A name that lead doesn't have yet needs a lead of its own. */
export function updating(
  entry: CapturedEntry,
  { leadKey, sequence }: Pick<Booking, 'leadKey' | 'sequence'>,
): CapturedEntry | undefined {
  if (!leadKey || (knows(entry) && !leadKey.isNamed)) return undefined;
  const { id: amends, secret } = leadKey;
  return { ...entry, amends, secret, submission: { ...entry.submission, revision: sequence } };
}

/** Whether an entry names the visitor. */
export const knows = ({ submission }: CapturedEntry) =>
  isNamed({ name: ('name' in submission && submission.name) || '' });

/** Whether a change went out as a lead of its own, because staff had touched the one before. It is the newest then. */
export async function isOnItsOwn(tx: ReadTx | WriteTx, { id }: LeadKey): Promise<boolean> {
  const entry = readEntry(await tx.objectStore('entries').index('id').get(id));
  return entry !== undefined && !entry.amends;
}

/** A consultation with the key of the lead that a further change brings up to date. */
async function aimed(tx: WriteTx, { orElse, ...booking }: Booking): Promise<Booking> {
  if (!orElse) return booking;
  return (await isOnItsOwn(tx, orElse)) ? { ...booking, leadKey: orElse } : { ...booking, orElse };
}

/** Aims consultations at the leads that their changes became, before what says so is deleted. */
export async function aimBookings(tx: WriteTx): Promise<void> {
  for (const booking of await storedBookings(tx)) {
    const next = await aimed(tx, booking);
    if (booking.orElse && !next.orElse) await tx.objectStore('meta').put(next, keyOf(next));
  }
}

/** The key of its record. */
export const keyOf = (booking: Booking) => bookingKey(endOf(booking), booking.uid);

/** A change made after another was discarded reuses its number, so ties go by time. */
export const latestFirst = (a: Booking, b: Booking) =>
  b.sequence - a.sequence || b.askedAt - a.askedAt;

/** Every consultation on this device that this release can read. */
export async function storedBookings(tx: WriteTx): Promise<Booking[]> {
  return (await tx.objectStore('meta').getAll(bookingKeys())).filter(isBooking);
}
