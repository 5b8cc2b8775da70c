import { afterEach, expect, it, vi } from 'vitest';
import { SESSION_KEY } from '../remote/staff-key';
import { createStaffClient } from './client';
import { leavePages, stubPage } from './doubles/page';
import { runQuery } from './rows/run-query';

afterEach(async () => {
  await leavePages();
  vi.restoreAllMocks();
});

const areRows = (value: unknown): value is object[] => Array.isArray(value);
const refused = () => Response.json({ code: 'PGRST303', message: 'JWT expired' }, { status: 401 });

/** A page whose account server issues one token after another, and whose database gives these answers in turn. */
function open(answers: (() => Response)[] = []) {
  const server = { isThere: true, refuses: false, owner: 'ada', tokens: 0, expiresInS: 3600 };
  const asked: string[] = [];
  const onRefused = vi.fn();
  // Each test creates its own client; the library warns about several on one page.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const page = stubPage();
  vi.stubGlobal('fetch', async (input: string, init: RequestInit) => {
    if (!server.isThere) throw new TypeError('Failed to fetch');
    if (input.includes('/rest/v1/')) {
      asked.push(new Headers(init.headers).get('Authorization') ?? '');
      return (answers.shift() ?? (() => Response.json([])))();
    }
    if (server.refuses) return Response.json({ msg: 'Over' }, { status: 401 });
    server.tokens++;
    const { owner, tokens, expiresInS } = server;
    return Response.json({
      access_token: tokenOf(owner, tokens),
      refresh_token: `refresh-${tokens}`,
      expires_in: expiresInS,
      token_type: 'bearer',
      user: { id: owner },
    });
  });
  const client = createStaffClient({
    url: 'https://project.example',
    key: 'public',
    onAuthEvent: () => undefined,
    onRefused,
    onDoubt: () => undefined,
  });
  const signIn = async () =>
    (await client.account()).auth.signInWithPassword({
      email: 'ada@example.com',
      password: 'horse',
    });
  const read = () => runQuery(client.database.from('leads').select('id'), areRows);
  return { asked, client, onRefused, page, read, server, signIn };
}

async function signedIn() {
  const opened = open();
  const { error } = await opened.signIn();
  if (error) throw error;
  return opened;
}

const tokenOf = (sub: string, n: number) => `h.${btoa(JSON.stringify({ exp: 9e9, sub, n }))}.s`;

it('sends the database nothing while nobody is signed in', async () => {
  const { asked, read } = open();
  await expect(read()).rejects.toMatchObject({ kind: 'unreachable' });
  expect(asked).toEqual([]);
});

it('uses the signed-in person’s token, and retries with a new one if it is refused', async () => {
  const { asked, read, signIn } = open([refused]);
  await signIn();
  expect(await read()).toEqual([]);
  expect(asked).toEqual([`Bearer ${tokenOf('ada', 1)}`, `Bearer ${tokenOf('ada', 2)}`]);
});

it('does not send one person’s request as another', async () => {
  const { asked, read, server, signIn } = open([refused]);
  await signIn();
  server.owner = 'bola';
  await expect(read()).rejects.toMatchObject({ kind: 'ended', cause: 401 });
  expect(asked).toEqual([`Bearer ${tokenOf('ada', 1)}`]);
});

it('reads once: a failure is reported at once', async () => {
  const { asked, read, signIn } = open([() => new Response('', { status: 503 })]);
  await signIn();
  await expect(read()).rejects.toMatchObject({ kind: 'refused', cause: 503 });
  expect(asked).toHaveLength(1);
});

it('with an expired token it does not wait for a network, and continues once there is one', async () => {
  const { asked, page, read, server, signIn } = open();
  server.expiresInS = 1;
  await signIn();
  server.isThere = false;
  await expect(read()).rejects.toMatchObject({ kind: 'unreachable' });
  expect(asked).toEqual([]);
  server.isThere = true;
  server.expiresInS = 3600;
  page.dispatchEvent(new Event('online'));
  await vi.waitFor(async () => expect(await read()).toEqual([]));
});

it('sends a stored token as long as it needs no renewal, without asking the account server', async () => {
  const { asked, read, server } = open();
  const stored = {
    access_token: tokenOf('ada', 7),
    refresh_token: 'refresh-7',
    expires_at: Date.now() / 1000 + 3600,
    user: { id: 'ada' },
  };
  localStorage.setItem(SESSION_KEY, JSON.stringify(stored));
  expect(await read()).toEqual([]);
  expect(asked).toEqual([`Bearer ${tokenOf('ada', 7)}`]);
  expect(server.tokens).toBe(0);

  localStorage.setItem(SESSION_KEY, JSON.stringify({ ...stored, expires_at: 1 }));
  expect(await read()).toEqual([]);
  expect(asked.at(-1)).toBe(`Bearer ${tokenOf('ada', 1)}`);
});

it('a session is not renewed again and again where the clock is fast', async () => {
  const { server, client } = await signedIn();
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

it('a session does not end when no new token can be fetched', async () => {
  const { server, client, page } = await signedIn();
  server.isThere = false;
  await expect(client.session(true)).rejects.toThrow(TypeError);
  server.isThere = true;
  page.dispatchEvent(new Event('online'));
  await vi.waitFor(async () =>
    expect(await client.session()).toMatchObject({ user: { id: 'ada' } }),
  );
  expect(server.tokens).toBe(2);
});

it('a session ends with a sign-out', async () => {
  const { client } = await signedIn();
  const { auth } = await client.account();
  await auth.signOut({ scope: 'local' });
  expect(await client.session()).toBeNull();
});

it('a session ends when both servers refuse it, even before it expires, and the page is told at once', async () => {
  const { server, client, onRefused } = await signedIn();
  server.refuses = true;
  expect(await client.session(true)).toBeNull();
  expect(onRefused).toHaveBeenCalledOnce();
});
