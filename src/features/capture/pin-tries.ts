import { readStored, writeStored } from '../../lib/stored-text';

/** Stored, so that loading the page again, or another tab, gives nobody further tries: how many wrong ones, and when. */
const KEY = 'meridian-pin-tries';
/** An agent in a hurry mistypes; nobody does so five times in a row. */
const FREE_TRIES = 5;
const FIRST_WAIT_MS = 60_000;
/** Ten thousand PINs at this pace take two months. */
const LONGEST_WAIT_MS = 8 * FIRST_WAIT_MS;

const readTries = () => (readStored(KEY) ?? '0 0').split(' ').map(Number) as [number, number];

/** Counts a wrong PIN. */
export function noteWrongPin(now: number): void {
  writeStored(KEY, `${readTries()[0] + 1} ${now}`);
}

export const forgetWrongPins = () => writeStored(KEY, undefined);

/**
 * Returns how long nobody may try a PIN: a minute after the fifth wrong one in a row, twice as long after each further
 * one. Where the clock was set back, nobody waits until it has caught up.
 */
export function pinWaitMs(now: number): number {
  const [wrong, at] = readTries();
  const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (wrong - FREE_TRIES));
  return wrong < FREE_TRIES || now < at ? 0 : Math.max(0, at + wait - now);
}

/** Says what a PIN that does not lead back has met: a wait, or nothing but a mistake. */
export const pinWords = (waitMs: number) =>
  waitMs > 0
    ? `Too many tries. Please wait ${Math.ceil(waitMs / FIRST_WAIT_MS)} min.`
    : 'Wrong PIN. Please try again.';
