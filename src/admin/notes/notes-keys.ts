import type { QueryClient } from '@tanstack/react-query';
import { createChannel } from '../../device/channel';
import { oneOf } from '../../lib/shape';
import { keptKeys } from '../../staff-copy/staff-copy';

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
export const notesChannel = createChannel('meridian-notes', oneOf('changed'));

/** The key of the query for that set. */
export const UNSAVED_NOTES = ['unsaved-notes'];

/** Tells every tab, including this one, that the set has changed. */
export function tellNotes(queries: Pick<QueryClient, 'invalidateQueries'>): void {
  void queries.invalidateQueries({ queryKey: UNSAVED_NOTES });
  notesChannel.post('changed');
}
