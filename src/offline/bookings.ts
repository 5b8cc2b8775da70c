import { type Booking, endOf, isBooking, type LeadKey } from '../domain/booking';
import { isNamed } from '../domain/lead';
import type { ReadTx, Stored, WriteTx } from './connection';
import { isLive, mayHaveArrived, readEntry } from './entry';
import {
  type AlsoWrite,
  bookingKey,
  bookingKeys,
  type CapturedEntry,
  type Restore,
} from './stored-records';

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
  // What has no time comes last: its day may have passed, or none was named.
  const order = ({ booking: { day, startsAt } }: KeptBooking) =>
    day === undefined ? startsAt : endOf({ day, startsAt });
  return kept.sort((one, other) => order(one) - order(other));
}

/** The state of the entry with an id. */
export async function leadState(
  tx: ReadTx | WriteTx,
  id: string,
  isDiscarded = false,
): Promise<LeadState> {
  const entry = readEntry(await tx.objectStore('entries').index('id').get(id));
  if (!entry) return isDiscarded ? 'discarded' : 'unknown';
  if (!isLive(entry)) return 'recorded';
  return entry.state.kind === 'parked' ? 'parked' : 'waiting';
}

/**
 * Stores a consultation in the same write as its lead, replacing its previous record.
 * @param secret for its row, unless an existing lead can be updated, or had one
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
  const { startsAt, sequence, isCancelled, kind, day } = booking;
  const stored = {
    // With the secret of the lead before, the database knows that calendars have it by that lead's id.
    ...(updating(entry, booking) ?? { ...entry, secret: booking.leadKey?.secret ?? secret }),
    // Shown in the list of waiting entries: several entries for one consultation must not look the same.
    ...(kind === undefined && day === undefined && { step: { startsAt, sequence, isCancelled } }),
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
function updating(
  entry: CapturedEntry,
  { leadKey, sequence }: Pick<Booking, 'leadKey' | 'sequence'>,
): CapturedEntry | undefined {
  if (!leadKey || (knows(entry) && !leadKey.isNamed)) return undefined;
  const { id: amends, secret } = leadKey;
  return { ...entry, amends, secret, submission: { ...entry.submission, revision: sequence } };
}

/** Whether an entry names the visitor. */
const knows = ({ submission }: CapturedEntry) =>
  isNamed({ name: ('name' in submission && submission.name) || '' });

/** Whether a change went out as a lead of its own, because staff had touched the one before. It is the newest then. */
async function isOnItsOwn(tx: ReadTx | WriteTx, { id }: LeadKey): Promise<boolean> {
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
const latestFirst = (a: Booking, b: Booking) => b.sequence - a.sequence || b.askedAt - a.askedAt;

/** Every consultation on this device that this release can read. */
async function storedBookings(tx: WriteTx): Promise<Booking[]> {
  return (await tx.objectStore('meta').getAll(bookingKeys())).filter(isBooking);
}

/** Follows an entry whose content, and with it perhaps its id, somebody changed before it was sent. */
export async function editBooking(tx: WriteTx, entry: Stored, next: CapturedEntry): Promise<void> {
  const steps = (await storedBookings(tx)).map(stepsOf).find((all) => all.some(isOf(entry.id)));
  if (!steps) return;
  const renamed = (key: LeadKey | undefined) =>
    key?.id === entry.id ? { ...key, id: next.id } : key;
  const { submission } = next;
  const about =
    'property_interest' in submission
      ? { property: submission.property_interest, slug: submission.property_slug ?? undefined }
      : {};
  const edited = steps.map((step) => ({
    ...step,
    leadKey: renamed(step.leadKey),
    orElse: renamed(step.orElse),
    ...(step.entry === entry.id && { entry: next.id, ...(step.kind && about) }),
  }));
  await replace(tx, steps, edited);
}

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
  if (rest.length === 0 && isLive(entry) && mayHaveArrived(entry)) {
    await mark(tx, id, true);
    return (later) => mark(later, id, false);
  }
  await replace(tx, steps, rest);

  return async (later) => {
    const found = (await storedBookings(later)).find(({ uid }) => uid === gone.uid);
    // The consultation was deleted from this phone in the meantime.
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
