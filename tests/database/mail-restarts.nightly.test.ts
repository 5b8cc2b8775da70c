import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { expect, test } from 'vitest';
import { grantAdmin, spendLink } from '../../scripts/backend/demo-admin';
import { EXTENSIONS } from '../../scripts/backend/migrate';
import { type Backend, openBackend } from '../../scripts/backend/open';
import { KEYS, PASSWORD } from './support/backend';

const SITE = 'http://localhost:4173';

test('whoever signs up again, or asks for it, is sent the confirmation message again, once a minute', async () => {
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
  const again = { email, password: 'another password', data: { full_name: '\u0000' } };

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
  await spendLink({ fetch: backend.app.fetch, siteUrl: SITE, keys: KEYS }, links[2] ?? '');
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
});

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
      const access = { fetch: first.app.fetch, siteUrl: SITE, keys: KEYS };
      await spendLink(access, link);
      await grantAdmin(access, demoAdmin.email);
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
);
