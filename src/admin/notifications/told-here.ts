import { readStored, writeStored } from '../../lib/stored-text';

/** The id of whoever of the staff is told on this device. */
const KEY = 'meridian-staff-push';

export const readTold = () => readStored(KEY) ?? undefined;

export function noteTold(id: string | undefined): void {
  writeStored(KEY, id);
}
