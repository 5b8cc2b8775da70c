import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepPush } from '../../scripts/backend/push';
import { createDeliverPush } from '../../supabase/functions/push/deliver';
import { startPushEndpoint, type TestDevice, testPushKeys } from '../support/push-endpoint';
import {
  type Account,
  ANON,
  BOOT_TIMEOUT_MS,
  openTestBackend,
  sample,
  type TestBackend,
} from './support/backend';

// The server's own way: a visitor's request, the database's ring, and the sender in the same process.

/** From an enquiry to the push service. */
const WITH_RING_MS = 5_000;

const keys = testPushKeys();
let backend: TestBackend;
let endpoint: Awaited<ReturnType<typeof startPushEndpoint>>;
let admin: Account;
let phone: TestDevice;
let stop: () => Promise<void> = () => Promise.resolve();
beforeEach(async () => {
  backend = await openTestBackend();
  endpoint = await startPushEndpoint(keys);
  admin = await backend.signUpAdmin();
  phone = endpoint.device();
  const { endpoint: address, p256dh, auth } = phone;
  const saved = await backend.call(admin.caller, 'POST', '/rest/v1/rpc/save_push_subscription', {
    endpoint: address,
    p256dh,
    auth,
  });
  expect(saved.status).toBe(204);
}, BOOT_TIMEOUT_MS);
afterEach(async () => {
  await stop();
  expect(endpoint.refusals).toEqual([]);
  await endpoint.close();
  await backend.close();
});

/** Starts the sender. Returns what its clock does each minute. */
async function start(listen = backend.listen): Promise<() => void> {
  let sweep = () => {};
  stop = await keepPush(backend.access, {
    site: 'https://www.example.com',
    deliver: createDeliverPush(keys, { fetch: endpoint.fetch }),
    listen,
    every: (ms, run) => {
      expect(ms).toBe(60_000);
      sweep = run;
      return () => {};
    },
  });
  return () => sweep();
}

const titles = () => phone.shown().map(({ title }) => title);
const submit = () => backend.submit(ANON, 'leads', { ...sample('leads'), kind: 'tour' });

test('an enquiry is at the push service within five seconds, rung by the database', async () => {
  await start();
  expect((await submit()).status).toBe(201);
  await expect.poll(titles, { timeout: WITH_RING_MS }).toEqual(['New tour request']);
});

test('with a broken ring, the next sweep finds it', async () => {
  const sweep = await start(async () => async () => {});
  await submit();
  sweep();
  await expect.poll(titles, { timeout: WITH_RING_MS }).toEqual(['New tour request']);
});

test('after a sign-out nothing arrives on that device', async () => {
  const other = endpoint.device();
  const second = await backend.signIn(admin);
  const { endpoint: address, p256dh, auth } = other;
  await backend.call(second.caller, 'POST', '/rest/v1/rpc/save_push_subscription', {
    endpoint: address,
    p256dh,
    auth,
  });
  const left = await backend.call(admin.caller, 'POST', '/auth/v1/logout?scope=local');
  expect(left.status).toBe(204);
  await start();
  await submit();
  await expect.poll(() => other.received.length, { timeout: WITH_RING_MS }).toBe(1);
  expect(phone.received).toEqual([]);
});
