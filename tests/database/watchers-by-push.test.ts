import { randomBytes, randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { WaitingPush } from '../../scripts/mails/push';
import type { Outcome } from '../../scripts/mails/waiting';
import { openTestBackend, type Row, SECRET } from './support/backend';
import { onlyWatching, type watchingOf } from './support/watching';

let watching: ReturnType<typeof watchingOf>;
const backend = await openTestBackend();
await backend.limit(1_000_000, 1_000_000);
beforeEach(async () => {
  watching = await onlyWatching(backend);
});

/** A device that asks to be told. */
const device = (): Row => ({
  id: randomUUID(),
  property_slug: watching.slug,
  endpoint: `https://fcm.googleapis.com/fcm/send/${randomUUID()}`,
  p256dh: randomBytes(65).toString('base64url'),
  auth: randomBytes(16).toString('base64url'),
});

/** Sends what is due; every message ends so. */
async function push(outcome: Outcome = 'sent'): Promise<WaitingPush[]> {
  const sent: WaitingPush[] = [];
  await watching.watchers().push(async (message) => {
    sent.push(message);
    return outcome;
  });
  return sent;
}

async function changed(): Promise<Row> {
  const row = device();
  expect(await watching.watch(row)).toMatchObject({ outcome: 'stored' });
  await watching.watchers().notice();
  await watching.change('₦300M');
  return row;
}

it('a device is told once, and by no e-mail', async () => {
  const row = await changed();
  const email = await watching.watcher();
  await watching.change('₦310M');
  const mails: string[] = [];
  await watching.watchers().send(async ({ to }) => {
    mails.push(to);
    return 'sent';
  });
  expect(mails).toEqual([email['email']]);
  const { endpoint } = row;
  expect((await push()).map((sent) => sent.endpoint)).toEqual([endpoint, endpoint]);
  expect(await push()).toEqual([]);
});

it('a device that its push service no longer knows has left', async () => {
  await changed();
  await push('gone');
  expect(await watching.rows()).toMatchObject([{ unsubscribed_at: expect.any(String) }]);
  await watching.change('₦310M');
  expect(await push()).toEqual([]);
});

it('a message that could not be sent is sent later', async () => {
  await changed();
  expect(await push('later')).toHaveLength(1);
  // Not before a minute has passed.
  expect(await push()).toEqual([]);
  const path = `/rest/v1/mails_waiting?select=attempts,due_at&property_slug=eq.${watching.slug}`;
  const { json } = await backend.call(SECRET, 'GET', path);
  expect(json).toMatchObject([{ attempts: 1 }]);
});

it('the link in a notification ends them for that device only, and begins them again', async () => {
  const row = await changed();
  const other = device();
  await watching.watch(other);
  const token = (await push())[0]?.link_token ?? '';
  const ended = { state: 'left', address: 'Your device', property: watching.slug };
  expect((await watching.use(token, false)).json).toMatchObject(ended);
  const left = (await watching.rows()).filter((one) => one['unsubscribed_at'] !== null);
  expect(left.map(({ endpoint }) => endpoint)).toEqual([row['endpoint']]);
  expect((await watching.use(token, true)).json).toMatchObject({ state: 'active' });
});

describe('the database', () => {
  it('takes a device once for each property', async () => {
    const row = device();
    await watching.watch(row);
    expect(await watching.watch(row)).toMatchObject({ outcome: 'delivered' });
    expect(await watching.watch(watching.again(row))).toMatchObject({ outcome: 'listed' });
    const elsewhere = { ...watching.again(row), property_slug: 'citadel-views' };
    expect(await watching.watch(elsewhere)).toMatchObject({ outcome: 'stored' });
  });

  it('does not say who is on the list to somebody whose row it refuses in any case', async () => {
    const { email } = await watching.watcher();
    const asked = { property_slug: watching.slug, email, p256dh: 'A' };
    const stranger = { ...asked, email: `${randomUUID()}@example.com` };
    const refused = { outcome: 'refused', rule: 'property_watchers_endpoint_keys' };
    for (const row of [asked, stranger]) expect(await watching.watch(row)).toMatchObject(refused);
  });

  it('says no more of a refused address to who is on the list', async () => {
    const row = { ...device(), endpoint: 'https://push.example.com/a' };
    const trust = (...more: string[]) =>
      backend.call(SECRET, 'POST', '/rest/v1/rpc/set_push_hosts', { more });
    await trust('push.example.com');
    expect(await watching.watch(row)).toMatchObject({ outcome: 'stored' });
    await trust();
    const refused = { outcome: 'refused', rule: 'property_watchers_endpoint_known' };
    for (const endpoint of [row.endpoint, 'https://push.example.com/b']) {
      expect(await watching.watch({ ...watching.again(row), endpoint })).toMatchObject(refused);
    }
  });

  it.each<[string, Row]>([
    ['with an e-mail as well', { email: 'ada@example.com' }],
    ['without its address', { endpoint: null }],
    ['without its keys', { p256dh: null, auth: null }],
    ['with one of its keys', { auth: null }],
    ['with a key that is too short', { p256dh: 'BAAA' }],
    ['with a secret of other characters', { auth: `${'a'.repeat(20)}==` }],
    ['over http', { endpoint: 'http://fcm.googleapis.com/a' }],
    ['with a space in its address', { endpoint: 'https://fcm.googleapis.com/a b' }],
    ['with too long an address', { endpoint: `https://fcm.googleapis.com/${'a'.repeat(990)}` }],
    ['that no push service knows', { endpoint: 'https://push.example.com/a' }],
  ])('refuses a device %s', async (_, wrong) => {
    expect(await watching.watch({ ...device(), ...wrong })).toMatchObject({
      outcome: 'refused',
      rule: expect.stringMatching(/^property_watchers_/),
    });
    expect(await watching.rows()).toEqual([]);
  });
});
