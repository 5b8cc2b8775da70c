import { expect, it, vi } from 'vitest';
import { createReloadOnce } from './reload-once';

const KEY = 'reloaded';

function browser(isReachable = true) {
  const marks = new Map<string, string>();
  const reload = vi.fn();
  const ask = vi.fn(async () => isReachable);
  const storage = () => ({
    getItem: (key: string) => marks.get(key) ?? null,
    setItem: (key: string, value: string) => void marks.set(key, value),
    removeItem: (key: string) => void marks.delete(key),
  });
  return { reload, ask, once: createReloadOnce({ storage, isReachable: ask, reload }, KEY) };
}

it('a page removed by a new release causes one reload, not a loop', async () => {
  const { once, reload, ask } = browser();
  expect(await once.tryFor('/about')).toBe(true);
  expect(await once.tryFor('/about')).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(ask).toHaveBeenCalledTimes(1);
});

it('reloads once when two parts of the page ask at the same time', async () => {
  const { once, reload } = browser();
  expect(await Promise.all([once.tryFor('/about'), once.tryFor('/about')])).toEqual([true, true]);
  expect(reload).toHaveBeenCalledTimes(1);
});

it('reloads again for a later release', async () => {
  const { once, reload } = browser();
  await once.tryFor('/about');
  once.succeeded();
  expect(await once.tryFor('/about')).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
});

it('keeps the current page while our host does not answer, whatever the browser reports', async () => {
  const { once, reload } = browser(false);
  expect(await once.tryFor('/about')).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

it('does not reload if the browser has no storage', async () => {
  const reload = vi.fn();
  const storage = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const once = createReloadOnce({ storage, isReachable: async () => true, reload }, KEY);
  expect(await once.tryFor('/about')).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
