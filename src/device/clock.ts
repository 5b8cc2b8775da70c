import { setTimer } from '../lib/in-time';

export const clock = {
  /** Milliseconds since 1970 by the device's clock. */
  now: () => Date.now(),
  setTimer,
};
export type Clock = typeof clock;
