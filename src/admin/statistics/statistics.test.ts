import { expect, test, vi } from 'vitest';
import { createManualClock } from '../../offline/doubles/clock';
import { AskError } from '../rows/ask';
import type { Statistics } from './figures';
import { someStatistics } from './samples';
import { createStatistics, FRESH_MS, type StatisticsEnv } from './statistics';

const COPY = { statistics: someStatistics({ total_leads: 5 }), savedAt: 1000 };

function setUp(env: Partial<StatisticsEnv> = {}) {
  const clock = createManualClock();
  const load = vi.fn(async (): Promise<Statistics> => someStatistics({ total_leads: 7 }));
  const writeCopy = vi.fn();
  const onFailed = vi.fn();
  const statistics = createStatistics({
    load,
    readCopy: async () => undefined,
    writeCopy,
    setTimer: clock.setTimer,
    now: clock.now,
    onFailed,
    ...env,
  });
  const shown = () => {
    const now = statistics.store.getState().shown;
    return now.kind === 'figures' ? [now.statistics.total_leads, now.origin.kind] : now.kind;
  };
  return { clock, load, writeCopy, onFailed, statistics, shown };
}

const fail = (kind: AskError['kind']) => async () => {
  throw new AskError(kind, 'dark');
};
const never = () => new Promise<never>(() => {});

test('shows what the database counts, and keeps it on the device', async () => {
  const { statistics, shown, writeCopy } = setUp();
  expect(shown()).toBe('loading');
  await statistics.refresh();
  expect(shown()).toEqual([7, 'database']);
  expect(writeCopy).toHaveBeenCalledWith(someStatistics({ total_leads: 7 }));
});

test('shows the copy while the network is slow, and the figures when they come', async () => {
  let answer = (_: Statistics) => {};
  const { statistics, clock, shown } = setUp({
    load: () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
    readCopy: async () => COPY,
  });
  const refreshed = statistics.refresh();
  expect(shown()).toBe('loading');
  await clock.advance(500);
  expect(shown()).toEqual([5, 'copy']);
  answer(someStatistics({ total_leads: 9 }));
  await refreshed;
  expect(shown()).toEqual([9, 'database']);
});

test.each(['unreachable', 'refused'] as const)('%s: shows the copy, and says so', async (why) => {
  const { statistics, shown, onFailed, writeCopy } = setUp({
    load: fail(why),
    readCopy: async () => COPY,
  });
  await statistics.refresh();
  expect(shown()).toEqual([5, 'copy']);
  expect(onFailed).toHaveBeenCalledWith(why);
  expect(writeCopy).not.toHaveBeenCalled();
});

test('without a copy it has failed, until somebody tries again', async () => {
  let isOut = true;
  const { statistics, shown } = setUp({
    load: async () => {
      if (isOut) throw new AskError('unreachable', 'dark');
      return someStatistics();
    },
  });
  await statistics.refresh();
  expect(shown()).toBe('failed');
  isOut = false;
  const again = statistics.refresh();
  expect(shown()).toBe('loading');
  await again;
  expect(shown()).toEqual([0, 'database']);
});

test('figures of the database outlive a failure, with their age: no older copy takes their place', async () => {
  const load = vi.fn(async () => someStatistics({ total_leads: 7 }));
  const { statistics, clock, shown } = setUp({ load, readCopy: async () => COPY });
  await statistics.refresh();
  const readAt = clock.now();
  load.mockImplementation(fail('unreachable'));
  await clock.advance(60_000);
  await statistics.refresh();
  expect(shown()).toEqual([7, 'copy']);
  expect(statistics.store.getState().shown).toMatchObject({ origin: { savedAt: readAt } });
});

test('a late answer does not replace a later one', async () => {
  const answers: ((statistics: Statistics) => void)[] = [];
  const { statistics, shown } = setUp({
    load: () => new Promise((resolve) => answers.push(resolve)),
  });
  const first = statistics.refresh();
  const second = statistics.refresh();
  answers[1]?.(someStatistics({ total_leads: 2 }));
  answers[0]?.(someStatistics({ total_leads: 1 }));
  await Promise.all([first, second]);
  expect(shown()).toEqual([2, 'database']);
});

test('a glance counts anew only after a while, and never twice at a time', async () => {
  const { statistics, clock, load } = setUp();
  statistics.look();
  await clock.settle();
  statistics.look();
  await clock.advance(FRESH_MS - 1);
  statistics.look();
  expect(load).toHaveBeenCalledTimes(1);
  await clock.advance(1);
  statistics.look();
  statistics.look();
  expect(load).toHaveBeenCalledTimes(2);
});

test('nothing comes of it after the dashboard is closed', async () => {
  const { statistics, clock, shown } = setUp({ load: never, readCopy: async () => COPY });
  void statistics.refresh();
  statistics.close();
  await clock.advance(1000);
  expect(shown()).toBe('loading');
});
