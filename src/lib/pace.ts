/**
 * Returns a throttled `work`, which handles its own errors: the first call runs it immediately, and one run afterwards
 * serves all calls during a run. Runs never overlap; `everyMs` is the shortest time between two.
 */
export function createPace(work: () => Promise<void>, everyMs: number): () => void {
  let isWaiting = false;
  let isRequested = false;

  async function run() {
    isWaiting = true;
    isRequested = false;
    await work();
    setTimeout(() => {
      isWaiting = false;
      if (isRequested) void run();
    }, everyMs);
  }

  return () => {
    isRequested = true;
    if (!isWaiting) void run();
  };
}
