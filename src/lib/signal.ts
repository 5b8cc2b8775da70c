/** A doorbell: whoever waits is let through by the next ring; a ring that nobody waited for is remembered once. */
export type Signal = { ring(): void; wait(): Promise<void>; clear(): void };

export function createSignal(): Signal {
  let rung = false;
  let waiting: (() => void)[] = [];
  return {
    ring() {
      rung = true;
      const released = waiting;
      waiting = [];
      for (const release of released) release();
    },
    wait: () => (rung ? Promise.resolve() : new Promise((resolve) => waiting.push(resolve))),
    clear() {
      rung = false;
    },
  };
}
