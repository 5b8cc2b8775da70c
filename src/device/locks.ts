/** The part of the Web Locks API that is used. */
export type LocksLike = {
  request(
    name: string,
    options: { signal?: AbortSignal; steal?: boolean; ifAvailable?: boolean },
    /** With `ifAvailable` it gets null where somebody else has the lock. */
    callback: (lock: object | null) => Promise<void>,
  ): Promise<unknown>;
};

/** Missing on insecure origins. */
export function webLocks(): LocksLike | undefined {
  if (!('locks' in navigator)) return undefined;
  return { request: (name, options, callback) => navigator.locks.request(name, options, callback) };
}
