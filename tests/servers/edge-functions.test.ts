import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { afterAll, expect, test } from 'vitest';
import { ANON, KEYS, openTestBackend, SECRET, sample } from '../database/support/backend';
import { lettersOf } from '../database/support/letters';
import { startPushEndpoint, testPushKeys } from '../support/push-endpoint';
import { type EdgeFunction, startEdgeFunction } from './edge-function';
import { listen } from './listen';

// What `supabase functions deploy` uploads, in Node, beside the real database.

const SITE = 'https://www.example.com';
const RING_KEY = 'r'.repeat(64);

const keys = testPushKeys();
const running: EdgeFunction[] = [];

const backend = await openTestBackend();
const database = await listen(createServer(getRequestListener(backend.access.fetch)));
const endpoint = await startPushEndpoint(keys);
const admin = await backend.signUpAdmin();
afterAll(async () => {
  for (const { kill } of running) kill();
  await endpoint.close();
  await database.close();
  await backend.close();
});

async function start(...args: Parameters<typeof startEdgeFunction>): Promise<string> {
  const edgeFunction = await startEdgeFunction(...args);
  running.push(edgeFunction);
  const { url } = edgeFunction;
  await expect
    .poll(() => fetch(url, { redirect: 'manual' }).then(String, () => undefined))
    .toBeDefined();
  return url;
}

test('a ring sends an enquiry to the phones of the staff, and only with the key', async () => {
  const phone = endpoint.device();
  await backend.tellOn(phone, admin);
  const url = await start(
    'push',
    {
      SITE_URL: SITE,
      SUPABASE_URL: database.url,
      SECRET_KEY: KEYS.secretKey,
      PUSH_RING_KEY: RING_KEY,
      VITE_PUSH_PUBLIC_KEY: keys.publicKey,
      PUSH_PRIVATE_KEY: keys.privateKey,
    },
    { from: new URL(phone.endpoint).origin, to: endpoint.url },
  );
  const lead = { ...sample('leads'), kind: 'tour' };
  expect((await backend.submit(ANON, 'leads', lead)).outcome).toBe('stored');
  const ring = (key: string) =>
    fetch(url, { method: 'POST', headers: { Authorization: `Bearer ${key}` } });

  expect((await ring('another')).status).toBe(401);
  expect((await ring(RING_KEY)).status).toBe(202);
  await expect.poll(() => phone.shown()).toMatchObject([{ title: 'New tour request' }]);
  expect(phone.received[0]?.message.web_push).toBe(8030);
  expect(endpoint.refusals).toEqual([]);
});

test('one click in a mail program ends the newsletter', async () => {
  const url = await start('unsubscribe', {
    SITE_URL: SITE,
    SUPABASE_URL: database.url,
    PUBLISHABLE_KEY: KEYS.publishableKey,
  });
  const row = sample('newsletter_subscribers');
  expect((await backend.submit(ANON, 'newsletter_subscribers', row)).outcome).toBe('stored');
  const token = await lettersOf(backend).token(row);
  const opened = await fetch(`${url}?token=${token}`, { redirect: 'manual' });
  expect(opened.headers.get('location')).toBe(`${SITE}/unsubscribe#${token}`);

  const answer = await fetch(`${url}?token=${token}`, {
    method: 'POST',
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
  });
  expect(answer.status).toBe(200);
  const { json } = await backend.call(
    SECRET,
    'GET',
    `/rest/v1/newsletter_subscribers?select=unsubscribed_at&id=eq.${row['id']}`,
  );
  expect(json).toEqual([{ unsubscribed_at: expect.any(String) }]);
});
