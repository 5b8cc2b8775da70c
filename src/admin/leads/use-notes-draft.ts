import { useEffect } from 'react';
import { useStore } from 'zustand';
import { holdPlace, recallPlace } from '../../forms/draft-place';
import { keptKeys } from '../../staff-copy/staff-copy';
import type { Lists } from '../rows/lists';
import type { ListedLead } from '../rows/row';
import { type Staff, useStaff } from '../staff';
import { createKeptNotes, type KeptNotes } from './kept-notes';
import { asStored, basisOf, seenByAuthor } from './notes-draft';
import { notesKey, tellNotes } from './notes-keys';

const made = new WeakMap<Lists, Map<string, KeptNotes>>();

/**
 * Manages notes as they are being typed. Unsaved ones are stored on the device with every letter, together with the
 * state they are based on: they survive a reload, a closed sheet and an expired session, and are erased with the staff
 * copy at sign-out. Each tab in which the lead is open keeps its own.
 * @param stored the lead as the database returned it, without pending changes
 */
export function useNotesDraft(lead: ListedLead, stored: ListedLead) {
  const kept = keptNotesOf(useStaff(), lead.id);
  const { typed, isKept } = useStore(kept.state);
  useEffect(() => kept.open(), [kept]);

  const saved = lead.notes ?? '';
  const notes = typed?.notes ?? saved;
  const isDraft = asStored(notes) !== asStored(saved);
  // For example, the browser was killed before it learned that they were saved.
  const isStored = isKept && !isDraft && asStored(notes) === asStored(stored.notes ?? '');
  useEffect(() => {
    if (isStored) kept.forget();
  }, [isStored, kept]);

  return {
    notes,
    isDraft,
    isKept,
    /** The lead state that the author has seen. */
    seen: typed ? seenByAuthor(stored, typed.basis) : undefined,
    type(next: string): void {
      if (next === saved) {
        kept.forget();
        return;
      }
      const basis = typed ? typed.basis : basisOf(stored, saved);
      kept.type({ notes: next, basis }, asStored(next) !== asStored(saved));
    },
    forget: kept.forget,
    settle: (sent: string) => kept.settle(sent, basisOf(stored, asStored(sent))),
  };
}

function keptNotesOf({ id, lists }: Staff, lead: string): KeptNotes {
  const all = made.get(lists) ?? new Map<string, KeptNotes>();
  made.set(lists, all);
  const known = all.get(lead);
  if (known) return known;
  const form = notesKey(lead);
  const filled = () => keptKeys(form, id);
  const notes = createKeptNotes({
    copy: lists.copy,
    onKept: () => tellNotes(lists.queries),
    async takePlace(last, mayAdopt) {
      const own = last ?? recallPlace(form);
      // If this tab's own key is empty by now, notes that another tab left behind come first.
      const isFilled = mayAdopt && own !== null && (await filled()).includes(own);
      return holdPlace(form, { filled, mayAdopt, remembered: isFilled ? own : null });
    },
  });
  all.set(lead, notes);
  return notes;
}
