// Loaded before there is a window: its sockets would listen to the first one they see, whichever test that belongs to.
import '@supabase/supabase-js';
import { vi } from 'vitest';
import { createRealtimeServer } from '../live/doubles/realtime-server';

const pages: EventTarget[] = [];

/** Ends the session of each page: a renewal that waits for a network would go on where there is no page any more. */
export async function leavePages(): Promise<void> {
  localStorage.clear();
  for (const page of pages.splice(0)) page.dispatchEvent(new Event('online'));
  await new Promise(setImmediate);
}

/** Stubs only the parts of a page that the account client needs. */
export function stubPage(): EventTarget {
  // Node 20 has no WebSocket, and no account client can be created without one.
  if (!('WebSocket' in globalThis)) vi.stubGlobal('WebSocket', createRealtimeServer().Socket);
  const page = new EventTarget();
  const listen = page.addEventListener.bind(page);
  const unlisten = page.removeEventListener.bind(page);
  const kept = new Map<string, string>();
  pages.push(page);
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
    clear: () => kept.clear(),
  });
  return page;
}
