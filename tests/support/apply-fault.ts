import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { type Fault, PORTAL_PATH } from './faults';

export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** Headers of a single connection, which must not be forwarded. */
const HOP_BY_HOP = ['connection', 'keep-alive', 'transfer-encoding'];

function sendAnswer(response: ServerResponse, { status, headers, body }: Answer): void {
  if (response.destroyed) return;
  const kept = Object.entries(headers).filter(([name]) => !HOP_BY_HOP.includes(name));
  response.writeHead(status, Object.fromEntries(kept)).end(body);
}

/** Answers a request according to the fault; `forward` passes it to the database and returns the response. */
export async function applyFault(
  fault: Fault | undefined,
  forward: () => Promise<Answer>,
  response: ServerResponse,
): Promise<void> {
  switch (fault?.kind) {
    case undefined:
      return sendAnswer(response, await forward());
    case 'drop':
      response.socket?.destroy();
      return;
    case 'stall':
      return;
    case 'stall-after-commit':
      await forward();
      return;
    case 'lose-answer':
      await forward();
      response.socket?.destroy();
      return;
    case 'truncate': {
      const { status } = await forward();
      // Promise more bytes than are sent.
      response.writeHead(status, { 'Content-Length': 1000 });
      response.write('{"cut":', () => response.socket?.destroy());
      return;
    }
    case 'late': {
      const answer = await forward();
      setTimeout(() => sendAnswer(response, answer), fault.afterMs);
      return;
    }
    case 'dribble': {
      response.writeHead(fault.status);
      const timer = setInterval(() => response.write('.'), 500);
      response.once('close', () => clearInterval(timer));
      return;
    }
    case 'twice':
      await forward();
      return sendAnswer(response, await forward());
    case 'answer':
      response.writeHead(fault.status, fault.headers).end(fault.body);
      return;
    case 'answer-after-commit':
      await forward();
      response.writeHead(fault.status).end();
      return;
    case 'redirect':
      response.writeHead(302, { Location: PORTAL_PATH }).end();
      return;
    default:
      return fault satisfies never;
  }
}
