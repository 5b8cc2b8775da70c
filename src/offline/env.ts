export type Clock = {
  /** Milliseconds since 1970, as the device believes. */
  now(): number;
  /** Calls back once after `ms`, whatever happens to the device's clock. Returns a function that cancels it. */
  setTimer(callback: () => void, ms: number): () => void;
};

/** The part of the Web Locks API that is used. */
export type LocksLike = {
  request(
    name: string,
    options: { signal?: AbortSignal; steal?: boolean; ifAvailable?: boolean },
    /** With `ifAvailable` it gets null where somebody else has the lock. */
    callback: (lock: object | null) => Promise<void>,
  ): Promise<unknown>;
};

/** Tells the other tabs and the worker that entries have changed, by their `seq`; which ones, an earlier release doesn't say. */
export type ChannelLike = {
  post(seqs?: number[]): void;
  /** Calls back when another context posts. Returns a function that ends it. */
  listen(listener: (seqs?: number[]) => void): () => void;
};
