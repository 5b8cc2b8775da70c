/** A throttle: the first call runs immediately, all calls made meanwhile run once afterwards. */
export type Pace = { call(): void; stop(): void };

/**
 * @param everyMs the shortest time between the end of one run and the start of the next
 * @param work never runs concurrently; it must handle its own errors
 */
export function createPace(work: () => Promise<void>, everyMs: number): Pace {
  let isResting = false;
  let isAsked = false;
  let isStopped = false;

  async function run() {
    isResting = true;
    isAsked = false;
    await work();
    setTimeout(() => {
      isResting = false;
      if (isAsked && !isStopped) void run();
    }, everyMs);
  }

  return {
    call() {
      isAsked = true;
      if (!isResting && !isStopped) void run();
    },
    stop() {
      isStopped = true;
    },
  };
}
