import webPush from 'web-push';
import { bytesOf, keysFault, PUBLIC_KEY_BYTES } from './keys-fault.ts';
import { isPushEndpoint } from './push-hosts.ts';

/** How push messages are signed (VAPID, RFC 8292). */
export type PushKeys = {
  publicKey: string;
  privateKey: string;
  /** Whom a push service can ask about us: `mailto:` or `https:`. */
  subject: string;
};

/** A device, as its browser's push service addresses it, and the keys to encrypt for it (RFC 8291). */
export type PushDevice = { endpoint: string; p256dh: string; auth: string };

export type PushOptions = {
  /** How many seconds the push service keeps it for a phone that is off. */
  TTL: number;
  urgency: 'normal' | 'high';
  /** A phone that was off gets only the last of the messages with the same topic. */
  topic?: string;
};

/**
 * How sending a message ended. `refused`: the service rejects this one. `gone`: its reader can no longer be reached.
 * `later`: it may be taken if it is sent again.
 */
export type Outcome = 'sent' | 'refused' | 'gone' | 'later';

/** @param retryAfterS how long the push service asks to wait */
export type PushAnswer = { outcome: Outcome; retryAfterS?: number };

export type DeliverPush = (
  device: PushDevice,
  json: string,
  options: PushOptions,
) => Promise<PushAnswer>;

const TIMEOUT_MS = 10_000;
/** The push service has dropped the device's registration. */
const GONE = [404, 410];
/** It refuses this message for good: its keys, its size. Anything else may pass. */
const REFUSALS = [400, 401, 403, 413];

/**
 * Sends push messages, encrypted for the device.
 * @param hosts push services that the operator trusts besides the known ones
 * @throws with a sentence, if no message can be signed with these keys; so does a message that can't be made for a reason
 * of ours, which says nothing of its device
 */
export function createDeliverPush(
  keys: PushKeys,
  {
    hosts = [],
    fetch = globalThis.fetch,
    timeoutMs = TIMEOUT_MS,
  }: { hosts?: string[]; fetch?: typeof globalThis.fetch; timeoutMs?: number } = {},
): DeliverPush {
  const fault = keysFault(keys);
  if (fault) throw new Error(fault);
  return async (device, json, options) => {
    // The database stores no others, so the operator's two lists of hosts differ: the device is not to blame.
    if (!isPushEndpoint(device.endpoint, hosts)) return { outcome: 'refused' };
    if (!canReceive(device)) return { outcome: 'gone' };
    const { method, headers, body } = requestOf(device, json, keys, options);
    try {
      const response = await fetch(device.endpoint, {
        method,
        headers: Object.fromEntries(
          // `fetch` counts the body itself.
          Object.entries({ ...headers, 'Content-Length': undefined }).flatMap(([name, value]) =>
            value === undefined ? [] : [[name, String(value)]],
          ),
        ),
        body: new Uint8Array(body ?? []),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      await response.body?.cancel();
      return readPushAnswer(response);
    } catch {
      // One of several services can't be reached; the others may.
      return { outcome: 'later' };
    }
  };
}

const AUTH_BYTES = 16;

/** Whether anything can be encrypted for a device: its keys come from browsers, through a public form. */
function canReceive({ p256dh, auth }: PushDevice): boolean {
  if (bytesOf(p256dh)?.length !== PUBLIC_KEY_BYTES) return false;
  if (bytesOf(auth)?.length !== AUTH_BYTES) return false;
  try {
    webPush.encrypt(p256dh, auth, '', 'aes128gcm');
    return true;
  } catch {
    // A point that is not on the curve. Nothing of ours is used here.
    return false;
  }
}

/** The encrypted and signed message. */
function requestOf(
  { endpoint, p256dh, auth }: PushDevice,
  json: string,
  keys: PushKeys,
  options: PushOptions,
): webPush.RequestDetails {
  return webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, json, {
    vapidDetails: keys,
    contentEncoding: 'aes128gcm',
    ...options,
  });
}

function readPushAnswer({ status, headers }: Response): PushAnswer {
  if (status >= 200 && status < 300) return { outcome: 'sent' };
  if (GONE.includes(status)) return { outcome: 'gone' };
  if (REFUSALS.includes(status)) return { outcome: 'refused' };
  const retryAfterS = secondsUntil(headers.get('Retry-After'));
  return { outcome: 'later', ...(retryAfterS && { retryAfterS }) };
}

/** Reads a `Retry-After`, which is a number of seconds or a date; undefined if it is neither. */
function secondsUntil(retryAfter: string | null): number | undefined {
  if (!retryAfter) return undefined;
  const seconds = /^\d+$/.test(retryAfter)
    ? Number(retryAfter)
    : (Date.parse(retryAfter) - Date.now()) / 1000;
  return seconds > 0 ? Math.ceil(Math.min(seconds, 24 * 60 * 60)) : undefined;
}
