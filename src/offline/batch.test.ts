import { expect, it } from 'vitest';
import { createSignal } from './batch';

it('a signal releases everybody who waits', async () => {
  const bell = createSignal();
  const waiting = Promise.all([bell.wait(), bell.wait()]);
  bell.ring();
  await expect(waiting).resolves.toHaveLength(2);
});

it('a signal remembers a ring that came before the wait, until it is cleared', async () => {
  const bell = createSignal();
  bell.ring();
  await bell.wait();
  bell.clear();
  let through = false;
  void bell.wait().then(() => {
    through = true;
  });
  await Promise.resolve();
  expect(through).toBe(false);
});
