import { afterEach, expect, it, vi } from 'vitest';
import { createStaffClient } from './client';
import { leavePages, stubPage } from './doubles/page';

/** A signed-in account client whose server issues tokens with this lifetime, and can become unreachable. */
async function signedIn(expiresInS: number) {
  const server = { isThere: true, tokens: 0, refuses: false };
  const onRefused = vi.fn();
  // Each test creates its own client; the library warns about several on one page.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const page = stubPage();
  vi.stubGlobal('fetch', async () => {
    if (!server.isThere) throw new TypeError('Failed to fetch');
    if (server.refuses) return Response.json({ msg: 'Over' }, { status: 401 });
    server.tokens++;
    return Response.json({
      access_token: `h.${btoa(JSON.stringify({ exp: 9e9, n: server.tokens }))}.s`,
      refresh_token: `refresh-${server.tokens}`,
      expires_in: expiresInS,
      token_type: 'bearer',
      user: { id: 'ada' },
    });
  });
  const client = createStaffClient({
    url: 'https://project.example',
    key: 'public',
    onAuthEvent: () => undefined,
    onRefused,
    onDoubt: () => undefined,
  });
  const { auth } = await client.account();
  const { error } = await auth.signInWithPassword({
    email: 'ada@example.com',
    password: 'horse',
  });
  if (error) throw error;
  return { server, client, page, onRefused };
}

afterEach(async () => {
  await leavePages();
  vi.restoreAllMocks();
});

it('keeps its token while it is valid', async () => {
  const { server, client } = await signedIn(3600);
  expect(await client.session()).toMatchObject({ user: { id: 'ada' } });
  expect(server.tokens).toBe(1);
});

it('gets a new token if the database refuses the current one, or it has expired', async () => {
  const { server, client } = await signedIn(3600);
  expect(await client.session(true)).toMatchObject({ user: { id: 'ada' } });
  expect(server.tokens).toBe(2);
  const short = await signedIn(1);
  expect(await short.client.session()).not.toBeNull();
  expect(short.server.tokens).toBe(2);
});

it('is not renewed again and again where the clock is fast', async () => {
  const { server, client } = await signedIn(3600);
  const now = Date.now();
  vi.spyOn(Date, 'now').mockImplementation(() => now + 120 * 24 * 3_600_000);
  for (const _ of [1, 2, 3]) {
    expect(await client.session()).toMatchObject({ user: { id: 'ada' } });
  }
  expect(server.tokens).toBe(1);
  // Its time passes all the same.
  const since = performance.now();
  vi.spyOn(performance, 'now').mockImplementation(() => since + 3_600_000);
  expect(await client.session()).toMatchObject({ user: { id: 'ada' } });
  expect(server.tokens).toBe(2);
});

it('does not end when no new token can be fetched', async () => {
  const { server, client, page } = await signedIn(3600);
  server.isThere = false;
  await expect(client.session(true)).rejects.toThrow(TypeError);
  server.isThere = true;
  page.dispatchEvent(new Event('online'));
  await vi.waitFor(async () =>
    expect(await client.session()).toMatchObject({ user: { id: 'ada' } }),
  );
  expect(server.tokens).toBe(2);
});

it('ends with a sign-out', async () => {
  const { client } = await signedIn(3600);
  const { auth } = await client.account();
  await auth.signOut({ scope: 'local' });
  expect(await client.session()).toBeNull();
});

it('ends when both servers refuse it, even before it expires, and the page is told at once', async () => {
  const { server, client, onRefused } = await signedIn(3600);
  server.refuses = true;
  expect(await client.session(true)).toBeNull();
  expect(onRefused).toHaveBeenCalledOnce();
});
