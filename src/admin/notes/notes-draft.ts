import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { createChannel } from '../../device/channel';
import { object, oneOf, type ShapeOf, text } from '../../lib/shape';
import { storable } from '../../lib/storable';
import { keptKeys } from '../../staff-copy/staff-copy';
import { useStaff } from '../staff';

/** Returns a note as the database stores it; other differences don't count. */
export const asStored = (note: string) => storable(note).trim();

/** An unsaved note on the device. */
export const isNotesDraft = object({ notes: text });
export type NotesDraft = ShapeOf<typeof isNotesDraft>;
/** Whether a stored draft still has these words. */
export const hasNotes = (value: unknown, notes: string) =>
  isNotesDraft(value) && value.notes === notes;

/** The prefix of unsaved notes' keys in the staff copy; the id of their row follows. Further tabs append a number. */
export const NOTES_KEY = 'notes:';

export const notesKey = (row: string) => `${NOTES_KEY}${row}`;

export const rowOf = (key: string) => key.split(':')[1] ?? '';

/**
 * Returns the leads and contacts with unsaved notes on this device, from any tab.
 * @param staff whose notes; everybody's by default
 */
export async function rowsWithNotes(staff?: string): Promise<ReadonlySet<string>> {
  return new Set((await keptKeys(NOTES_KEY, staff)).map(rowOf));
}

/** Tells this person's other tabs that the set of rows with unsaved notes has changed. */
const notesChannel = createChannel('meridian-notes', oneOf('changed'));

/** The key of the query for that set. */
const UNSAVED_NOTES = ['unsaved-notes'];

/** Tells every tab, including this one, that the set has changed. */
export function tellNotes(queries: Pick<QueryClient, 'invalidateQueries'>): void {
  void queries.invalidateQueries({ queryKey: UNSAVED_NOTES });
  notesChannel.post('changed');
}

const NONE: ReadonlySet<string> = new Set();

/** Returns the rows with unsaved notes on this device, from any tab. */
export function useRowsWithNotes(): ReadonlySet<string> {
  const { id } = useStaff();
  const { data = NONE, refetch } = useQuery({
    queryKey: UNSAVED_NOTES,
    queryFn: () => rowsWithNotes(id),
    initialData: NONE,
    staleTime: 0,
  });
  useEffect(() => notesChannel.listen(() => void refetch()), [refetch]);
  return data;
}
