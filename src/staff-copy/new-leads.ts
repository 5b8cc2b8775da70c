import { readStored, writeStored } from '../lib/stored-text';

/** Just a number, stored so that every page of an installed app can show it on the icon. */
const KEY = 'meridian-new-leads';

/** Returns how many leads nobody had contacted when the dashboard last looked; 0 if nobody is signed in. */
export const readNewLeads = () => Number(readStored(KEY)) || 0;

export function writeNewLeads(count: number): void {
  writeStored(KEY, count > 0 ? String(count) : undefined);
}
