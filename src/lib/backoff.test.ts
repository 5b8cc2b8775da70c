import { expect, it } from 'vitest';
import { BACKOFF_CAP_MS, backoff } from './backoff';

const most = () => 1;

it.each([
  [1, 2_000],
  [2, 4_000],
  [3, 8_000],
  [9, 512_000],
  [10, BACKOFF_CAP_MS],
  [5_000, BACKOFF_CAP_MS],
])('the backoff waits at most %2$i ms after %1$i failures', (failures, longest) => {
  expect(backoff(failures, most)).toBe(longest);
  expect(backoff(failures, () => 0.5)).toBe(longest / 2);
});

it('the backoff never gets so short that a fast failure turns into a busy loop', () => {
  expect(backoff(1, () => 0)).toBe(200);
  expect(backoff(0, () => 0)).toBe(200);
});
