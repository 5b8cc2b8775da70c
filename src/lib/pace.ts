/** Work that many small events ask for, done at most so often: at once for the first, once more for all that follow. */
export type Pace = { call(): void; stop(): void };

/**
 * @param everyMs the least time between the end of one run and the start of the next
 * @param work never two at a time; its failures are its own
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
