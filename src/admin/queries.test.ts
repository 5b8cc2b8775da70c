import { environmentManager, focusManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { connectivityState } from '../remote/connectivity';
import { createQueries, every } from './queries';
import { QueryError } from './rows/run-query';

const EVERY_MS = 25_000;

beforeEach(() => {
  vi.useFakeTimers();
  connectivityState.setState('online', true);
  environmentManager.setIsServer(() => false);
});
afterEach(() => {
  leave();
  focusManager.setFocused(true);
  connectivityState.setState('online', true);
});

let leave = () => {};

/** A polled query that has just been fetched. */
function watch(look: () => Promise<unknown> = async () => null) {
  const looked = vi.fn(look);
  const queries = createQueries(
    () => undefined,
    () => undefined,
  );
  queries.mount();
  const stop = new QueryObserver(queries, {
    queryKey: ['look'],
    queryFn: looked,
    initialData: null,
    ...every(EVERY_MS),
  }).subscribe(() => undefined);
  leave = () => {
    stop();
    queries.unmount();
  };
  return looked;
}

it('is polled at regular intervals', async () => {
  const looked = watch();
  await vi.advanceTimersByTimeAsync(EVERY_MS - 1);
  expect(looked).toHaveBeenCalledTimes(0);
  await vi.advanceTimersByTimeAsync(3 * EVERY_MS);
  expect(looked).toHaveBeenCalledTimes(3);
});

it('has one request at a time, however long a response takes', async () => {
  const looked = watch(() => new Promise(() => {}));
  await vi.advanceTimersByTimeAsync(10 * EVERY_MS);
  expect(looked).toHaveBeenCalledTimes(1);
});

it('is polled again after a failure', async () => {
  const looked = watch(() => Promise.reject(new TypeError('dark')));
  await vi.advanceTimersByTimeAsync(2 * EVERY_MS);
  expect(looked).toHaveBeenCalledTimes(2);
});

it('is not polled in the background, and refetched at once when somebody returns', async () => {
  const looked = watch();
  focusManager.setFocused(false);
  await vi.advanceTimersByTimeAsync(100 * EVERY_MS);
  expect(looked).toHaveBeenCalledTimes(0);
  focusManager.setFocused(true);
  await vi.advanceTimersByTimeAsync(1);
  expect(looked).toHaveBeenCalledTimes(1);
});

it('is not refetched after a quick switch of tabs', async () => {
  const looked = watch();
  await vi.advanceTimersByTimeAsync(EVERY_MS / 2);
  focusManager.setFocused(false);
  focusManager.setFocused(true);
  await vi.advanceTimersByTimeAsync(1);
  expect(looked).toHaveBeenCalledTimes(0);
});

it('is not polled while offline, and refetched at once when the network is back', async () => {
  const looked = watch();
  connectivityState.setState('offline', true);
  await vi.advanceTimersByTimeAsync(10 * EVERY_MS);
  expect(looked).toHaveBeenCalledTimes(0);
  connectivityState.setState('reconnecting', true);
  await vi.advanceTimersByTimeAsync(1);
  expect(looked).toHaveBeenCalledTimes(0);
  connectivityState.setState('online', true);
  await vi.advanceTimersByTimeAsync(1);
  expect(looked).toHaveBeenCalledTimes(1);
});

it.each([
  ['no answer, with a network', 'unreachable', 'online', 1, 0],
  ['no answer without a network', 'unreachable', 'offline', 0, 0],
  ['a refusal', 'refused', 'online', 1, 0],
  ['a refusal, offline by now', 'refused', 'offline', 1, 0],
  ['a session that has ended', 'ended', 'online', 0, 0],
  // The role may stand all the same.
  ['rows hidden for lack of the role, which is checked again', 'forbidden', 'online', 1, 1],
] as const)('says that something could not be loaded: %s', async (...failure) => {
  const [, kind, connectivity, times, doubts] = failure;
  connectivityState.setState(connectivity, true);
  const [say, doubt] = [vi.fn(), vi.fn()];
  const queries = createQueries(say, doubt);
  const queryFn = () => Promise.reject(new QueryError(kind, 'no'));
  const query = { queryKey: [kind], queryFn, meta: { failure: 'Failed to load leads' } };
  await expect(queries.fetchQuery(query)).rejects.toThrow(QueryError);
  expect([say.mock.calls.length, doubt.mock.calls.length]).toEqual([times, doubts]);
});
