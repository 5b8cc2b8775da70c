import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { clientAddress } from './client-address.ts';
import type { Backend } from './open.ts';

const METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS';

/** Adapts the embedded backend to Node's HTTP server. */
export function answerRequest({ app }: Pick<Backend, 'app'>) {
  const listener = getRequestListener((request, { incoming }) =>
    app.fetch(request, clientAddress(incoming)),
  );
  return (req: IncomingMessage, res: ServerResponse): void | Promise<void> => {
    // `Request` doesn't support TRACE; the listener would throw.
    if (req.method !== 'TRACE') return listener(req, res);
    res.writeHead(405, { Allow: METHODS }).end();
  };
}
