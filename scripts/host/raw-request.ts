import { connect } from 'node:net';
import { connect as connectTls } from 'node:tls';

/** A response as received. A status of 0 means that it had no status line or headers (HTTP/0.9). */
export type RawAnswer = { status: number; headers: Map<string, string>; body: string };

/**
 * Sends raw bytes that no ordinary client would send, and reads until the host closes the connection.
 * @param request in Latin-1; it should ask to close the connection
 * @throws if nobody listens, or if the host neither answers nor closes in time
 */
export function sendRaw(url: string, request: string, timeoutMs = 10_000): Promise<RawAnswer[]> {
  const { protocol, hostname, port } = new URL(url);
  const host = hostname.replace(/^\[|\]$/g, '');
  const secure = protocol === 'https:';
  const at = { host, port: Number(port || (secure ? 443 : 80)) };
  return new Promise((resolve, reject) => {
    const socket = secure
      ? connectTls({ ...at, servername: host, ALPNProtocols: ['http/1.1'] })
      : connect(at);
    const received: Buffer[] = [];
    let isConnected = false;
    const end = (error?: Error) => {
      socket.destroy();
      if (error) reject(error);
      else resolve(readAnswers(Buffer.concat(received).toString('latin1'), request));
    };
    socket.once(secure ? 'secureConnect' : 'connect', () => {
      isConnected = true;
      socket.write(request, 'latin1');
    });
    socket.setTimeout(timeoutMs, () => end(new Error('no answer in time')));
    socket.on('data', (chunk) => received.push(chunk));
    // A host that refused a request may close the connection while the rest is still being sent.
    socket.once('error', (error) => end(isConnected ? undefined : error));
    socket.once('close', () => end());
  });
}

const HEAD = /^HTTP\/1\.[01] (\d{3})[^\r\n]*\r\n((?:[^\r\n]+\r\n)*)\r\n/;

function readAnswers(text: string, request: string): RawAnswer[] {
  const answers: RawAnswer[] = [];
  let rest = text;
  while (rest !== '') {
    const head = HEAD.exec(rest);
    if (!head) {
      // Some hosts wrongly send a body with an error response to HEAD.
      if (!(request.startsWith('HEAD') && answers.length > 0)) {
        answers.push({ status: 0, headers: new Map(), body: rest });
      }
      break;
    }
    const status = Number(head[1]);
    const headers = readHeaders(head[2] ?? '');
    const after = rest.slice(head[0].length);
    const length = bodyLength(status, headers, after, request);
    if (status >= 200) answers.push({ status, headers, body: after.slice(0, length) });
    rest = after.slice(length);
  }
  return answers;
}

function readHeaders(lines: string): Map<string, string> {
  return new Map(
    lines
      .split('\r\n')
      .filter(Boolean)
      .map((line) => {
        const [, name = '', value = ''] = /^([^:]*):[ \t]*(.*)$/.exec(line) ?? [];
        return [name.toLowerCase(), value] as const;
      }),
  );
}

function bodyLength(status: number, headers: Map<string, string>, rest: string, request: string) {
  if (status < 200 || status === 204 || status === 304 || request.startsWith('HEAD')) return 0;
  if (headers.get('transfer-encoding') === 'chunked') {
    const last = /(^|\r\n)0\r\n\r\n/.exec(rest);
    return last ? last.index + last[0].length : rest.length;
  }
  const length = headers.get('content-length');
  return length === undefined ? rest.length : Number(length);
}
