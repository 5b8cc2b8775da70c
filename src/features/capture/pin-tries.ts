import type { PinTries } from '../../hooks/use-kiosk';

/** An agent in a hurry mistypes; nobody does so five times in a row. */
const FREE_TRIES = 5;
const FIRST_WAIT_MS = 60_000;
/** Ten thousand PINs at this pace take two months. */
const LONGEST_WAIT_MS = 8 * FIRST_WAIT_MS;

/**
 * Returns how long nobody may try a PIN after some wrong ones: a minute after the fifth, twice as long after each further
 * one. It is never longer than that, even if the clock was set back.
 */
export function pinWaitMs({ wrong, at }: PinTries, now: number): number {
  if (wrong < FREE_TRIES) return 0;
  const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (wrong - FREE_TRIES));
  return Math.min(wait, Math.max(0, at + wait - now));
}

/** What is kept after a PIN that does not lead back. Whoever still has to wait has not tried. */
export function afterWrongPin(tries: PinTries, now: number): PinTries {
  if (pinWaitMs(tries, now) === 0) return { wrong: tries.wrong + 1, at: now };
  // Where the clock was set back, the wait starts anew. Otherwise it would last until the clock has caught up.
  return { ...tries, at: Math.min(tries.at, now) };
}

/** Says how long to wait, in whole minutes. */
export const pinWaitWords = (ms: number) =>
  `Too many tries. Please wait ${Math.ceil(ms / FIRST_WAIT_MS)} min.`;
