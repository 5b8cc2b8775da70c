/** Just a number, stored so that every page of an installed app can show it on the icon. */
const KEY = 'meridian-new-leads';

/** Returns how many leads nobody had contacted when the dashboard last looked; 0 if nobody is signed in. */
export function readNewLeads(): number {
  try {
    return Number(localStorage.getItem(KEY)) || 0;
  } catch {
    return 0;
  }
}

export function writeNewLeads(count: number): void {
  try {
    if (count > 0) localStorage.setItem(KEY, String(count));
    else localStorage.removeItem(KEY);
  } catch {
    // Without storage, the icon counts only waiting entries.
  }
}
