import type { QueryClient } from '@tanstack/react-query';
import { createChannel } from '../../device/channel';
import { oneOf } from '../../lib/shape';
import { keptKeys } from '../../staff-copy/staff-copy';

/** The prefix of unsaved notes' keys in the staff copy; the lead's id follows. Further tabs append a number. */
export const NOTES_KEY = 'notes:';

export const notesKey = (lead: string) => `${NOTES_KEY}${lead}`;

export const leadOf = (key: string) => key.split(':')[1] ?? '';

/**
 * Returns the leads with unsaved notes on this device, from any tab.
 * @param staff whose notes; everybody's by default
 */
export async function leadsWithNotes(staff?: string): Promise<ReadonlySet<string>> {
  return new Set((await keptKeys(NOTES_KEY, staff)).map(leadOf));
}

/** Tells this administrator's other tabs that the set of leads with unsaved notes has changed. */
export const notesChannel = createChannel('meridian-notes', oneOf('changed'));

/** The key of the query for that set. */
export const UNSAVED_NOTES = ['unsaved-notes'];

/** Tells every tab, including this one, that the set has changed. */
export function tellNotes(queries: Pick<QueryClient, 'invalidateQueries'>): void {
  void queries.invalidateQueries({ queryKey: UNSAVED_NOTES });
  notesChannel.post('changed');
}
