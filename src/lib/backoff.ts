/** The wait after the first failure; every further one doubles it. */
export const BACKOFF_BASE_MS = 2_000;
/** No wait is longer: a quarter of an hour after the network is back, everything has been tried. */
export const BACKOFF_CAP_MS = 15 * 60_000;
/** Full jitter may draw next to nothing; this keeps a fast failure from becoming a busy loop. */
const BACKOFF_FLOOR_MS = 200;

/**
 * How long to wait after so many failures: exponential, with full jitter, so that phones which lost the same
 * network do not come back in step.
 * @param failures at least 1
 * @param random from 0 up to 1
 */
export function backoff(failures: number, random: () => number): number {
  const ceiling = Math.min(BACKOFF_CAP_MS, BACKOFF_BASE_MS * 2 ** Math.max(0, failures - 1));
  return Math.max(BACKOFF_FLOOR_MS, Math.round(random() * ceiling));
}
