import { createChannel } from '../../device/channel';
import { oneOf } from '../../lib/shape';
import { keptKeys } from '../../staff-copy/staff-copy';

/** Under which keys the device keeps notes that are not saved: this, and the lead's id. Further tabs add a number. */
export const NOTES_KEY = 'notes:';

export const notesKey = (lead: string) => `${NOTES_KEY}${lead}`;

/** On which lead the notes under a key were typed. */
export const leadOf = (key: string) => key.split(':')[1] ?? '';

/**
 * On which leads there are notes that were not saved, in whatever tab they were typed.
 * @param staff by whom, if not by anybody
 */
export async function leadsWithNotes(staff?: string): Promise<ReadonlySet<string>> {
  return new Set((await keptKeys(NOTES_KEY, staff)).map(leadOf));
}

const otherTabs = createChannel('meridian-notes', oneOf('changed'));
const listeners = new Set<() => void>();

/** Tells every tab, this one too, that the device keeps notes of another lead, or no longer keeps those of one. */
export function tellNotes(): void {
  for (const listener of listeners) listener();
  otherTabs.post('changed');
}

/** Calls back when that happens. Returns a function that ends it. */
export function onNotes(listener: () => void): () => void {
  listeners.add(listener);
  const stop = otherTabs.listen(listener);
  return () => {
    listeners.delete(listener);
    stop();
  };
}
