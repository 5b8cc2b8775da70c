import { readStored, writeStored } from '../../lib/stored-text';

/** Holds the id of the member of the staff who is told on this device. */
const KEY = 'meridian-staff-push';

export const readTold = () => readStored(KEY) ?? undefined;

export function noteTold(id: string | undefined): void {
  writeStored(KEY, id);
}
