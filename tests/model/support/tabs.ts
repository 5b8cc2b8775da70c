import fc from 'fast-check';
import { DAY_MS } from '../../../src/lib/durations';
import type { ManualClock } from '../../../src/offline/doubles/clock';
import type { Tab as OpenTab } from '../../../src/offline/doubles/device';
import { FAULTS, type Fault } from './faulty-transport';
import type { Random } from './random';

const MOST_TABS = 3;

/** What may happen to a device's tabs, network and clock; `tab` is taken modulo the number that there are. */
export const DEVICE_STEPS = [
  {
    weight: 5,
    arbitrary: fc.record({ do: fc.constant('wait'), ms: fc.integer({ min: 1, max: 90_000 }) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('weather'),
      faults: fc.subarray([...FAULTS], { maxLength: 4 }),
      share: fc.constantFrom(0, 0.3, 0.6, 1),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constantFrom('online', 'visible', 'away', 'back'),
      tab: fc.nat(MOST_TABS - 1),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constantFrom('open', 'kill', 'freeze', 'thaw'),
      tab: fc.nat(MOST_TABS - 1),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('jump'),
      ms: fc.integer({ min: -2 * DAY_MS, max: 2 * DAY_MS }),
    }),
  },
] as const;
type DeviceStep =
  (typeof DEVICE_STEPS)[number]['arbitrary'] extends fc.Arbitrary<infer T> ? T : never;

export type Tab = OpenTab & { isFrozen: boolean; isAway: boolean };

/** The faults that the network has, and the share of the requests that meet one. */
export type Weather = { faults: readonly Fault[]; share: number };

/** What happens to the next request. */
export function faultIn({ faults, share }: Weather, random: Random): Fault | 'fine' {
  return faults.length && random.next() < share
    ? random.pick(faults.map((fault) => [fault, 1] as const))
    : 'fine';
}

type TabsEnv<T extends Tab> = {
  clock: ManualClock;
  weather: Weather;
  /** Opens the nth tab. */
  open(n: number): T;
};

/** The open tabs of a device, and what each step does to them. */
export function createTabs<T extends Tab>({ clock, weather, open }: TabsEnv<T>) {
  let tabs: T[] = [];
  const openOne = (n = 0) => {
    const tab = open(n);
    tabs.push(tab);
    return tab;
  };
  const at = (n: number) => tabs[n % Math.max(1, tabs.length)] ?? openOne();

  return {
    all: (): readonly T[] => tabs,
    open: openOne,
    at,
    /** @param n the number of the step */
    async take(step: DeviceStep, n: number): Promise<void> {
      switch (step.do) {
        case 'wait':
          return clock.advance(step.ms);
        case 'jump':
          return clock.jump(step.ms);
        case 'weather':
          Object.assign(weather, { faults: step.faults, share: step.share });
          return;
        case 'online':
        case 'visible':
          void at(step.tab).outbox.flush(step.do);
          return;
        case 'away': {
          const tab = at(step.tab);
          tab.isAway = true;
          return tab.outbox.suspend();
        }
        case 'back': {
          const tab = at(step.tab);
          tab.isAway = false;
          void tab.outbox.resume();
          return;
        }
        case 'open':
          if (tabs.length < MOST_TABS) openOne(n);
          return;
        case 'kill': {
          const killed = tabs[step.tab];
          killed?.kill();
          tabs = tabs.filter((tab) => tab !== killed);
          return;
        }
        case 'freeze': {
          const tab = at(step.tab);
          tab.isFrozen = true;
          return tab.freeze();
        }
        case 'thaw': {
          const tab = at(step.tab);
          tab.isFrozen = false;
          return tab.thaw();
        }
      }
    },
  };
}
