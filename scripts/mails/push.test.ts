import { createECDH, randomBytes } from 'node:crypto';
import { decrypt } from 'http_ece';
import { describe, expect, it } from 'vitest';
import webPush from 'web-push';
import { isPushEndpoint } from '../../supabase/functions/push/push-hosts';
import { readVapid } from '../../tests/support/push-endpoint';
import { composePush, createPushService, type WaitingPush } from './push';

const ENDPOINT = 'https://fcm.googleapis.com/fcm/send/abc:def';
const keys = { ...webPush.generateVAPIDKeys(), subject: 'mailto:hello@example.com' };

/** A device that is told of a new price. */
function device(endpoint = ENDPOINT) {
  const privateKey = createECDH('prime256v1');
  privateKey.generateKeys();
  const auth = randomBytes(16).toString('base64url');
  const push: WaitingPush = {
    id: 'a',
    endpoint,
    p256dh: privateKey.getPublicKey('base64url'),
    auth,
    property_slug: 'bloom-towers',
    title: 'Bloom Towers',
    topics: [{ topic: 'price', before: 'From ₦285M\nTwo plans', after: 'From ₦300M\nTwo plans' }],
    asked_at: '2026-11-25T12:00:00Z',
    attempts: 1,
    link_token: 'f'.repeat(64),
  };
  const read = (body: Uint8Array): unknown =>
    JSON.parse(
      decrypt(Buffer.from(body), { version: 'aes128gcm', privateKey, authSecret: auth }).toString(),
    );
  return { push, read };
}

/** A push service that answers with this status. */
function serviceThat(status: number) {
  const requests: Request[] = [];
  const fetch = async (...request: ConstructorParameters<typeof Request>) => {
    requests.push(new Request(...request));
    return new Response(null, { status });
  };
  return { requests, send: createPushService(keys, { fetch }) };
}

it('is encrypted for the device, and says what is new, where, and how to stop', async () => {
  const { push, read } = device();
  const { requests, send } = serviceThat(201);
  expect(await send(push)).toBe('sent');
  expect(requests[0]?.url).toBe(ENDPOINT);
  expect(read(new Uint8Array((await requests[0]?.arrayBuffer()) ?? []))).toEqual({
    title: 'Bloom Towers: price changed',
    body: 'From ₦300M',
    path: '/properties/bloom-towers',
    stop: `/unsubscribe#${'f'.repeat(64)}`,
  });
});

it('about an appointment says what became of it and when, neither where nor with whom, and leads to its list', async () => {
  const { push, read } = device();
  const { requests, send } = serviceThat(201);
  const when = { at: '2026-12-12T14:00:00Z', was: null, day: null, zone: 'America/Chicago' };
  const about = { id: 'row', uid: 'first', kind: 'consultation', host: 'Ada', office: null };
  const enquiry = { ...about, ...when, state: 'confirmed' as const, changes: 1, answers: 1 };
  expect(await send({ ...push, enquiry })).toBe('sent');
  expect(read(new Uint8Array((await requests[0]?.arrayBuffer()) ?? []))).toEqual({
    title: 'Confirmed: your consultation',
    body: 'Your consultation is confirmed: Saturday 12 December 2026, 8:00 am your time, 3:00 pm Lagos time.',
    path: '/outbox#consultations',
    stop: '/outbox#consultations',
    tag: 'first',
  });
});

it('is signed for the push service with the key that the page registered', async () => {
  const { requests, send } = serviceThat(201);
  await send(device().push);
  const { headers } = requests[0] ?? new Request(ENDPOINT);
  const [, jwt = '', key = ''] =
    /^vapid t=(.+), k=(.+)$/.exec(headers.get('authorization') ?? '') ?? [];
  expect(key).toBe(keys.publicKey);
  expect(readVapid(jwt, key)).toMatchObject({
    aud: 'https://fcm.googleapis.com',
    sub: keys.subject,
  });
  expect(headers.get('ttl')).toBe(String(7 * 24 * 60 * 60));
});

it.each([
  [404, 'gone'],
  [410, 'gone'],
  [403, 'refused'],
  [413, 'refused'],
  [429, 'later'],
  [500, 'later'],
] as const)('an answer of %i means: %s', async (status, outcome) => {
  expect(await serviceThat(status).send(device().push)).toBe(outcome);
});

it.each(['A', 'B', '_'])('a device whose key is no key is gone: %s', async (letter) => {
  const { requests, send } = serviceThat(201);
  expect(await send({ ...device().push, p256dh: letter.repeat(87) })).toBe('gone');
  expect(requests).toEqual([]);
});

it('a service that can’t be reached is tried again later', async () => {
  const send = createPushService(keys, { fetch: () => Promise.reject(new TypeError('failed')) });
  expect(await send(device().push)).toBe('later');
});

it('however much has changed, the message stays within what push services take', async () => {
  const { push } = device();
  const after = Array.from({ length: 500 }, (_, n) => `Milestone ${n}: ₦`).join('\n');
  const long = { ...push, topics: [{ topic: 'progress' as const, before: 'None', after }] };
  const { requests, send } = serviceThat(201);
  expect(await send(long)).toBe('sent');
  expect((await requests[0]?.arrayBuffer())?.byteLength).toBeLessThanOrEqual(4096);
});

it('what is gone is said as well', () => {
  const { push } = device();
  const topics = [
    { topic: 'papers' as const, before: 'Deed: shown\nSurvey: shown', after: 'Survey: shown' },
  ];
  expect(composePush({ ...push, topics }).body).toBe('No longer: Deed: shown');
});

describe('a message goes to push services only', () => {
  it.each([
    ENDPOINT,
    'https://updates.push.services.mozilla.com/wpush/v2/gAAA',
    'https://web.push.apple.com/QG1',
    'https://wns2-par02p.notify.windows.com/w/?token=x',
  ])('%s', (endpoint) => expect(isPushEndpoint(endpoint)).toBe(true));

  it.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/fcm/send/abc',
    'https://user@fcm.googleapis.com/fcm/send/abc',
    'https://evilfcm.googleapis.com/fcm/send/abc',
    'https://storage.googleapis.com/abc',
    'https://push.services.mozilla.com/abc',
    'https://fcm.googleapis.com.evil.example/abc',
    'https://127.0.0.1/abc',
    'https://[::1]/abc',
    'https://169.254.169.254/latest/meta-data',
    'https://localhost/abc',
    'not an address',
  ])('and never to %s', async (endpoint) => {
    const { requests, send } = serviceThat(201);
    expect(await send(device(endpoint).push)).toBe('refused');
    expect(requests).toEqual([]);
  });

  it('an operator may add others', () => {
    expect(isPushEndpoint('https://push.example.org/a', ['push.example.org'])).toBe(true);
  });
});
