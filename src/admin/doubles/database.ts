import { createClient } from '@supabase/supabase-js';
import { vi } from 'vitest';
import type { Database } from '../../remote/database.generated';
import { createRealtimeServer } from '../live/doubles/realtime-server';

/** Creates a client of a database double that answers as `fetch` does, for the user with this token. */
export function createDatabase(
  fetch: (url: string, init: RequestInit) => Response | Promise<Response>,
  accessToken: () => Promise<string> = async () => 'token',
) {
  stubSocket();
  return createClient<Database>('https://project.example', 'public', {
    accessToken,
    global: { fetch: async (input, init = {}) => fetch(String(input), init) },
  });
}

/** Node 20 has no WebSocket, and no client can be created without one. */
export function stubSocket(): void {
  if (!('WebSocket' in globalThis)) vi.stubGlobal('WebSocket', createRealtimeServer().Socket);
}
