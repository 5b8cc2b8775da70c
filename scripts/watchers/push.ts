import webPush from 'web-push';
import { object, type ShapeOf, text } from '../../src/lib/shape.ts';
import type { PushMessage } from '../../src/protocol/push-message.ts';
import { isPushEndpoint } from './push-hosts.ts';
import { changedLines, isWaiting, type Outcome, topicNames } from './waiting.ts';

/** A push message that waits in the database, with what it is about. */
export const isWaitingPush = object({ ...isWaiting, endpoint: text, p256dh: text, auth: text });
export type WaitingPush = ShapeOf<typeof isWaitingPush>;

/** How push messages are signed (VAPID, RFC 8292). */
export type PushKeys = {
  publicKey: string;
  privateKey: string;
  /** Whom a push service can ask about us: `mailto:` or `https:`. */
  subject: string;
};

const TIMEOUT_MS = 20_000;
/** A phone that is off for longer finds the change on the page. */
const TTL_S = 7 * 24 * 60 * 60;
/** Encrypted, a message may have 4,096 bytes; a notification shows some three lines. */
const LONGEST_TEXT = 300;
/** The push service has dropped the device's registration. */
const GONE = [404, 410];
/** It refuses this message for good: its keys, its size. Anything else may pass. */
const REFUSALS = [400, 401, 403, 413];

export function composePush({
  title,
  topics,
  property_slug,
  link_token,
}: WaitingPush): PushMessage {
  const lines = topics.flatMap((topic) => {
    const { now, before } = changedLines(topic);
    return now.length > 0 ? now : before.map((line) => `No longer: ${line}`);
  });
  return {
    title: `${title}: new ${topicNames(topics)}`,
    body: shortened(lines.join('\n')),
    path: `/properties/${property_slug}`,
    stop: `/unsubscribe#${link_token}`,
  };
}

const shortened = (words: string) =>
  words.length > LONGEST_TEXT ? `${words.slice(0, LONGEST_TEXT - 1)}…` : words;

/** The encrypted message; nothing if the device's keys are none: anybody may have sent them. */
function requestOf(push: WaitingPush, keys: PushKeys): webPush.RequestDetails | undefined {
  const { endpoint, p256dh, auth } = push;
  try {
    return webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(composePush(push)),
      { vapidDetails: keys, TTL: TTL_S, urgency: 'normal' },
    );
  } catch {
    return undefined;
  }
}

/**
 * Sends push messages, encrypted for the device (RFC 8291).
 * @param hosts push services that the operator trusts besides the known ones
 */
export function createPushService(
  keys: PushKeys,
  {
    hosts = [],
    fetch = globalThis.fetch,
  }: { hosts?: string[]; fetch?: typeof globalThis.fetch } = {},
): (push: WaitingPush) => Promise<Outcome> {
  return async (push) => {
    const { endpoint } = push;
    if (!isPushEndpoint(endpoint, hosts)) return 'gone';
    const request = requestOf(push, keys);
    if (!request) return 'gone';
    const { method, headers, body } = request;
    try {
      const { status } = await fetch(endpoint, {
        method,
        headers: Object.fromEntries(
          // `fetch` counts the body itself.
          Object.entries({ ...headers, 'Content-Length': undefined }).flatMap(([name, value]) =>
            value === undefined ? [] : [[name, String(value)]],
          ),
        ),
        body: new Uint8Array(body ?? []),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (status >= 200 && status < 300) return 'sent';
      if (GONE.includes(status)) return 'gone';
      return REFUSALS.includes(status) ? 'refused' : 'later';
    } catch {
      // One of several services can't be reached; the others may.
      return 'later';
    }
  };
}
