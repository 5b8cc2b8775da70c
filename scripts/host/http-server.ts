import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';
import type { Duplex } from 'node:stream';
import { MINUTE_MS } from '../../src/lib/durations.ts';
import { type HeaderRule, headersFor } from './headers.ts';

type Answer = (req: IncomingMessage, res: ServerResponse) => unknown;

/** Node's codes for unreadable requests, and the status to answer with. */
const STATUS_OF: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/**
 * A server that no request can crash, and whose every response carries the headers of {@link HeaderRule}, including
 * Node's own responses to unreadable requests.
 * @param answer answers a request; if it throws or rejects, the response is a 500
 * @param stalledMs how long a connection may neither send nor take anything, in milliseconds: what waits for it is in memory
 */
export function createHttpServer(
  rules: HeaderRule[],
  answer: Answer,
  stalledMs = 2 * MINUTE_MS,
): Server {
  const headers = { ...headersFor(rules, '/'), 'Content-Type': 'text/plain' };
  const refuse = (res: ServerResponse, status: number) => {
    if (res.headersSent) res.destroy();
    else res.writeHead(status, { ...headers, Connection: 'close' }).end(STATUS_CODES[status]);
  };
  const refuseRaw = (socket: Duplex, status: number) => {
    socket.on('error', () => socket.destroy());
    if (socket.writable) socket.end(rawAnswer(status, headers), () => socket.destroy());
    else socket.destroy();
  };
  const listener: RequestListener = async (req, res) => {
    try {
      // Node's own check would answer without our headers.
      if (req.httpVersion === '1.1' && !req.headers.host) refuse(res, 400);
      else await answer(req, res);
    } catch (error) {
      console.error(error);
      refuse(res, 500);
    }
  };

  const server = createServer({ requireHostHeader: false }, listener);
  server.timeout = stalledMs;
  server.on('checkExpectation', (_, res) => refuse(res, 417));
  server.on('connect', (_, socket) => refuseRaw(socket, 405));
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET') socket.destroy();
    else refuseRaw(socket, STATUS_OF[error.code ?? ''] ?? 400);
  });
  return server;
}

function rawAnswer(status: number, headers: Record<string, string>): string {
  const text = STATUS_CODES[status] ?? '';
  const lines = Object.entries({
    ...headers,
    'Content-Length': String(text.length),
    Connection: 'close',
  }).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${text}`, ...lines, '', text].join('\r\n');
}
