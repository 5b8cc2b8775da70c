import { expect, it, vi } from 'vitest';
import { createReloadOnce } from './reload-once';

function browser(isOnline = true) {
  const marks = new Map<string, string>();
  const reload = vi.fn();
  const storage = () => ({
    getItem: (key: string) => marks.get(key) ?? null,
    setItem: (key: string, value: string) => void marks.set(key, value),
    removeItem: (key: string) => void marks.delete(key),
  });
  return { reload, once: createReloadOnce({ storage, isOnline: () => isOnline, reload }) };
}

it('a page that a new release took away comes back with one reload, not with an endless row of them', () => {
  const { once, reload } = browser();
  expect(once.tryFor('/about')).toBe(true);
  expect(once.tryFor('/about')).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
});

it('reloads again for a later release', () => {
  const { once, reload } = browser();
  once.tryFor('/about');
  once.succeeded();
  expect(once.tryFor('/about')).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
});

it('keeps the page that is there while the phone is offline', () => {
  const { once, reload } = browser(false);
  expect(once.tryFor('/about')).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

it('does not reload where the browser stores nothing', () => {
  const reload = vi.fn();
  const storage = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const once = createReloadOnce({ storage, isOnline: () => true, reload });
  expect(once.tryFor('/about')).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
