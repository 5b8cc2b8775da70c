import type { ManualClock } from '../../../src/offline/doubles/clock';

/** What may happen to a request in transit. */
export const FAULTS = [
  /** Lost before it arrives. */
  'drop',
  /** Lost without any error. */
  'stall',
  /** Stored, then the connection breaks. */
  'lose the answer',
  /** Stored, then silence. */
  'swallow the answer',
  /** Stored, but only after the sender has given up. */
  'late',
  /** Stored; the answer's head arrives, but its body is truncated. */
  'truncate',
  /** A proxy sends it twice; the second answer arrives. */
  'twice',
  '500',
  /** Stored, then a gateway's page. */
  '502 after commit',
  '503',
  '503 with Retry-After',
  '429 in the body',
  /** A captive portal answers 200 to anything. */
  'portal',
  /** A captive portal redirects, which the request forbids. */
  'portal redirect',
  /** The gateway refuses the key. */
  '401',
  /** The database is read-only: its disk is full. */
  'read-only',
  /** The database lacks something, or one of its functions fails. */
  'own error',
  /** A proxy answers with plain text. */
  'plain 400',
  /** The database is starting. */
  'starting',
  /** A proxy's page. */
  '403 page',
] as const;
export type Fault = (typeof FAULTS)[number];

type Fetch = (url: string, init: RequestInit) => Promise<Response>;

type FaultyTransport = {
  clock: ManualClock;
  /** The server behind it. */
  server: Fetch;
  /** Decides what happens to the next request. */
  next(url: string, init: RequestInit): Fault | 'fine';
};

const PORTAL = '<!doctype html><title>Welcome to Hotel WiFi</title>';
/** Longer than a request's timeout. */
const TOO_LATE_MS = 20_000;
const LATENCY_MS = 40;

/** A transport to the server with the faults of real networks. */
export function createFaultyTransport({ clock, server, next }: FaultyTransport): Fetch {
  const wait = (ms: number) =>
    new Promise<void>((resolve) => {
      clock.setTimer(resolve, ms);
    });
  const never = () => new Promise<never>(() => {});
  const broken = () => new TypeError('Failed to fetch');
  const page = (status: number, headers: Record<string, string> = {}) =>
    new Response(PORTAL, { status, headers });
  const json = (status: number, body: object) => Response.json(body, { status });

  async function answer(url: string, init: RequestInit): Promise<Response> {
    const store = () => clock.track(server(url, { ...init, signal: null }));
    const fault = next(url, init);
    await wait(LATENCY_MS);
    switch (fault) {
      case 'fine':
        return store();
      case 'drop':
      case 'portal redirect':
        throw broken();
      case 'stall':
        return never();
      case 'lose the answer':
        await store();
        throw broken();
      case 'swallow the answer':
        await store();
        return never();
      case 'late':
        await wait(TOO_LATE_MS);
        return store();
      case 'truncate': {
        const { status } = await store();
        const cut = new ReadableStream({ pull: (stream) => stream.error(broken()) });
        return new Response(cut, { status });
      }
      case 'twice':
        await store();
        return store();
      case '500':
        return page(500);
      case '502 after commit':
        await store();
        return page(502);
      case '503':
        return page(503);
      case '503 with Retry-After':
        return page(503, { 'Retry-After': '30' });
      case '429 in the body':
        return json(429, { code: 'rate_limited', message: 'Slowly', details: 'retry_after=20' });
      case 'portal':
        return page(200);
      case 'read-only':
        return json(405, { code: '25006', message: 'cannot execute INSERT' });
      case 'own error':
        return json(400, { code: 'P0001', message: 'no' });
      case 'plain 400':
        return new Response('Bad Request', { status: 400 });
      case 'starting':
        return json(503, { code: '57P03', message: 'the database system is starting up' });
      case '403 page':
        return page(403);
      case '401':
        return json(401, { message: 'Invalid API key' });
    }
  }

  return (url, init) =>
    new Promise((resolve, reject) => {
      const abort = () => reject(new DOMException('aborted', 'AbortError'));
      if (init.signal?.aborted) return abort();
      init.signal?.addEventListener('abort', abort, { once: true });
      answer(url, init).then(resolve, reject);
    });
}
