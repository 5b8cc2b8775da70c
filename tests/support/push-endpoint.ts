import {
  createECDH,
  createPublicKey,
  type ECDH,
  randomBytes,
  randomUUID,
  verify,
} from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { decrypt } from 'http_ece';
import webPush from 'web-push';
import type { DeclarativePush } from '../../src/protocol/push-message';
import type { PushKeys } from '../../supabase/functions/push/deliver';
import { listen } from '../servers/listen';

/** Where browsers would have their addresses; the tests' requests to it are led to the local endpoint. */
const ORIGIN = 'https://fcm.googleapis.com';

/**
 * What the endpoint does with a request, besides taking it: at `silence` it never answers, at `lost` it takes the message
 * and never answers. Senders wait in vain; here they are told at once that their time is over. At `hold` it answers once it
 * is released.
 */
export type PushFault = 'silence' | 'lost' | 'hold' | 429 | 500 | 410;

export type Received = {
  message: DeclarativePush;
  topic: string | undefined;
  ttl: string | undefined;
  urgency: string | undefined;
};

/** A device, with what its push service was sent for it. */
export type TestDevice = {
  endpoint: string;
  p256dh: string;
  auth: string;
  received: Received[];
  /** What stands on its screen: a notification with the tag of another replaces that. */
  shown(): DeclarativePush['notification'][];
};

/**
 * A push service on this machine. It decrypts each message as the device would (RFC 8291), and takes none whose signature
 * or claims are wrong (RFC 8292).
 */
export async function startPushEndpoint(
  keys: PushKeys,
  faultOf: (device: TestDevice) => PushFault | undefined = () => undefined,
) {
  const devices = new Map<string, TestDevice & { privateKey: ECDH }>();
  const refusals: string[] = [];
  const held: (() => void)[] = [];
  const patience = new Map<string, AbortController>();

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const device = devices.get(request.url ?? '');
    if (!device) return end(response, 404);
    const body = await buffer(request);
    const fault = faultOf(device);
    if (fault === 'silence') return giveUp(request);
    if (fault === 'hold') await new Promise<void>((resolve) => held.push(resolve));
    if (typeof fault === 'number') {
      return end(response, fault, fault === 429 ? { 'Retry-After': '30' } : {});
    }
    const wrong = whatIsWrong(request, keys);
    if (wrong) {
      refusals.push(wrong);
      return end(response, 403);
    }
    const { privateKey, auth: authSecret } = device;
    const json = decrypt(body, { version: 'aes128gcm', privateKey, authSecret }).toString();
    const { topic, ttl, urgency } = request.headers;
    device.received.push({
      message: JSON.parse(json),
      topic: topic?.toString(),
      ttl: ttl?.toString(),
      urgency: urgency?.toString(),
    });
    if (fault === 'lost') giveUp(request);
    else end(response, 201);
  }

  function giveUp({ url }: IncomingMessage): void {
    patience.get(url ?? '')?.abort(new DOMException('It took too long.', 'TimeoutError'));
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      refusals.push(String(error));
      end(response, 400);
    });
  });
  const { url: here, close } = await listen(server);
  return {
    url: here,
    /** Messages that were refused, and why. */
    refusals,
    device(): TestDevice {
      const privateKey = createECDH('prime256v1');
      privateKey.generateKeys();
      const path = `/fcm/send/${randomUUID()}`;
      const received: Received[] = [];
      const device = {
        endpoint: ORIGIN + path,
        p256dh: privateKey.getPublicKey('base64url'),
        auth: randomBytes(16).toString('base64url'),
        received,
        shown: () => [
          ...new Map(
            received.map(({ message }) => [message.notification.tag, message.notification]),
          ).values(),
        ],
      };
      devices.set(path, { ...device, privateKey });
      return device;
    },
    /** Answers what was held. */
    release(): void {
      for (const answerNow of held.splice(0)) answerNow();
    },
    /** `fetch`, to which the push service's address is this endpoint. */
    fetch: (async (url, init) => {
      const { origin, pathname } = new URL(String(url));
      if (origin !== ORIGIN) throw new Error(`${origin} is nothing that a test may call.`);
      const controller = new AbortController();
      patience.set(pathname, controller);
      return fetch(here + pathname, { ...init, signal: controller.signal });
    }) satisfies typeof fetch as typeof fetch,
    close,
  };
}

/** A pair of keys, with the site's address as their subject. */
export const testPushKeys = (): PushKeys => ({
  ...webPush.generateVAPIDKeys(),
  subject: 'https://www.example.com',
});

function end(response: ServerResponse, status: number, headers: Record<string, string> = {}): void {
  response.writeHead(status, headers).end();
}

/** Why a push service would not take this request, if so. */
function whatIsWrong({ method, headers }: IncomingMessage, keys: PushKeys): string | undefined {
  if (method !== 'POST') return `method ${method}`;
  if (headers['content-encoding'] !== 'aes128gcm') return `encoding ${headers['content-encoding']}`;
  const [, jwt = '', key = ''] = /^vapid t=(.+), k=(.+)$/.exec(headers.authorization ?? '') ?? [];
  if (key !== keys.publicKey) return 'another key';
  const claims = readVapid(jwt, key);
  if (!claims) return 'signature';
  if (claims.aud !== ORIGIN) return `audience ${claims.aud}`;
  if (claims.sub !== keys.subject) return `subject ${claims.sub}`;
  const hours = (claims.exp - Date.now() / 1000) / 3600;
  return hours > 0 && hours <= 24 ? undefined : `expires in ${hours} hours`;
}

type Claims = { aud: string; sub: string; exp: number };

/** The claims of a signed message; undefined if this key has not signed it. */
export function readVapid(jwt: string, key: string): Claims | undefined {
  const [head = '', claims = '', signature = ''] = jwt.split('.');
  const point = Buffer.from(key, 'base64url');
  const publicKey = createPublicKey({
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
    format: 'jwk',
  });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  return isSigned ? JSON.parse(Buffer.from(claims, 'base64url').toString()) : undefined;
}
