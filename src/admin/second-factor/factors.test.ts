import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AuthClient } from '@supabase/supabase-js';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readAuthError } from '../session/auth-answer';
import { hasSecondFactor } from '../session/token';
import { createAccountServer, sign } from './doubles/account-server';
import { beginApp, confirmApp, listApps, passWithCode, removeApp } from './factors';

// The embedded account server has no factors: the real account client speaks with a double of a hosted one.
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

/** Ada on a device of hers, signed in by her password. */
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
  return { auth, hasPassed };
}

async function enrolled() {
  const at = await device();
  const { data } = await beginApp(at.auth, NOW);
  if (!data) throw new Error('Nothing was begun.');
  return { ...at, ...data };
}

it('an app is added once it has shown a code, and the session that adds it has passed', async () => {
  const { auth, hasPassed, id, secret, uri } = await enrolled();
  expect(uri).toContain(secret);
  expect((await listApps(auth)).data).toEqual([]);
  expect(readAuthError((await confirmApp(auth, id, WRONG)).error)).toEqual({
    kind: 'refused',
    message: 'Invalid TOTP code entered',
  });
  expect(await hasPassed()).toBe(false);
  expect(await confirmApp(auth, id, account.codeOf(secret))).toEqual({ error: null });
  expect(await hasPassed()).toBe(true);
  expect((await listApps(auth)).data).toMatchObject([{ id }]);
});

it('what was begun and left does not stand in the way of the next try', async () => {
  const { auth, id } = await enrolled();
  const { data } = await beginApp(auth, NOW);
  expect(data?.id).toBeDefined();
  expect(data?.id).not.toBe(id);
});

it('another device passes with a code of any of the apps, and with no other', async () => {
  const first = await enrolled();
  await confirmApp(first.auth, first.id, account.codeOf(first.secret));
  const { data: second } = await beginApp(first.auth, LATER);
  await confirmApp(first.auth, second?.id ?? '', account.codeOf(second?.secret ?? ''));

  for (const secret of [first.secret, second?.secret ?? '']) {
    const { auth, hasPassed } = await device();
    expect(readAuthError((await passWithCode(auth, WRONG)).error).kind).toBe('refused');
    expect(await hasPassed()).toBe(false);
    expect(await passWithCode(auth, account.codeOf(secret))).toEqual({ error: null });
    expect(await hasPassed()).toBe(true);
  }
});

it('an app can be taken away by who has passed, and not by the password alone', async () => {
  const { auth, id, secret } = await enrolled();
  await confirmApp(auth, id, account.codeOf(secret));
  const other = await device();
  expect(readAuthError((await removeApp(other.auth, id)).error).kind).toBe('refused');
  expect(await removeApp(auth, id)).toEqual({ error: null });
  expect((await listApps(auth)).data).toEqual([]);
});

it('an account without an app passes with no code', async () => {
  const { auth } = await device();
  expect((await passWithCode(auth, '123456')).error).toBeTruthy();
});
