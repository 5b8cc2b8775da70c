import { seenLead, seenOf, withShownNotes } from '../../domain/seen';
import { maybe, object, type ShapeOf, text } from '../../lib/shape';
import { storable } from '../../lib/storable';
import type { ListedLead } from '../rows/row';

/** The state that notes are based on; they may replace it without a conflict. */
const isBasis = object({
  /** The lead's seen state, from `seenOf`. */
  seen: text,
  /** The notes in the field, including the author's own that are still waiting to be sent. */
  shown: text,
});
export type DraftBasis = ShapeOf<typeof isBasis>;

/** Returns notes as the database stores them; other differences don't count. */
export const asStored = (notes: string) => storable(notes).trim();

/** Unsaved notes on the device. Earlier releases stored no basis with them. */
export const isNotesDraft = object({ notes: text, basis: maybe(isBasis) });
export type NotesDraft = ShapeOf<typeof isNotesDraft>;
/** Whether a stored draft still has these notes. */
export const hasNotes = (value: unknown, notes: string) =>
  isNotesDraft(value) && value.notes === notes;

/** Older than any row, as if the author had seen none of the lead's notes. */
const UNKNOWN: DraftBasis = { seen: new Date(0).toISOString(), shown: '' };

/**
 * Returns the state that a new draft is based on.
 * @param stored the lead as the database returned it
 * @param shown its notes, with pending changes applied
 */
export function basisOf(stored: ListedLead, shown: string): DraftBasis {
  return { seen: seenOf(stored) ?? UNKNOWN.seen, shown };
}

/**
 * Returns the lead state that a draft's author has seen, sent along when it is saved. While the notes are still those
 * the draft is based on, it is the current state: another status is not a conflict. Otherwise it is the earlier state, so
 * that a colleague's notes cause a conflict instead of being overwritten.
 */
export function seenByAuthor(stored: ListedLead, basis: DraftBasis = UNKNOWN): string {
  const now = seenOf(stored) ?? UNKNOWN.seen;
  const isAsBegun =
    (stored.notes ?? '') === basis.shown || seenLead(now).notes === seenLead(basis.seen).notes;
  return withShownNotes(isAsBegun ? now : basis.seen, basis.shown);
}
