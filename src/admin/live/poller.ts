/** How often the database is asked for what came since, while somebody looks. */
export const POLL_MS = 25_000;

type PollerEnv = {
  look(): Promise<void>;
  /** Somebody looks at the page, and there seems to be a network. */
  isAwake(): boolean;
  setTimer(callback: () => void, ms: number): () => void;
  now(): number;
};

/** Looks again and again: never two at a time, and never for nobody. */
export function createPoller({ look, isAwake, setTimer, now }: PollerEnv) {
  let stopTimer = () => {};
  let isLooking = false;
  let isStopped = false;
  let lookedAt = now();

  async function run() {
    stopTimer();
    if (isLooking || isStopped || !isAwake()) return;
    isLooking = true;
    await look().catch(() => undefined);
    isLooking = false;
    lookedAt = now();
    rest();
  }

  function rest() {
    stopTimer();
    if (!isStopped) stopTimer = setTimer(() => void run(), POLL_MS);
  }

  rest();
  return {
    /** The page is looked at again, or the network is back: at once, if the last look is a while ago. */
    wake(): void {
      if (isLooking) return;
      if (Math.abs(now() - lookedAt) >= POLL_MS) void run();
      else rest();
    },
    stop(): void {
      isStopped = true;
      stopTimer();
    },
  };
}
