import { seenLead, seenOf } from '../../domain/seen';
import { maybe, object, type ShapeOf, text } from '../../lib/shape';
import { storable } from '../../lib/storable';
import type { ListedLead } from '../rows/row';

/** The state that notes are based on: they may replace it without a question. */
const isBasis = object({
  /** The lead's seen state, from `seenOf`. */
  seen: text,
  /** The notes in the field, which include one's own that are still waiting to be sent. */
  shown: text,
});
export type DraftBasis = ShapeOf<typeof isBasis>;

/** Notes as the database stores them; other differences don't count. */
export const asStored = (notes: string) => storable(notes).trim();

/** Unsaved notes on the device. Earlier releases stored no basis with them. */
export const isNotesDraft = object({ notes: text, basis: maybe(isBasis) });
export type NotesDraft = ShapeOf<typeof isNotesDraft>;

/** Older than any row: nobody here has seen whatever notes the lead has now. */
const UNKNOWN: DraftBasis = { seen: new Date(0).toISOString(), shown: '' };

/**
 * @param stored the lead as the database returned it
 * @param shown its notes, with pending changes applied
 */
export function basisOf(stored: ListedLead, shown: string): DraftBasis {
  return { seen: seenOf(stored) ?? UNKNOWN.seen, shown };
}

/**
 * The state of the lead that a draft's author has seen, sent along when it is saved. While the notes are still those that
 * the draft is based on, it is the current state: another status is no conflict. Otherwise it is the earlier state, so that
 * a colleague's notes cause a conflict in place of being overwritten.
 */
export function seenByAuthor(stored: ListedLead, basis: DraftBasis = UNKNOWN): string | null {
  const now = seenOf(stored);
  const isAsBegun =
    (stored.notes ?? '') === basis.shown ||
    seenLead(now ?? '').notes === seenLead(basis.seen).notes;
  return isAsBegun ? now : basis.seen;
}
