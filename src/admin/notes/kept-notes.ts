import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { holdPlace, type Place, recallPlace } from '../../forms/draft-place';
import { keptKeys, type StaffCopy } from '../../staff-copy/staff-copy';
import type { Lists } from '../rows/lists';
import { type Staff, useStaff } from '../staff';
import {
  asStored,
  hasNotes,
  isNotesDraft,
  type NotesDraft,
  notesKey,
  tellNotes,
} from './notes-draft';

type NotesState = {
  /** Undefined while nothing is typed. */
  typed: NotesDraft | undefined;
  /** Whether the notes are stored on the device, so that a reload restores them. */
  isKept: boolean;
};

type KeptNotes = ReturnType<typeof createKeptNotes>;

type Env = {
  copy: Pick<StaffCopy, 'read' | 'write' | 'change'>;
  /**
   * Reserves the key under which this tab stores its notes, separate from other tabs with the same row.
   * @param last the key it had before
   * @param mayAdopt whether the key may already contain notes
   */
  takePlace(last: string | undefined, mayAdopt: boolean): Promise<Place>;
  /** Called when the device has stored notes on the row, or erased them. */
  onKept(): void;
};

const NOTHING: NotesState = { typed: undefined, isKept: false };

/** Creates the store for the note that is typed in this tab about one row; it outlives closing and reopening its sheet. */
export function createKeptNotes({ copy, takePlace, onKept }: Env) {
  const state = createStore<NotesState>(() => NOTHING);
  let editors = 0;
  let place: Place | undefined;
  let last: string | undefined;
  /** What this tab last stored or found under its key. */
  let kept: { at: string; notes: string } | undefined;
  // Jobs run one after another, so that what was typed last is what ends up stored.
  let work: Promise<unknown> = Promise.resolve();
  const then = (job: () => Promise<unknown>) => {
    work = work.then(job, job);
  };

  const reserveKey = async (mayAdopt: boolean): Promise<Place> => {
    const taken = await takePlace(last, mayAdopt);
    place = taken;
    last = taken.name;
    kept = undefined;
    return taken;
  };

  const load = async () => {
    if (place) return;
    const taken = await reserveKey(true);
    const found = await copy.read(taken.name, isNotesDraft);
    if (!found) return;
    if (state.getState().typed) {
      // Somebody has begun to type meanwhile: the notes that were found must not be overwritten.
      taken.release();
      await reserveKey(false);
      return;
    }
    kept = { at: taken.name, notes: found.value.notes };
    state.setState({ typed: found.value, isKept: true });
  };

  const write = async (typed: NotesDraft) => {
    const { name } = place ?? (await reserveKey(false));
    const isNew = kept === undefined;
    const isKept = await copy.write(name, typed);
    if (isKept) kept = { at: name, notes: typed.notes };
    if (state.getState().typed === typed) state.setState({ isKept });
    if (isKept && isNew) onKept();
  };

  /**
   * Forgets only this tab's notes: without locks, or after this tab has released its key, another tab may have stored
   * its own there.
   */
  const erase = async () => {
    if (!kept) return;
    const { at, notes } = kept;
    kept = undefined;
    await copy.change(at, (value) => (hasNotes(value, notes) ? undefined : value));
    onKept();
  };

  return {
    state,
    /** Registers an open editor. Returns a function to call when it closes. */
    open() {
      editors += 1;
      then(load);
      return () => {
        editors -= 1;
        then(async () => {
          if (editors > 0) return;
          place?.release();
          place = undefined;
          state.setState(NOTHING);
        });
      };
    },
    /** @param isKept whether there is anything to store */
    type(typed: NotesDraft, isKept: boolean): void {
      state.setState(isKept ? { typed } : { typed, isKept });
      then(isKept ? () => write(typed) : erase);
    },
    /** Discards the notes. What another tab has typed stays. */
    forget(): void {
      state.setState(NOTHING);
      then(erase);
    },
  };
}

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
