import { createStore } from 'zustand/vanilla';
import type { Place } from '../../offline/drafts';
import type { StaffCopy } from '../../staff-copy/staff-copy';
import { type DraftBasis, isNotesDraft, type NotesDraft } from './notes-draft';

type NotesState = {
  /** Undefined: the notes are as saved. */
  typed: NotesDraft | undefined;
  /** Whether the device has them, so that a reload restores them. */
  isKept: boolean;
};

export type KeptNotes = ReturnType<typeof createKeptNotes>;

type Env = {
  copy: Pick<StaffCopy, 'read' | 'write' | 'change'>;
  /**
   * Takes the place where this tab keeps them, apart from every other tab in which the lead is open.
   * @param last the place it had before
   * @param mayAdopt whether the place may already contain notes
   */
  takePlace(last: string | undefined, mayAdopt: boolean): Promise<Place>;
  /** The device has begun or ceased to keep notes on the lead. */
  onKept(): void;
};

const NOTHING: NotesState = { typed: undefined, isKept: false };

/** Notes on one lead as they are typed in this tab, even while its editor is closed and opened again. */
export function createKeptNotes({ copy, takePlace, onKept }: Env) {
  const state = createStore<NotesState>(() => NOTHING);
  let editors = 0;
  let place: Place | undefined;
  let last: string | undefined;
  /** What this tab last stored or found in its place. */
  let kept: { at: string; notes: string } | undefined;
  // One after another, so that what was typed last is what is stored in the end.
  let work: Promise<unknown> = Promise.resolve();
  const then = (job: () => Promise<unknown>) => {
    work = work.then(job, job);
  };

  const take = async (mayAdopt: boolean): Promise<Place> => {
    const taken = await takePlace(last, mayAdopt);
    place = taken;
    last = taken.name;
    kept = undefined;
    return taken;
  };

  const load = async () => {
    if (place) return;
    const taken = await take(true);
    const found = await copy.read(taken.name);
    if (!found || !isNotesDraft(found.value)) return;
    if (state.getState().typed) {
      // Somebody has begun to type meanwhile: the notes that were found must not be overwritten.
      taken.release();
      await take(false);
      return;
    }
    kept = { at: taken.name, notes: found.value.notes };
    state.setState({ typed: found.value, isKept: true });
  };

  const write = async (typed: NotesDraft) => {
    const { name } = place ?? (await take(false));
    const isNew = kept === undefined;
    const isKept = await copy.write(name, typed);
    if (isKept) kept = { at: name, notes: typed.notes };
    if (state.getState().typed === typed) state.setState({ isKept });
    if (isKept && isNew) onKept();
  };

  /** Without locks, or once this tab has released its place, another tab may have written there. */
  const erase = async () => {
    if (!kept) return;
    const { at, notes } = kept;
    kept = undefined;
    await copy.change(at, (value) => (isOf(value, notes) ? undefined : value));
    onKept();
  };

  return {
    state,
    /** An editor is open, until what this returns is called. */
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
    /** @param isKept whether they differ from what is saved, and so are kept */
    type(typed: NotesDraft, isKept: boolean): void {
      state.setState(isKept ? { typed } : { typed, isKept });
      then(isKept ? () => write(typed) : erase);
    },
    /** Discards them. What another tab has typed stays. */
    forget(): void {
      state.setState(NOTHING);
      then(erase);
    },
    /** Notes were saved. What was typed since is based on them, and stays. */
    settle(sent: string, basis: DraftBasis): void {
      const { typed } = state.getState();
      if (typed?.notes === sent) state.setState(NOTHING);
      else if (typed) state.setState({ typed: { ...typed, basis } });
      then(async () => {
        if (!kept || kept.notes === sent) return erase();
        const { at, notes } = kept;
        await copy.change(at, (value) => (isOf(value, notes) ? { notes, basis } : value));
      });
    },
  };
}

const isOf = (value: unknown, notes: string) => isNotesDraft(value) && value.notes === notes;
