import { describe, expect, it } from 'vitest';
import webPush from 'web-push';
import { createDeliverPush, type PushKeys } from './deliver';
import { keysFault } from './keys-fault';

const pair = webPush.generateVAPIDKeys();
const KEYS: PushKeys = { ...pair, subject: 'mailto:hello@example.com' };

const cut = (key: string) => key.slice(0, -4);
const other = webPush.generateVAPIDKeys();
const beyond = Buffer.alloc(32, 255).toString('base64url');

/** Settings as operators get them wrong, and the words that say which. */
const WRONG: [string, Partial<PushKeys>, RegExp][] = [
  ['a subject without mailto:', { subject: 'me@example.com' }, /PUSH_SUBJECT must begin with/],
  ['a subject with http:', { subject: 'http://www.example.com' }, /PUSH_SUBJECT/],
  ['an empty mailto:', { subject: 'mailto:' }, /PUSH_SUBJECT/],
  ['half a private key', { privateKey: cut(pair.privateKey) }, /PUSH_PRIVATE_KEY is not/],
  ['keys that were swapped', { publicKey: pair.privateKey }, /VITE_PUSH_PUBLIC_KEY is not/],
  ['half a public key', { publicKey: cut(pair.publicKey) }, /VITE_PUSH_PUBLIC_KEY is not/],
  ['keys of two pairs', { publicKey: other.publicKey }, /are not a pair/],
  ['a private key beyond the curve', { privateKey: beyond }, /are not a pair/],
  ['a key with a blank', { privateKey: `${pair.privateKey} ` }, /PUSH_PRIVATE_KEY/],
];

describe('an operator’s mistake in what signs notifications', () => {
  it.each(WRONG)('is said in a sentence before anything is sent: %s', (_, change, words) => {
    expect(keysFault({ ...KEYS, ...change })).toMatch(words);
    expect(() => createDeliverPush({ ...KEYS, ...change })).toThrow(words);
  });

  it.each(['mailto:hello@example.com', 'https://www.example.com'])(
    'a pair with %s has none',
    (subject) => {
      expect(keysFault({ ...KEYS, subject })).toBeUndefined();
    },
  );
});

describe('a device', () => {
  const browser = () => ({
    endpoint: 'https://fcm.googleapis.com/fcm/send/x',
    p256dh: webPush.generateVAPIDKeys().publicKey,
    auth: Buffer.alloc(16, 7).toString('base64url'),
  });
  const OPTIONS = { TTL: 60, urgency: 'high' } as const;
  const answered = (status: number) =>
    createDeliverPush(KEYS, { fetch: async () => new Response(null, { status }) });

  it.each([404, 410])('is gone if its service says %i', async (status) => {
    expect(await answered(status)(browser(), '{}', OPTIONS)).toEqual({ outcome: 'gone' });
  });

  it.each<[string, object]>([
    ['whose key is cut off', { p256dh: 'BAAA' }],
    ['whose key is no point of the curve', { p256dh: Buffer.alloc(65, 4).toString('base64url') }],
    ['whose secret is cut off', { auth: 'AAAA' }],
  ])('%s is gone: nothing can be encrypted for it', async (_, change) => {
    const device = { ...browser(), ...change };
    expect(await answered(201)(device, '{}', OPTIONS)).toEqual({ outcome: 'gone' });
  });

  it('is not gone because a message of ours can’t be made', async () => {
    const topic = 'a topic with blanks that is far too long for any push service';
    await expect(answered(201)(browser(), '{}', { ...OPTIONS, topic })).rejects.toThrow();
  });
});
