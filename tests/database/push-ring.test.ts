import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepPush } from '../../scripts/backend/push';
import { serveMails } from '../../scripts/backend/serve-mails';
import { createPushService } from '../../scripts/mails/push';
import { createDeliverPush } from '../../supabase/functions/push/deliver';
import { startPushEndpoint, type TestDevice, testPushKeys } from '../support/push-endpoint';
import { type Account, ANON, openTestBackend, SECRET, sample } from './support/backend';
import { siteWith } from './support/watching';

// The server's own way: a visitor's request, the database's ring, and the sender in the same process.

const keys = testPushKeys();
let endpoint: Awaited<ReturnType<typeof startPushEndpoint>>;
let admin: Account;
let phone: TestDevice;
let stop: () => Promise<void> = () => Promise.resolve();
const backend = await openTestBackend();
beforeEach(async () => {
  endpoint = await startPushEndpoint(keys);
  admin = await backend.signUpAdmin();
  phone = endpoint.device();
  await backend.tellOn(phone, admin);
});
afterEach(async () => {
  await stop();
  expect(endpoint.refusals).toEqual([]);
  await endpoint.close();
});

/** Starts the sender. Returns what its clock does each minute, and for how long it was to wait: first until the enquiry is due, then for an answer that is lost. */
async function start(listen = backend.listen) {
  let sweep = () => {};
  const waits: number[] = [];
  stop = await keepPush(backend.access, {
    site: 'https://www.example.com',
    deliver: createDeliverPush(keys, { fetch: endpoint.fetch }),
    listen,
    every: (ms, run) => {
      expect(ms).toBe(60_000);
      sweep = run;
      return () => {};
    },
    wait(ms) {
      waits.push(ms);
      return setTimeout(ms);
    },
  });
  return { sweep: () => sweep(), waits };
}

const titles = () => phone.shown().map(({ title }) => title);
const submit = () => backend.submit(ANON, 'leads', { ...sample('leads'), kind: 'tour' });

test('an enquiry is at the push service within five seconds, rung by the database', async () => {
  const { waits } = await start();
  expect((await submit()).outcome).toBe('stored');
  await expect.poll(titles).toEqual(['New tour request']);
  expect(waits[0]).toBeLessThan(5_000);
});

test('with a broken ring, the next sweep finds it', async () => {
  const { sweep } = await start(async () => async () => {});
  await submit();
  sweep();
  await expect.poll(titles).toEqual(['New tour request']);
});

test('what becomes of an appointment is at the visitor’s phone as soon', async () => {
  const sendPush = createPushService(keys, { fetch: endpoint.fetch });
  stop = await serveMails(backend.access, backend, siteWith('', {}), sendPush);
  const appointment_at = new Date(Date.now() + 86_400_000).toISOString();
  const [secret, id] = [randomUUID(), randomUUID()];
  const lead = { ...sample('leads'), id, secret, email: null, kind: 'tour', appointment_at };
  await backend.submit(ANON, 'leads', lead);
  const entry = { id, secret, device: phone };
  await backend.call(ANON, 'POST', '/rest/v1/rpc/appointment', { entry });
  const event = { lead_id: id, kind: 'confirmation', appointment_at };
  await backend.call(SECRET, 'POST', '/rest/v1/lead_events', event);
  const said = () => phone.received.map(({ message }) => message);
  await expect.poll(said).toMatchObject([{ title: 'Confirmed: your tour' }]);
});

test('after a sign-out nothing arrives on that device', async () => {
  const other = endpoint.device();
  const second = await backend.signIn(admin);
  await backend.tellOn(other, second);
  const left = await backend.call(admin.caller, 'POST', '/auth/v1/logout?scope=local');
  expect(left.status).toBe(204);
  await start();
  await submit();
  await expect.poll(() => other.received.length).toBe(1);
  expect(phone.received).toEqual([]);
});
