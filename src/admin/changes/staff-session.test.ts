import { AuthClient } from '@supabase/auth-js';
import { afterEach, expect, it, vi } from 'vitest';
import type { StaffClient } from '../client';
import { staffSession } from './staff-session';

/** An account's client whose server gives tokens that hold so long, or can't be reached. */
async function signedIn(expiresInS: number) {
  const server = { isThere: true, tokens: 0 };
  const auth = new AuthClient({
    url: 'https://project.example/auth/v1',
    autoRefreshToken: false,
    storageKey: crypto.randomUUID(),
    fetch: async () => {
      if (!server.isThere) throw new TypeError('Failed to fetch');
      server.tokens++;
      return Response.json({
        access_token: `h.${btoa(JSON.stringify({ exp: 9e9, n: server.tokens }))}.s`,
        refresh_token: `refresh-${server.tokens}`,
        expires_in: expiresInS,
        token_type: 'bearer',
        user: { id: 'ada' },
      });
    },
  });
  const { error } = await auth.signInWithPassword({ email: 'ada@example.com', password: 'horse' });
  if (error) throw error;
  return { server, auth, client: { auth } as StaffClient };
}

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('is the token at hand, as long as it holds', async () => {
  const { server, client } = await signedIn(3600);
  expect(await staffSession(client, false)).toMatchObject({ kind: 'token', staff: 'ada' });
  expect(server.tokens).toBe(1);
});

it('is a new token where the database refuses the one at hand, or it has run out', async () => {
  const { server, client } = await signedIn(3600);
  expect(await staffSession(client, true)).toMatchObject({ kind: 'token', staff: 'ada' });
  expect(server.tokens).toBe(2);
  const short = await signedIn(1);
  expect(await staffSession(short.client, false)).toMatchObject({ kind: 'token' });
  expect(short.server.tokens).toBe(2);
});

it('is not over because there is no way to a new token', async () => {
  // The library tells of each of its tries, for half a minute.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.useFakeTimers();
  const { server, client } = await signedIn(3600);
  server.isThere = false;
  const renewed = staffSession(client, true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await renewed).toEqual({ kind: 'unreachable' });
  expect(await staffSession(client, false)).toMatchObject({ kind: 'token' });
});

it('is over after the sign-out', async () => {
  const { auth, client } = await signedIn(3600);
  await auth.signOut({ scope: 'local' });
  expect(await staffSession(client, false)).toEqual({ kind: 'signed-out' });
});
