import { isFinal } from '../domain/amendment';
import { isPictureRefused } from '../domain/business-card';
import { kindOf } from '../domain/submission-kind';
import { numberIn, TIMES, UNDONE } from './cleared';
import type { Connection, ReadTx, Stored, WriteTx } from './connection';
import { type Entry, isLive, type Queued } from './entry';
import { isPicture, type PictureEntry, pictureId } from './pictures';
import type { Policy } from './policy';
import { isIn } from './status';
import type { AlsoRemove, Changed } from './stored-records';
import { submissionPolicy } from './submission-policy';

/**
 * Changes an entry by compare and set, unless it is gone or `change` returns nothing. For an entry that is being sent,
 * only changes that keep its lease are accepted.
 */
export function changeEntry<E extends Queued, Parcel>(
  connection: Connection,
  { read, write }: Pick<Policy<E, Parcel>, 'read' | 'write'>,
  seq: number,
  change: (entry: E, tx: WriteTx) => E | undefined | Promise<E | undefined>,
): Promise<Changed> {
  return connection.write(async (tx) => {
    const entries = tx.objectStore('entries');
    const entry = read(await entries.get(seq));
    const next = entry && (await change(entry, tx));
    if (entry?.state.kind === 'sending' && next?.state !== entry.state) return 'sending';
    if (!next) return 'gone';
    await entries.put(write(next));
    return 'changed';
  }, 'strict');
}

/** Removes the picture of a lead that was not sent; one of a lead that was is still to be sent. */
async function removePicture(tx: WriteTx, lead: Stored): Promise<Stored | undefined> {
  if (isIn(lead, 'delivered')) return undefined;
  const entries = tx.objectStore('entries');
  const seq = await entries.index('id').getKey(pictureId(lead.id));
  const picture = seq === undefined ? undefined : await entries.get(seq);
  if (seq !== undefined) await entries.delete(seq);
  return picture;
}

/** Counts the clearings of the day's list, by a person or a sign-out, that were not undone. */
async function clearings(tx: ReadTx | WriteTx): Promise<number> {
  const meta = tx.objectStore('meta');
  return numberIn(await meta.get(TIMES)) - numberIn(await meta.get(UNDONE));
}

/** What an undo brings back of a record if the list was cleared since: what the clearing would have left of it. */
function cleared(record: Stored): Stored | undefined {
  const entry = 'seq' in record ? submissionPolicy.read(record) : undefined;
  return entry ? clearedEntry(entry) : record;
}

/**
 * The result of discarding an entry; `undo` restores it in its place, with what was removed along with it: as it was, or
 * cleared if the day's list was since.
 */
export type Removal = {
  change: Changed;
  undo(isAsItWas?: boolean): Promise<unknown>;
  /** Whether the day's list was cleared since, and the entry with it: nothing may name anybody any more. */
  isCleared(): Promise<boolean>;
};

/**
 * Removes an entry or a change unless it is being sent.
 * @param wasSending an attempt was running when this was requested: if it was delivered since, it is left alone
 */
export function remove(
  connection: Connection,
  seq: number,
  along?: AlsoRemove,
  wasSending?: boolean,
): Promise<Removal> {
  const unless = (change: Changed): Removal => ({
    change,
    undo: async () => {},
    isCleared: async () => false,
  });
  return connection.write(async (tx) => {
    const entries = tx.objectStore('entries');
    const record = await entries.get(seq);
    if (record === undefined) return unless('gone');
    if (isIn(record, 'sending')) return unless('sending');
    // The database has it: there is nothing left to discard.
    if (isIn(record, 'delivered') && (wasSending || 'change' in record)) return unless('gone');
    await entries.delete(seq);
    const picture = await removePicture(tx, record);
    const putBack = await along?.(tx, record);
    const before = await clearings(tx);
    return {
      change: 'changed',
      // Same id, same content: if it is already stored, sending it again finds out.
      undo: (isAsItWas) =>
        connection.write(async (later) => {
          const store = later.objectStore('entries');
          const isCleared = !isAsItWas && (await clearings(later)) !== before;
          for (const one of picture ? [picture, record] : [record]) {
            const back = isCleared ? cleared(one) : one;
            if (back && (await store.index('id').getKey(one.id)) === undefined) {
              await store.add(back);
            }
          }
          await putBack?.(later);
        }, 'strict'),
      isCleared: () =>
        connection
          .read(async (later) => cleared(record) !== record && (await clearings(later)) !== before)
          .catch(() => false),
    };
  }, 'strict');
}

/** What stays of an entry. What the database has refused for good is never sent, so nothing of it has to. */
export function clearedEntry(entry: Entry | PictureEntry): Entry | PictureEntry | undefined {
  if (isPicture(entry)) return isPictureRefused(entry.state) ? undefined : entry;
  if (!isLive(entry)) return entry.subject.kind === 'viewing' ? undefined : entry;
  if (kindOf(entry.submission) !== 'viewing') return entry;
  if (isFinal(entry)) return undefined;
  return entry.isCleared ? entry : { ...entry, isCleared: true };
}
