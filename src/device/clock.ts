import { SECOND_MS } from '../lib/durations';
import { setTimer } from '../lib/in-time';

export const clock = {
  /** Milliseconds since 1970 by the device's clock. */
  now: () => Date.now(),
  setTimer,
};
export type Clock = typeof clock;

let ahead: number | undefined;

/** How far our host's clock is ahead of the device's, in milliseconds; 0 until an answer has told it. */
export const hostAhead = (): number => ahead ?? 0;

/** An answer says no more than seconds, and takes a while: a device that differs by less is right. */
const TOLERANCE_MS = 30_000;

/**
 * Returns the time by our host's clock, once an answer has told it; until then the device's. For what is compared with
 * times of our servers or offices. How long something takes, and what is stored here alone, goes by the device's own clock.
 */
export const hostNow = (): number => Date.now() + hostAhead();

/** Returns the time by our host's clock, or nothing until an answer has told it. For what can't be undone. */
export const hostTime = (): number | undefined => (ahead === undefined ? undefined : hostNow());

/** Takes our host's time from an answer to a request that was made at `askedAt` by the device's clock. */
export function learnHostTime({ headers }: Response, askedAt: number): void {
  // A cache on the way adds how old its answer is, in seconds.
  const told = Date.parse(headers.get('Date') ?? '') + Number(headers.get('Age')) * SECOND_MS;
  if (Number.isNaN(told)) return;
  const off = told - (askedAt + Date.now()) / 2;
  ahead = Math.abs(off) < TOLERANCE_MS ? 0 : off;
}
