import type { LocksLike } from '../../device/locks';

type Request = {
  owner: object;
  callback: (lock: object | null) => Promise<void>;
  resolve(value: unknown): void;
  reject(error: unknown): void;
};

/** The locks of one device, shared by its contexts. */
export type Locks = {
  /** The locks as one tab or worker sees them. */
  of(owner: object): LocksLike;
  /** Releases a dead context's locks and drops its requests, as the browser does. */
  release(owner: object): void;
  isHeld(name: string): boolean;
};

const abortError = () => new DOMException('The lock request is aborted', 'AbortError');

/** Emulates exclusive Web Locks in one process, with `signal`, `steal` and `ifAvailable`. */
export function createLocks(): Locks {
  const holders = new Map<string, Request>();
  const queues = new Map<string, Request[]>();

  function queueOf(name: string): Request[] {
    const queue = queues.get(name) ?? [];
    queues.set(name, queue);
    return queue;
  }

  function next(name: string) {
    if (holders.has(name)) return;
    const request = queueOf(name).shift();
    if (request) grant(name, request);
  }

  function grant(name: string, request: Request) {
    holders.set(name, request);
    const free = () => {
      if (holders.get(name) !== request) return;
      holders.delete(name);
      next(name);
    };
    queueMicrotask(() => {
      if (holders.get(name) !== request) return;
      request.callback(request).then(request.resolve, request.reject).finally(free);
    });
  }

  return {
    isHeld: (name) => holders.has(name),
    release(owner) {
      for (const [name, queue] of queues) {
        queues.set(
          name,
          queue.filter((request) => request.owner !== owner),
        );
        if (holders.get(name)?.owner === owner) holders.delete(name);
        next(name);
      }
    },
    of: (owner) => ({
      request: (name, { signal, steal, ifAvailable }, callback) =>
        new Promise((resolve, reject) => {
          if (signal?.aborted) return reject(abortError());
          if (ifAvailable && holders.has(name)) return callback(null).then(resolve, reject);
          const request: Request = { owner, callback, resolve, reject };
          if (steal) {
            holders.get(name)?.reject(abortError());
            return grant(name, request);
          }
          queueOf(name).push(request);
          signal?.addEventListener('abort', () => {
            const queue = queueOf(name);
            if (!queue.includes(request)) return;
            queues.set(
              name,
              queue.filter((other) => other !== request),
            );
            reject(abortError());
          });
          next(name);
        }),
    }),
  };
}
