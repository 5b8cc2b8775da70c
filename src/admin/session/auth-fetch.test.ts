import { expect, it, vi } from 'vitest';
import { createAuthFetch } from './auth-fetch';

const RENEWAL = 'https://db.example/auth/v1/token?grant_type=refresh_token';
const SIGN_IN = 'https://db.example/auth/v1/token?grant_type=password';
const asked = (token = 'mine') => ({
  method: 'POST',
  body: JSON.stringify({ refresh_token: token }),
});
const page = () =>
  new Response('<html>Welcome to Hotel Wi-Fi</html>', {
    headers: { 'content-type': 'text/html; charset=utf-8' },
  });
const offline = () => Promise.reject(new TypeError('Failed to fetch'));

/** A server that answers in this order, and a clock that the test advances. */
function scene(...answers: (() => Response | Promise<Response>)[]) {
  const pauses: number[] = [];
  const ends = new Set<(isHope: boolean) => void>();
  const stored = { token: 'mine' };
  const fetch = vi.fn(async () => (answers.shift() ?? offline)());
  vi.stubGlobal('fetch', fetch);
  const { fetch: authFetch, unlessStuck } = createAuthFetch({
    async pause(ms) {
      pauses.push(ms);
      return new Promise((resolve) => ends.add(resolve));
    },
    isWanted: (token) => token === stored.token,
  });
  const end = async (isHope: boolean) => {
    await vi.waitFor(() => expect(ends.size).toBeGreaterThan(0));
    for (const resolve of ends) resolve(isHope);
    ends.clear();
  };
  return {
    authFetch,
    unlessStuck,
    fetch,
    stored,
    pauses,
    passTime: () => end(false),
    comeOnline: () => end(true),
  };
}

it('a renewal waits for the network instead of failing', async () => {
  const { authFetch, passTime, comeOnline, fetch } = scene(offline, offline, () =>
    Response.json({ access_token: 'new' }),
  );
  const renewal = authFetch(RENEWAL, asked());
  await passTime();
  await comeOnline();
  expect(await (await renewal).json()).toEqual({ access_token: 'new' });
  expect(fetch).toHaveBeenCalledTimes(3);
});

it('waits longer each time, and starts again with short pauses when the network may be back', async () => {
  const { authFetch, passTime, comeOnline, pauses, fetch } = scene();
  void authFetch(RENEWAL, asked());
  for (const asks of [2, 3, 4]) {
    await passTime();
    await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(asks));
  }
  await comeOnline();
  await vi.waitFor(() => expect(pauses).toEqual([1_000, 2_000, 4_000, 8_000, 2_000]));
});

it.each([
  ['a hotspot’s page', page],
  ['a fault of the server', () => Response.json({}, { status: 500 })],
  ['a gateway without its server', () => Response.json({}, { status: 503 })],
  ['too many requests', () => Response.json({}, { status: 429 })],
])('does not end a session: %s', async (_, answer) => {
  const { authFetch, passTime, fetch } = scene(answer, () => Response.json({ ok: true }));
  const renewal = authFetch(RENEWAL, asked());
  await passTime();
  expect((await renewal).status).toBe(200);
  expect(fetch).toHaveBeenCalledTimes(2);
});

it('a refusal by the server itself counts at once', async () => {
  const refusal = { error_code: 'refresh_token_not_found' };
  const { authFetch, fetch } = scene(() => Response.json(refusal, { status: 400 }));
  expect((await authFetch(RENEWAL, asked())).status).toBe(400);
  expect(fetch).toHaveBeenCalledTimes(1);
});

it('stops waiting if the session was ended or replaced in the meantime', async () => {
  const { authFetch, passTime, stored, fetch } = scene(offline);
  const renewal = authFetch(RENEWAL, asked());
  stored.token = 'another';
  await passTime();
  const answer = await renewal;
  expect(answer.status).toBe(403);
  expect(await answer.json()).toMatchObject({ error_code: 'session_not_found' });
  expect(fetch).toHaveBeenCalledTimes(1);
});

it('requests that need the session do not wait for its renewal', async () => {
  const { authFetch, unlessStuck, passTime } = scene(offline, () => Response.json({ ok: true }));
  const renewal = authFetch(RENEWAL, asked());
  await expect(unlessStuck(renewal)).rejects.toThrow(TypeError);
  // A later call doesn't wait either.
  await expect(unlessStuck(renewal)).rejects.toThrow(TypeError);
  await passTime();
  const answer = await renewal;
  expect(await unlessStuck(Promise.resolve(answer)), 'from then on').toBe(answer);
});

it('a sign-in without a network, or answered by a hotspot, fails at once', async () => {
  const { authFetch } = scene(offline, page);
  await expect(authFetch(SIGN_IN, asked())).rejects.toThrow('Failed to fetch');
  await expect(authFetch(SIGN_IN, asked())).rejects.toThrow('other than our server');
});
