import 'fake-indexeddb/auto';
import { environmentManager, focusManager, QueryObserver } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { createStaffCopy, forgetStaffCopy } from '../../staff-copy/staff-copy';
import { createDatabase } from '../doubles/database';
import { someStatistics } from '../doubles/statistics';
import { createQueries } from '../queries';
import { FRESH_MS, type Statistics, statisticsProbe, statisticsQuery } from './statistics';

type Answer = () => Response | Promise<Response>;

const counted =
  (total_leads: number): Answer =>
  () =>
    Response.json(someStatistics({ total_leads }));
const broken: Answer = () => Response.json({ message: 'No' }, { status: 500 });
const dark: Answer = () => Promise.reject(new TypeError('Failed to fetch'));
const never: Answer = () => new Promise(() => {});

beforeEach(async () => {
  await forgetStaffCopy();
  vi.stubGlobal('navigator', { onLine: true });
});

/** Observes the figures as their panel does. */
async function look(first: Answer, kept?: Statistics) {
  const answers = { next: first };
  const database = vi.fn(() => answers.next());
  const copy = createStaffCopy('ada');
  if (kept) await copy.write('statistics', { statistics: kept }, 1000);
  const onFailed = vi.fn();
  const queries = createQueries(onFailed, () => undefined);
  const query = statisticsQuery({ database: createDatabase(database) }, copy);
  const panel = new QueryObserver(queries, query);
  const leave = panel.subscribe(() => undefined);
  const shown = () => {
    const { data, isError } = panel.getCurrentResult();
    if (!data) return isError ? 'failed' : 'loading';
    return [data.statistics.total_leads, data.savedAt ?? 'now'];
  };
  return { answers, database, copy, leave, onFailed, panel, queries, query, shown };
}

test('the database’s figures are shown, and copied to the device', async () => {
  const { copy, shown } = await look(counted(7));
  expect(shown()).toBe('loading');
  await vi.waitFor(() => expect(shown()).toEqual([7, 'now']));
  await vi.waitFor(async () =>
    expect((await copy.read('statistics'))?.value).toEqual({
      statistics: someStatistics({ total_leads: 7 }),
    }),
  );
});

test('the zeros shown to somebody without the role do not count as figures', async () => {
  const { copy, answers, shown } = await look(() => {
    answers.next = () => Response.json([]);
    return Response.json(someStatistics());
  });
  await vi.waitFor(() => expect(shown()).toBe('failed'));
  expect(await copy.read('statistics')).toBeUndefined();
});

test('the copy is shown while the network is slow, and the figures when they come', async () => {
  let answer = (_: Response) => {};
  const { shown } = await look(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
    someStatistics({ total_leads: 5 }),
  );
  expect(shown()).toBe('loading');
  await vi.waitFor(() => expect(shown()).toEqual([5, 1000]));
  answer(await counted(9)());
  await vi.waitFor(() => expect(shown()).toEqual([9, 'now']));
});

test.each([
  ['unreachable', dark],
  ['refused', broken],
])('%s: the copy is shown with its age', async (_, answer) => {
  const { shown, onFailed } = await look(answer, someStatistics({ total_leads: 5 }));
  await vi.waitFor(() => expect(shown()).toEqual([5, 1000]));
  await vi.waitFor(() => expect(onFailed).toHaveBeenCalledWith('Failed to load statistics'));
});

test('without a copy the failure is shown, until somebody tries again', async () => {
  const { answers, panel, shown } = await look(dark);
  await vi.waitFor(() => expect(shown()).toBe('failed'));
  answers.next = counted(1);
  const again = panel.refetch();
  expect(shown()).toBe('loading');
  await again;
  expect(shown()).toEqual([1, 'now']);
});

test('after a failure the last figures stay with their age, and no older copy replaces them', async () => {
  const { answers, panel, shown } = await look(counted(7));
  await vi.waitFor(() => expect(shown()).toEqual([7, 'now']));
  const { dataUpdatedAt } = panel.getCurrentResult();
  answers.next = dark;
  await panel.refetch();
  expect(shown()).toEqual([7, 'now']);
  expect(panel.getCurrentResult()).toMatchObject({ isError: true, dataUpdatedAt });
});

test('a late answer does not replace a later one', async () => {
  const { answers, panel, shown } = await look(counted(1));
  await vi.waitFor(() => expect(shown()).toEqual([1, 'now']));
  let answer = (_: Response) => {};
  answers.next = () =>
    new Promise((resolve) => {
      answer = resolve;
    });
  const first = panel.refetch();
  answers.next = counted(3);
  await panel.refetch();
  answer(await counted(2)());
  await first;
  expect(shown()).toEqual([3, 'now']);
});

test('focusing the window refetches the figures only after a while', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { database, queries, shown } = await look(counted(7));
  await vi.waitFor(() => expect(shown()).toEqual([7, 'now']));
  const countedAt = Date.now();
  queries.mount();
  const glance = async () => {
    focusManager.setFocused(false);
    focusManager.setFocused(true);
    await new Promise((resolve) => setImmediate(resolve));
  };
  vi.setSystemTime(countedAt + FRESH_MS - 1);
  await glance();
  expect(queries.isFetching()).toBe(0);
  vi.setSystemTime(countedAt + FRESH_MS);
  await glance();
  await vi.waitFor(() => expect(database).toHaveBeenCalledTimes(2));
  queries.unmount();
});

test('after a failure the figures are requested every half minute, and only success is reported', async () => {
  environmentManager.setIsServer(() => false);
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { answers, database, onFailed, queries } = await look(dark);
  await vi.waitFor(() => expect(onFailed).toHaveBeenCalledTimes(1));
  const onAnswer = vi.fn();
  const client = { database: createDatabase(database) };
  const probe = new QueryObserver(queries, statisticsProbe(client, onAnswer));
  const leave = probe.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(FRESH_MS);
  await vi.waitFor(() => expect(database).toHaveBeenCalledTimes(2));
  answers.next = counted(7);
  await vi.waitFor(() => expect(queries.isFetching()).toBe(0));
  expect(onAnswer).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(FRESH_MS);
  await vi.waitFor(() => expect(onAnswer).toHaveBeenCalledTimes(1));
  expect(onFailed).toHaveBeenCalledTimes(1);
  leave();
});

test('nothing is cached after the dashboard is closed', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { leave, queries, query } = await look(never, someStatistics({ total_leads: 5 }));
  leave();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(queries.getQueryData(query.queryKey)).toBeUndefined();
});
