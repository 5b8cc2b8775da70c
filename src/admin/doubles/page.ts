import { vi } from 'vitest';
import { stubSocket } from './database';

/** Stubs only the parts of a page that the account client needs. */
export function stubPage(): EventTarget {
  stubSocket();
  const page = new EventTarget();
  const listen = page.addEventListener.bind(page);
  const unlisten = page.removeEventListener.bind(page);
  const kept = new Map<string, string>();
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', {
    visibilityState: 'hidden',
    addEventListener: listen,
    removeEventListener: unlisten,
  });
  vi.stubGlobal('addEventListener', listen);
  vi.stubGlobal('removeEventListener', unlisten);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  return page;
}
