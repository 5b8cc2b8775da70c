import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { createMail, printMessage } from '../../scripts/backend/mail';
import {
  ANON,
  BOOT_TIMEOUT_MS,
  openTestBackend,
  PASSWORD,
  type TestBackend,
} from './support/backend';

let backend: TestBackend;
beforeAll(async () => {
  backend = await openTestBackend();
}, BOOT_TIMEOUT_MS);
afterAll(() => backend.close());

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

describe('signing up', () => {
  test('gives no access until the link in the message is opened', async () => {
    const email = address();
    const { status, text } = await signUp(email);
    expect(status).toBe(200);
    expect(text).not.toContain('access_token');
    expect(await signIn(email)).toMatchObject({
      status: 400,
      json: { error_code: 'email_not_confirmed' },
    });
    await backend.open(backend.letter(email).link);
    expect((await signIn(email)).status).toBe(200);
  });

  test('redirects to where the form asked, signed in', async () => {
    const email = address();
    await signUp(email, `${SITE}/admin`);
    const { pathname, hash } = await backend.open(backend.letter(email).link);
    expect(pathname).toBe('/admin');
    expect(hash).toContain('access_token=');
  });

  test('redirects to no other site', async () => {
    const email = address();
    await signUp(email, 'https://evil.example/admin');
    expect((await backend.open(backend.letter(email).link)).origin).toBe(SITE);
  });

  test('confirms once: the link is of no use to somebody who finds it later', async () => {
    const email = address();
    await signUp(email);
    const { link } = backend.letter(email);
    await backend.open(link);
    expect((await backend.open(link)).hash).toContain('error_code=otp_expired');
  });

  test('a second time neither reveals the account nor changes its password', async () => {
    const email = address();
    await signUp(email);
    await backend.open(backend.letter(email).link);
    const { text } = await ask('signup', { email, password: 'another password' });
    expect(text).not.toMatch(/already|exists/);
    expect((await signIn(email, 'another password')).status).toBe(400);
    expect((await signIn(email)).status).toBe(200);
  });
});

describe('a forgotten password', () => {
  test('is reset through a link that leads to where the form asked', async () => {
    const { email } = await backend.signUp();
    await ask('recover', { email }, `${SITE}/auth`);
    const letter = backend.letter(email);
    expect(letter.subject).toBe('Reset Your Password');
    const { pathname, hash } = await backend.open(letter.link);
    expect(pathname).toBe('/auth');
    expect(hash).toContain('type=recovery');
  });

  test('gives the same response whether the account exists or not', async () => {
    const { email } = await backend.signUp();
    const { status, text } = await ask('recover', { email });
    expect(await ask('recover', { email: address() })).toMatchObject({ status, text });
  });
});

describe('the message', () => {
  afterEach(() => vi.restoreAllMocks());

  test('is printed with its link on a line of its own', () => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    printMessage({ to: 'ada@example.com', subject: 'Hello', link: 'http://localhost/x' });
    expect(log.mock.calls.join('\n').split('\n')).toEqual([
      '',
      'E-mail to ada@example.com: Hello',
      'http://localhost/x',
      '',
    ]);
  });

  test('that a script waits for is not printed as well', async () => {
    const delivered: string[] = [];
    const mail = createMail(({ to }) => delivered.push(to));
    const send = (to: string) => mail.send({ to, subject: 'Hi', text: 'See http://localhost/x' });
    expect(await mail.caught(() => send('one@example.com'))).toMatchObject({
      to: 'one@example.com',
    });
    await send('two@example.com');
    expect(delivered).toEqual(['two@example.com']);
  });
});
