import { object, type ShapeOf, text } from '../../lib/shape';
import { storable } from '../../lib/storable';

/** Returns a note as the database stores it; other differences don't count. */
export const asStored = (note: string) => storable(note).trim();

/** An unsaved note on the device. */
export const isNotesDraft = object({ notes: text });
export type NotesDraft = ShapeOf<typeof isNotesDraft>;
/** Whether a stored draft still has these words. */
export const hasNotes = (value: unknown, notes: string) =>
  isNotesDraft(value) && value.notes === notes;
