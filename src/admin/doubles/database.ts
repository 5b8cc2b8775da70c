import { createClient } from '@supabase/supabase-js';
import { vi } from 'vitest';
import type { Database } from '../../remote/database.generated';
import { createRealtimeServer } from '../live/doubles/realtime-server';

/** A client of a database that answers as it is told, in the name of whoever has this token. */
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

/** Node 20 has no sockets, and no client is made without. */
export function stubSocket(): void {
  if (!('WebSocket' in globalThis)) vi.stubGlobal('WebSocket', createRealtimeServer().Socket);
}
