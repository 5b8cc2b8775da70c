import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { grantAdmin } from '../../scripts/backend/demo-admin';
import { createMail, printMessage } from '../../scripts/backend/mail';
import { EXTENSIONS } from '../../scripts/backend/migrate';
import { type Backend, openBackend } from '../../scripts/backend/open';
import {
  ANON,
  BOOT_TIMEOUT_MS,
  KEYS,
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

test(
  'whoever signs up again, or asks for it, is sent the confirmation message again, once a minute',
  async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'meridian-'));
    const links: string[] = [];
    const open = () =>
      openBackend({ dataDir, siteUrl: SITE, keys: KEYS, deliver: ({ link }) => links.push(link) });
    const post = async ({ app }: Backend, path: string, body: object) => {
      const request = new Request(new URL(`/auth/v1/${path}`, SITE), {
        method: 'POST',
        headers: { apikey: KEYS.publishableKey, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      return (await app.fetch(request)).status;
    };
    const aMinuteLater = async () => {
      const db = await PGlite.create(join(dataDir, 'database'), { extensions: EXTENSIONS });
      await db.exec(
        `update auth.users set confirmation_sent_at = confirmation_sent_at - interval '61 seconds'`,
      );
      await db.close();
    };
    const email = 'Ada@example.com';
    const again = { email, password: 'another password' };

    let backend = await open();
    expect(await post(backend, 'signup', { email, password: PASSWORD })).toBe(200);
    expect(await post(backend, 'signup', again)).toBe(429);
    for (const [path, body] of [
      ['signup', again],
      ['resend', { type: 'signup', email }],
    ] as const) {
      await backend.close();
      await aMinuteLater();
      backend = await open();
      expect(await post(backend, path, body)).toBe(200);
      expect(await post(backend, path, body)).toBe(429);
    }
    expect(links).toHaveLength(3);
    await backend.app.fetch(new Request(links[2] ?? ''));
    // As with a hosted account server, the first password stays.
    const signIn = (password: string) =>
      post(backend, 'token?grant_type=password', { email, password });
    expect(await signIn('another password')).toBe(400);
    expect(await signIn(PASSWORD)).toBe(200);
    await backend.close();

    await aMinuteLater();
    backend = await open();
    await post(backend, 'signup', again);
    await post(backend, 'resend', { type: 'signup', email });
    expect(links).toHaveLength(3);
    expect(await signIn(PASSWORD)).toBe(200);
    await backend.close();
    rmSync(dataDir, { recursive: true });
  },
  2 * BOOT_TIMEOUT_MS,
);

test.each([
  ['after the sign-up', false],
  ['after the role was granted', true],
])(
  'a creation of the demo administrator that was interrupted %s is completed at the next start',
  async (_, isGranted) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'meridian-'));
    const demoAdmin = { email: 'admin@meridian.example', password: PASSWORD };
    let link = '';
    const open = (admin?: typeof demoAdmin) =>
      openBackend({
        dataDir,
        siteUrl: SITE,
        keys: KEYS,
        demoAdmin: admin,
        deliver: (message) => {
          link = message.link;
        },
      });
    const post = (path: string, body: object) =>
      new Request(new URL(path, SITE), {
        method: 'POST',
        headers: { apikey: KEYS.publishableKey, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    const first = await open();
    await first.app.fetch(post('/auth/v1/signup', demoAdmin));
    if (isGranted) {
      await first.app.fetch(new Request(link));
      await grantAdmin({ fetch: first.app.fetch, siteUrl: SITE, keys: KEYS }, demoAdmin.email);
    }
    await first.close();
    const second = await open(demoAdmin);
    const { status } = await second.app.fetch(
      post('/auth/v1/token?grant_type=password', demoAdmin),
    );
    await second.close();
    rmSync(dataDir, { recursive: true });
    expect(status).toBe(200);
  },
  BOOT_TIMEOUT_MS,
);

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
