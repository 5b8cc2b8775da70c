/** Whoever has not signed in by then has left the page, or is looking for a password. */
const SIGN_IN_MS = 60_000;

/**
 * Ends what a first install waits for when a visit begins on a page of the staff: it would compete with the sign-in, the list
 * and what opens a row, which takes ten seconds longer on a slow line.
 */
export function letWorkerInstall(): void {
  dispatchEvent(new Event('staff-loaded'));
}

/** Ends it in a while, for a visit that gets no further than the sign-in. */
export function letWorkerInstallLater(): void {
  setTimeout(letWorkerInstall, SIGN_IN_MS);
}
