import type { Clock } from '../../device/clock';

/** Counts work in progress outside timers, so that a test knows when everything is idle. */
export type Activity = { track<T>(work: Promise<T>): Promise<T> };

export type ManualClock = Clock &
  Activity & {
    /** Sets the device's clock forward or back; timers don't notice, as in browsers. */
    jump(ms: number): void;
    /** Lets time pass: fires the timers in order and waits after each until everything is idle. */
    advance(ms: number): Promise<void>;
    /** Lets time pass until the promise is settled, in steps from timer to timer. */
    until<T>(promise: Promise<T>, limitMs?: number): Promise<T>;
    /** Waits until no work is in progress, without letting time pass. */
    settle(): Promise<void>;
  };

/** Idle turns of the event loop after which no more work is expected. */
const QUIET_TURNS = 4;

/** Creates a clock that stands still until the test moves it. */
export function createManualClock(start = Date.parse('2026-11-21T09:00:00Z')): ManualClock {
  let passed = 0;
  let wall = start;
  let busy = 0;
  let timers: { at: number; callback: () => void }[] = [];

  function nextBefore(end: number) {
    let next: (typeof timers)[number] | undefined;
    for (const timer of timers) if (timer.at <= end && (!next || timer.at < next.at)) next = timer;
    return next;
  }

  async function settle() {
    for (let quiet = 0; quiet < QUIET_TURNS; quiet = busy === 0 ? quiet + 1 : 0) {
      await new Promise<void>((resolve) => setImmediate(resolve));
    }
  }

  function fire(timer: (typeof timers)[number]) {
    wall += timer.at - passed;
    passed = timer.at;
    timers = timers.filter((other) => other !== timer);
    timer.callback();
  }

  return {
    now: () => wall,
    setTimer(callback, ms) {
      const timer = { at: passed + Math.max(0, ms), callback };
      timers.push(timer);
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
    jump(ms) {
      wall += ms;
    },
    settle,
    async advance(ms) {
      const end = passed + ms;
      await settle();
      for (let timer = nextBefore(end); timer; timer = nextBefore(end)) {
        fire(timer);
        await settle();
      }
      wall += end - passed;
      passed = end;
    },
    async until(promise, limitMs = 10 * 60_000) {
      const end = passed + limitMs;
      let done = false;
      const finish = () => {
        done = true;
      };
      promise.then(finish, finish);
      await settle();
      while (!done) {
        const timer = nextBefore(end);
        if (!timer) throw new Error('It never ends: no timer is left to advance it.');
        fire(timer);
        await settle();
      }
      return promise;
    },
    track(work) {
      busy++;
      const end = () => {
        busy--;
      };
      work.then(end, end);
      return work;
    },
  };
}
