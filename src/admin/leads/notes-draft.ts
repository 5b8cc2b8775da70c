import { seenLead, seenOf } from '../../domain/seen';
import { maybe, object, type ShapeOf, text } from '../../lib/shape';
import { storable } from '../../lib/storable';
import type { ListedLead } from '../rows/row';

/** What notes were begun on: all that may be replaced by them without a question. */
const isBasis = object({
  /** The lead as the database gave it, by `seenOf`. */
  seen: text,
  /** The notes that stood in the field: own ones that wait to be sent are in no row yet. */
  shown: text,
});
export type DraftBasis = ShapeOf<typeof isBasis>;

/** Notes as they are stored: what differs from them only in this is the same. */
export const asStored = (notes: string) => storable(notes).trim();

/** Notes that are kept on the device before they are saved. Earlier releases kept no basis with them. */
export const isNotesDraft = object({ notes: text, basis: maybe(isBasis) });
export type NotesDraft = ShapeOf<typeof isNotesDraft>;

/** Older than any row: whatever notes a lead has now, nobody here has seen them. */
const UNKNOWN: DraftBasis = { seen: new Date(0).toISOString(), shown: '' };

/**
 * @param stored the lead as the database gave it
 * @param shown its notes, with changes that wait
 */
export function basisOf(stored: ListedLead, shown: string): DraftBasis {
  return { seen: seenOf(stored) ?? UNKNOWN.seen, shown };
}

/**
 * What a draft's author has seen of the lead, to be handed over when it is saved. As long as the notes are those on which
 * it was begun, that is the lead as it is now: another status is no reason to ask. Otherwise it is the lead as it was, and
 * the colleague's notes are asked about instead of being overwritten.
 */
export function seenByAuthor(stored: ListedLead, basis: DraftBasis = UNKNOWN): string | null {
  const now = seenOf(stored);
  const isAsBegun =
    (stored.notes ?? '') === basis.shown ||
    seenLead(now ?? '').notes === seenLead(basis.seen).notes;
  return isAsBegun ? now : basis.seen;
}
