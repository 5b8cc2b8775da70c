/** A figure alone, kept so that every page of an installed app can show it on the icon. */
const KEY = 'meridian-new-leads';

/** How many leads nobody has contacted yet, as the dashboard last knew; 0 where nobody is signed in. */
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
    // Where nothing can be kept, the icon counts only what waits.
  }
}
