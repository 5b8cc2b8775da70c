import { hash, randomUUID } from 'node:crypto';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createMail, printMessage } from '../../scripts/backend/mail';
import { ANON, openTestBackend, PASSWORD } from './support/backend';

const backend = await openTestBackend();

const address = () => `${randomUUID()}@example.com`;
const SITE = 'http://localhost:4173';

const ask = (path: string, body: object, redirectTo?: string) => {
  const query = redirectTo ? `?redirect_to=${encodeURIComponent(redirectTo)}` : '';
  return backend.call(ANON, 'POST', `/auth/v1/${path}${query}`, body);
};
const signUp = (email: string, redirectTo?: string) =>
  ask('signup', { email, password: PASSWORD }, redirectTo);
const signIn = (email: string, password = PASSWORD) =>
  backend.call(ANON, 'POST', '/auth/v1/token?grant_type=password', { email, password });

/** Where a link leads, and what it brings. */
function partsOf(link: string) {
  const { origin, pathname, search, hash } = new URL(link);
  const brought = Object.fromEntries(new URLSearchParams(hash.slice(1)));
  return { origin, pathname, search, brought };
}

describe('signing up', () => {
  test('gives no access until the link in the message is accepted', async () => {
    const email = address();
    const { status, text } = await signUp(email);
    expect(status).toBe(200);
    expect(text).not.toContain('access_token');
    expect(await signIn(email)).toMatchObject({
      status: 400,
      json: { error_code: 'email_not_confirmed' },
    });
    await backend.spend(backend.letter(email).link);
    expect((await signIn(email)).status).toBe(200);
  });

  test('leads to the page that asks, with everything behind the #', async () => {
    const email = `ada+${address()}`;
    const next = `${SITE}/auth?invitation=a-code`;
    await signUp(email, next);
    expect(partsOf(backend.letter(email).link)).toEqual({
      origin: SITE,
      pathname: '/auth',
      search: '',
      brought: { token_hash: expect.stringMatching(/^\w{56,}$/), type: 'signup', email, next },
    });
  });

  test.each([
    ['another port of the same host', 'http://localhost:5173/admin', 'http://localhost:5173'],
    ['no other site', 'https://evil.example/admin', SITE],
    ['nowhere else if the address is none', 'evil', SITE],
  ])('leads to %s', async (_, redirectTo, origin) => {
    const email = address();
    await signUp(email, redirectTo);
    expect(partsOf(backend.letter(email).link)).toMatchObject({ origin, pathname: '/auth' });
  });

  test.each(['GET', 'HEAD'])(
    'confirms nothing when a scanner fetches (%s) the link, or the account server’s own',
    async (method) => {
      const email = address();
      await signUp(email);
      const { link } = backend.letter(email);
      const { brought } = partsOf(link);
      const query = new URLSearchParams({
        token: brought['token_hash'] ?? '',
        type: 'signup',
        redirect_to: `${SITE}/admin`,
      });
      for (const url of [link, `${SITE}/auth/v1/verify?${query}`]) {
        const { headers, status } = await backend.access.fetch(new Request(url, { method }));
        if (url === link) continue;
        expect(status).toBe(303);
        expect(partsOf(headers.get('location') ?? '')).toMatchObject({
          pathname: '/auth',
          search: '',
          brought: { token_hash: brought['token_hash'], type: 'signup', next: `${SITE}/admin` },
        });
      }
      expect((await signIn(email)).status).toBe(400);
      await backend.spend(link);
      expect((await signIn(email)).status).toBe(200);
    },
  );

  test('confirms once: the link is of no use to somebody who finds it later', async () => {
    const email = address();
    await signUp(email);
    const { link } = backend.letter(email);
    await backend.spend(link);
    await expect(backend.spend(link)).rejects.toThrow('expired');
  });

  test('a second time neither reveals the account nor changes its password', async () => {
    const email = address();
    await signUp(email);
    await backend.spend(backend.letter(email).link);
    const { text } = await ask('signup', { email, password: 'another password' });
    expect(text).not.toMatch(/already|exists/);
    expect((await signIn(email, 'another password')).status).toBe(400);
    expect((await signIn(email)).status).toBe(200);
  });
});

describe('a forgotten password', () => {
  test('is reset through a link', async () => {
    const { email } = await backend.signUp();
    await ask('recover', { email }, `${SITE}/auth`);
    const letter = backend.letter(email);
    expect(letter.subject).toBe('Reset your password for Meridian Estates');
    const { brought } = partsOf(letter.link);
    expect(brought).toMatchObject({ type: 'recovery', email });
    const codes = Array.from({ length: 1_000_000 }, (_, code) => String(code).padStart(6, '0'));
    const isGuessed = (code: string) => hash('sha256', email + code) === brought['token_hash'];
    expect(codes.some(isGuessed), 'by whoever tries all codes of six digits').toBe(false);
    expect(await backend.spend(letter.link)).toHaveProperty('access_token');
  });

  test('gives the same response whether the account exists or not', async () => {
    const { email } = await backend.signUp();
    const { status, text } = await ask('recover', { email });
    expect(await ask('recover', { email: address() })).toMatchObject({ status, text });
  });
});

test('a new address is confirmed through the old one, and the message names both', async () => {
  const account = await backend.signUp();
  const email = address();
  await backend.call(account.caller, 'PUT', '/auth/v1/user', { email });
  const { text, link } = backend.letter(account.email);
  expect(text).toContain(`from ${account.email} to ${email}`);
  expect(partsOf(link).brought).toMatchObject({ type: 'email_change', email });
  await backend.spend(link);
  expect((await signIn(email)).status).toBe(200);
});

test('a link to sign in, which anybody can ask for, leads to the page that asks as well', async () => {
  const { email } = await backend.signUp();
  await ask('otp', { email });
  expect(partsOf(backend.letter(email).link).brought).toMatchObject({ type: 'magiclink', email });
});

describe('the message', () => {
  afterEach(() => vi.restoreAllMocks());

  test('is printed with its link on a line of its own', () => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    const link = 'http://localhost/x';
    printMessage({ to: '\u001bada\u009b@example.com', subject: 'Hello', text: `Open:\n${link}` });
    expect(log.mock.calls.join('\n').split('\n')).toEqual([
      '',
      'E-mail to ada@example.com: Hello',
      '',
      'Open:',
      link,
      '',
    ]);
  });

  test('that a script waits for is not printed as well', async () => {
    const delivered: string[] = [];
    const mail = createMail(SITE, ({ to }) => delivered.push(to));
    const send = (to: string) => mail.send({ to, subject: 'recovery', html: `abc\n${to}\n${to}` });
    expect(await mail.caught(() => send('one@example.com'))).toMatchObject({
      to: 'one@example.com',
    });
    await send('two@example.com');
    expect(delivered).toEqual(['two@example.com']);
  });
});
