import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AuthClient } from '@supabase/supabase-js';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readAuthError } from '../session/read-auth-error';
import { hasSecondFactor } from '../session/session-store';
import { passWithCode } from '../sign-in/accounts';
import { createAccountServer, sign } from './doubles/account-server';
import { beginApp, listApps, offersFactors, removeApp } from './factors';

// The embedded account server has no factors: the real account client talks to a double of a hosted one.
const SECRET = 's'.repeat(64);
const ADA = '0b7f3c1e-8f52-4f0e-9d5e-2c8a4b6d1f00';
const NOW = new Date('2026-11-22T12:00:00Z');
const LATER = new Date('2026-11-22T12:00:01Z');
const WRONG = 'not it';

let server: Server;
let account: ReturnType<typeof createAccountServer>;
let url: string;
beforeEach(async () => {
  account = createAccountServer(SECRET);
  server = createServer(async (incoming, outgoing) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk);
    const method = incoming.method ?? 'GET';
    const answer = await account.answer(
      new Request(new URL(incoming.url ?? '/', url), {
        method,
        headers: { authorization: incoming.headers.authorization ?? '' },
        ...(chunks.length > 0 ? { body: Buffer.concat(chunks) } : {}),
      }),
    );
    outgoing.writeHead(answer?.status ?? 404, { 'content-type': 'application/json' });
    outgoing.end(answer ? await answer.text() : '{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

/** One of Ada's devices, signed in with her password. */
async function device() {
  const auth = new AuthClient({
    url: `${url}/auth/v1`,
    autoRefreshToken: false,
    persistSession: false,
    detectSessionInUrl: false,
  });
  const exp = Math.floor(Date.now() / 1000) + 900;
  const claims = { sub: ADA, email: 'ada@example.com', aal: 'aal1', exp };
  await auth.setSession({ access_token: sign(claims, SECRET), refresh_token: 'r' });
  const hasPassed = async () =>
    hasSecondFactor((await auth.getSession()).data.session?.access_token ?? '');
  const { mfa } = auth;
  const confirm = (factorId: string, code: string) => mfa.challengeAndVerify({ factorId, code });
  return { mfa, hasPassed, confirm };
}

async function enrolled() {
  const at = await device();
  return { ...at, ...(await beginApp(at.mfa, NOW)) };
}

it('an app is added once it has shown a code, which also passes for this session', async () => {
  const { mfa, hasPassed, confirm, id, secret, uri } = await enrolled();
  expect(uri).toContain(secret);
  expect(await listApps(mfa)).toEqual([]);
  expect(readAuthError((await confirm(id, WRONG)).error)).toEqual({
    kind: 'refused',
    message: 'Invalid TOTP code entered',
  });
  expect(await hasPassed()).toBe(false);
  expect(await confirm(id, account.codeOf(secret))).toMatchObject({ error: null });
  expect(await hasPassed()).toBe(true);
  expect(await listApps(mfa)).toMatchObject([{ id }]);
});

it('an unfinished attempt does not block the next one', async () => {
  const { mfa, id } = await enrolled();
  expect((await beginApp(mfa, NOW)).id).not.toBe(id);
});

it('another device passes with a code from any of the apps, and with no other', async () => {
  const first = await enrolled();
  await first.confirm(first.id, account.codeOf(first.secret));
  const second = await beginApp(first.mfa, LATER);
  await first.confirm(second.id, account.codeOf(second.secret));

  for (const secret of [first.secret, second.secret]) {
    const { mfa, hasPassed } = await device();
    expect(readAuthError((await passWithCode(mfa, WRONG)).error).kind).toBe('refused');
    expect(await hasPassed()).toBe(false);
    expect(await passWithCode(mfa, account.codeOf(secret))).toEqual({ error: null });
    expect(await hasPassed()).toBe(true);
  }
});

it('an app can be removed after passing a code, not by the password alone', async () => {
  const { mfa, confirm, id, secret } = await enrolled();
  await confirm(id, account.codeOf(secret));
  const other = await device();
  const refusal = await removeApp(other.mfa, id).catch(readAuthError);
  expect(refusal).toMatchObject({ kind: 'refused' });
  await removeApp(mfa, id);
  expect(await listApps(mfa)).toEqual([]);
});

it('no code passes for an account without an app', async () => {
  const { mfa } = await device();
  expect((await passWithCode(mfa, '123456')).error).toBeTruthy();
});

it.each([
  ['a server without this address', 404],
  ['a server that allows no POST there', 405],
])('second factors are not offered if they are not supported: %s', async (_, status) => {
  expect(await offersFactors(async () => Response.json({}, { status }))).toBe(false);
});

it.each([
  ['a session that has ended', 401],
  ['too many requests', 429],
  ['a fault of the server', 500],
  ['a hotspot that answers anything with 200', 200],
])('it is unknown whether second factors are supported after %s', async (_, status) => {
  await expect(offersFactors(async () => Response.json({}, { status }))).rejects.toThrow();
});

it('checking whether a server supports factors creates none', async () => {
  const headers = { authorization: `Bearer ${sign({ sub: 'ada' }, SECRET)}` };
  const post = () =>
    new Request('http://localhost/auth/v1/factors', { method: 'POST', headers, body: '{}' });
  expect(await offersFactors(async () => (await account.answer(post())) ?? Response.error())).toBe(
    true,
  );
  const user = await account.answer(new Request('http://localhost/auth/v1/user', { headers }));
  expect(await user?.json()).toMatchObject({ factors: [] });
});
