/** The wait after the first failure; it doubles with each further one. */
const BACKOFF_BASE_MS = 2_000;
/** The longest wait: a quarter of an hour after the network is back, everything has been tried. */
export const BACKOFF_CAP_MS = 15 * 60_000;
/** Full jitter may pick a value near zero; this keeps a fast failure from becoming a busy loop. */
const BACKOFF_FLOOR_MS = 200;

/**
 * Returns how long to wait after a number of failures: exponential backoff with full jitter, so that phones that lost
 * the same network don't all come back at the same time.
 * @param failures at least 1
 * @param random a number in [0, 1)
 */
export function backoff(failures: number, random: () => number): number {
  const ceiling = Math.min(BACKOFF_CAP_MS, BACKOFF_BASE_MS * 2 ** Math.max(0, failures - 1));
  return Math.max(BACKOFF_FLOOR_MS, Math.round(random() * ceiling));
}
