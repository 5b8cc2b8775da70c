import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { clientAddress, isFromHere, withAddress } from './client-address.ts';
import type { Backend } from './open.ts';

const METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS';

/**
 * Adapts the embedded backend to Node's HTTP server.
 * @param options.hasProxy whether a proxy on this machine stands in front, and tells its clients' addresses
 */
export function answerRequest({ app }: Pick<Backend, 'app'>, { hasProxy = false } = {}) {
  // As the gateways of hosted databases do: a list is a fifth as long.
  const compressed = new Hono<{ Bindings: { client: string } }>()
    .use(compress())
    .all('*', ({ req, env }) => app.fetch(req.raw, env.client));
  const listener = getRequestListener((request, { incoming }) =>
    compressed.fetch(request, { client: clientAddress(incoming, hasProxy) }),
  );
  let isWarned = hasProxy;
  return (req: IncomingMessage, res: ServerResponse): void | Promise<void> => {
    if (!isWarned && isFromHere(req) && req.headers['x-forwarded-for'] !== undefined) {
      isWarned = true;
      console.warn(
        'A proxy passes requests on, and all its visitors count as one. If it is yours, set TRUST_PROXY=on.',
      );
    }
    // Somebody's rows or session, which must stay in no cache.
    res.setHeader('Cache-Control', 'no-store');
    req.rawHeaders = withAddress(req.rawHeaders, clientAddress(req, hasProxy));
    // `Request` doesn't support TRACE; the listener would throw.
    if (req.method !== 'TRACE') return listener(req, res);
    res.writeHead(405, { Allow: METHODS }).end();
  };
}
