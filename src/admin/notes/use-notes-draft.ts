import { useEffect } from 'react';
import { useStore } from 'zustand';
import { holdPlace, recallPlace } from '../../forms/draft-place';
import { keptKeys } from '../../staff-copy/staff-copy';
import type { Lists } from '../rows/lists';
import { type Staff, useStaff } from '../staff';
import { createKeptNotes, type KeptNotes } from './kept-notes';
import { asStored } from './notes-draft';
import { notesKey, tellNotes } from './notes-keys';

const made = new WeakMap<Lists, Map<string, KeptNotes>>();

/**
 * Manages the note that is being typed about a row. It is stored on the device with every letter: it survives a reload, a
 * closed sheet and an expired session, and is erased with the staff copy at sign-out. Each tab in which the row is open
 * keeps its own.
 */
export function useNotesDraft(row: string) {
  const kept = keptNotesOf(useStaff(), row);
  const { typed, isKept } = useStore(kept.state);
  useEffect(() => kept.open(), [kept]);
  const notes = typed?.notes ?? '';
  return {
    notes,
    isDraft: asStored(notes) !== '',
    isKept,
    type: (next: string) => kept.type({ notes: next }, asStored(next) !== ''),
    forget: kept.forget,
  };
}

function keptNotesOf({ id, lists }: Staff, row: string): KeptNotes {
  const all = made.get(lists) ?? new Map<string, KeptNotes>();
  made.set(lists, all);
  const known = all.get(row);
  if (known) return known;
  const form = notesKey(row);
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
  all.set(row, notes);
  return notes;
}
