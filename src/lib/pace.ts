/** A throttle: the first call runs immediately, and all calls during its run are served by one run afterwards. */
export type Pace = { call(): void; stop(): void };

/** Runs of `work`, which handles its own errors, never overlap; `everyMs` is the shortest time between two. */
export function createPace(work: () => Promise<void>, everyMs: number): Pace {
  let isWaiting = false;
  let isRequested = false;
  let isStopped = false;

  async function run() {
    isWaiting = true;
    isRequested = false;
    await work();
    setTimeout(() => {
      isWaiting = false;
      if (isRequested && !isStopped) void run();
    }, everyMs);
  }

  return {
    call() {
      isRequested = true;
      if (!isWaiting && !isStopped) void run();
    },
    stop() {
      isStopped = true;
    },
  };
}
