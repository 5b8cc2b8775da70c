import type { PinTries } from '../../hooks/use-kiosk';

/** An agent in a hurry mistypes; nobody does so five times in a row. */
const FREE_TRIES = 5;
const FIRST_WAIT_MS = 30_000;
/** Ten thousand PINs at this pace take two months. */
const LONGEST_WAIT_MS = 10 * 60_000;

/**
 * Returns how long nobody may try a PIN after some wrong ones: half a minute after the fifth, twice as long after each
 * further one. A clock that was set back makes nobody wait longer than that.
 */
export function pinWaitMs({ wrong, at }: PinTries, now: number): number {
  if (wrong < FREE_TRIES) return 0;
  const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (wrong - FREE_TRIES));
  return Math.min(wait, Math.max(0, at + wait - now));
}

/** Says how long to wait, in whole minutes or seconds. */
export function pinWaitWords(ms: number): string {
  const seconds = Math.ceil(ms / 1_000);
  const time = seconds > 90 ? `${Math.ceil(seconds / 60)} minutes` : `${seconds} seconds`;
  return `Too many wrong PINs. Please wait ${time}, then try again.`;
}
