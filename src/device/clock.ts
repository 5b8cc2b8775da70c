export type Clock = {
  /** Milliseconds since 1970 by the device's clock. */
  now(): number;
  /** Calls `callback` once after `ms`, whatever happens to the device's clock. Returns a function that cancels it. */
  setTimer(callback: () => void, ms: number): () => void;
};

export const clock: Clock = {
  now: () => Date.now(),
  setTimer(callback, ms) {
    const timer = setTimeout(callback, ms);
    return () => clearTimeout(timer);
  },
};
