import { beforeEach, expect, it, vi } from 'vitest';
import { createPace } from './pace';

beforeEach(() => void vi.useFakeTimers());

it('runs immediately, then once more for all calls made in the meantime', async () => {
  let runs = 0;
  const pace = createPace(async () => {
    runs += 1;
  }, 500);
  pace();
  expect(runs).toBe(1);
  for (let n = 0; n < 100; n += 1) pace();
  await vi.advanceTimersByTimeAsync(499);
  expect(runs).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(runs).toBe(2);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(runs).toBe(2);
});
