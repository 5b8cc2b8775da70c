/** A latch: `ring` releases everybody who waits, and everybody who waits later, until `clear`. */
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
