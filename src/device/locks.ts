/** The part of `navigator.locks` that is used. */
export type LocksLike = {
  request(
    name: string,
    options: { signal?: AbortSignal; steal?: boolean; ifAvailable?: boolean },
    /** With `ifAvailable` it gets null if the lock is taken. */
    callback: (lock: object | null) => Promise<void>,
  ): Promise<unknown>;
};
