import { useEffect } from 'react';

/** Without a list by then, somebody has left the page, is looking for a password, or has a connection that is stuck. */
const LONGEST_MS = 60_000;

/**
 * Ends what a first install waits for when a visit begins on a page of the staff (`src/main.tsx`): it would compete with the
 * sign-in, the list and what opens a row, which takes ten seconds longer on a slow line.
 */
export function letWorkerInstall(): void {
  dispatchEvent(new Event('staff-loaded'));
}

/** Ends it after a minute, wherever the visit has got to. */
export function useWorkerWithinAMinute(): void {
  useEffect(() => void setTimeout(letWorkerInstall, LONGEST_MS), []);
}
