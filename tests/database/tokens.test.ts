import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  ANON,
  bearer,
  type Caller,
  DASHBOARD_CALLS,
  KEYS,
  OPEN_TABLES,
  openTestBackend,
  PASSWORD,
  type Row,
  sample,
  TABLES,
} from './support/backend';

const backend = await openTestBackend();
const user = await backend.signUp();
const admin = await backend.signUpAdmin();
for (const table of OPEN_TABLES) await backend.submit(ANON, table, sample(table));

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A token of our own making. */
function token(claims: Row, options: { secret?: string; alg?: string } = {}): string {
  const { secret = KEYS.jwtSecret, alg = 'HS256' } = options;
  const now = Math.floor(Date.now() / 1000);
  const body = { iat: now, exp: now + 600, aud: 'authenticated', ...claims };
  const signed = `${encode({ alg, typ: 'JWT' })}.${encode(body)}`;
  const signature =
    alg === 'none' ? '' : createHmac('sha256', secret).update(signed).digest('base64url');
  return `${signed}.${signature}`;
}

/** The administrator's own token with other claims under its old signature. */
function tampered(claims: Row): string {
  const [header = '', payload = '', signature = ''] = admin.token.split('.');
  const old = JSON.parse(Buffer.from(payload, 'base64url').toString());
  return `${header}.${encode({ ...old, ...claims })}.${signature}`;
}

const asAdmin = { sub: admin.id, role: 'authenticated' };
const made = { secret: 'x'.repeat(64) };

const cases: [string, () => Caller][] = [
  ['no key', () => ({})],
  ['a wrong key', () => ({ apikey: `sb_publishable_${'x'.repeat(32)}` })],
  ['a made-up secret key', () => ({ apikey: `sb_secret_${'x'.repeat(32)}` })],
  ['a token but no key', () => ({ authorization: `Bearer ${admin.token}` })],
  ['the secret key as a token', () => bearer(KEYS.secretKey)],
  ["an administrator's token under another signature", () => bearer(token(asAdmin, made))],
  ['an unsigned token', () => bearer(token({ ...asAdmin, role: 'service_role' }, { alg: 'none' }))],
  ['a self-signed service token', () => bearer(token({ role: 'service_role' }, made))],
  ['a real token with another role written in', () => bearer(tampered({ role: 'service_role' }))],
  [
    "a user's own token with the administrator's id",
    () => bearer(token(asAdmin, { secret: user.token })),
  ],
  ['an expired token', () => bearer(token({ ...asAdmin, exp: 1_600_000_000 }))],
  ['no token at all in the header', () => bearer('')],
  ['something that is not a token', () => bearer('admin')],
];

test.each(cases)('%s can read, change and delete nothing', async (_, caller) => {
  const before = await backend.snapshot();
  for (const table of TABLES) {
    const { status, json } = await backend.call(caller(), 'GET', `/rest/v1/${table}`);
    if (status < 300) expect(json).toEqual([]);
    const key = table === 'user_roles' ? 'user_id' : 'id';
    await backend.call(caller(), 'DELETE', `/rest/v1/${table}?${key}=not.is.null`);
  }
  await backend.call(caller(), 'PATCH', '/rest/v1/leads?id=not.is.null', { status: 'converted' });
  await backend.insert(caller(), 'user_roles', { user_id: user.id, role: 'admin' });
  await backend.call(caller(), 'POST', '/rest/v1/rpc/grant_admin', { email: user.email });
  for (const name of DASHBOARD_CALLS) {
    const { status } = await backend.call(caller(), 'POST', `/rest/v1/rpc/${name}`, {});
    expect(status).toBeGreaterThanOrEqual(400);
  }
  expect(await backend.snapshot()).toEqual(before);
});

test('a correctly signed token works, so the cases above fail for the right reason', async () => {
  for (const session of [{}, { session_id: '' }]) {
    const genuine = bearer(token({ ...asAdmin, ...session }));
    expect((await backend.call(genuine, 'GET', '/rest/v1/leads')).json).toHaveLength(1);
  }
});

test('an administrator’s token reads rows until the sign-out, also one of a session that was continued', async () => {
  const { json } = await backend.call(ANON, 'POST', '/auth/v1/token?grant_type=password', {
    email: admin.email,
    password: PASSWORD,
  });
  const signedIn = json as { access_token: string; refresh_token: string };
  const { json: renewed } = await backend.call(
    ANON,
    'POST',
    '/auth/v1/token?grant_type=refresh_token',
    { refresh_token: signedIn.refresh_token },
  );
  const callers = [signedIn, renewed as typeof signedIn].map((one) => bearer(one.access_token));
  const leads = (caller: Caller) => backend.call(caller, 'GET', '/rest/v1/leads');
  for (const caller of callers) expect((await leads(caller)).json).toHaveLength(1);
  await backend.call(callers[1] ?? {}, 'POST', '/auth/v1/logout?scope=local');
  for (const caller of callers) expect((await leads(caller)).json).toEqual([]);
  expect((await leads(admin.caller)).json).toHaveLength(1);
});

test('a token outlives the sign-out by fifteen minutes at most', () => {
  const [, payload = ''] = admin.token.split('.');
  const { iat, exp } = JSON.parse(Buffer.from(payload, 'base64url').toString());
  expect(exp - iat).toBeLessThanOrEqual(15 * 60);
});

test('signing up with administrator claims has no effect', async () => {
  const claims = { role: 'admin', is_admin: true };
  const account = await backend.signUp(undefined, {
    data: claims,
    role: 'service_role',
    app_metadata: claims,
    user_metadata: claims,
  });
  await backend.call(account.caller, 'PUT', '/auth/v1/user', {
    data: claims,
    app_metadata: claims,
    role: 'service_role',
  });
  const { json } = await backend.call(ANON, 'POST', '/auth/v1/token?grant_type=password', {
    email: account.email,
    password: 'correct horse',
  });
  const renewed = bearer((json as { access_token: string }).access_token);
  for (const table of TABLES) {
    expect((await backend.call(renewed, 'GET', `/rest/v1/${table}`)).json).toEqual([]);
  }
});

test('no function or table of the internal schema is reachable from outside', async () => {
  const profile = { 'content-profile': 'private', 'accept-profile': 'private' };
  for (const caller of [ANON, user.caller, admin.caller]) {
    const post = (headers = {}) =>
      backend.call(caller, 'POST', '/rest/v1/rpc/is_admin', {}, headers);
    expect((await post()).status).toBe(404);
    expect((await post(profile)).status).toBe(406);
    const table = '/rest/v1/settings';
    expect((await backend.call(caller, 'GET', table, undefined, profile)).status).toBe(406);
  }
});
