import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

/** The header by which the database is told a client's address. */
const ADDRESS_HEADER = 'x-forwarded-for';

/** What tells who sent a request. */
type Sender = {
  headers: IncomingMessage['headers'];
  socket: { remoteAddress?: string | undefined };
};

/**
 * Whose request it is, for limits on one client: that of the connection. A proxy appends the address of its client;
 * whatever stands before it, and every other header, can be forged, and so can this one where there is no proxy.
 * @param hasProxy whether every request comes through a proxy on this machine
 */
export function clientAddress({ headers, socket }: Sender, hasProxy: boolean): string {
  const connected = oneClient(socket.remoteAddress ?? 'unknown');
  if (!hasProxy || !isFromHere({ socket })) return connected;
  const forwarded = headers['x-forwarded-for'] ?? '';
  const appended = String(forwarded).split(',').at(-1)?.trim();
  return appended ? oneClient(appended) : connected;
}

/** Whether this machine has sent it: a proxy in front, or somebody trying. */
export function isFromHere({ socket: { remoteAddress = '' } }: Pick<Sender, 'socket'>): boolean {
  return oneClient(remoteAddress).startsWith('127.') || remoteAddress === '::1';
}

/** As the database's own limit counts: IPv4 mapped into IPv6 is IPv4, and a whole /64 of IPv6 is one client. */
function oneClient(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  const [, high, low] = /^::ffff:([\da-f]{1,4}):([\da-f]{1,4})$/i.exec(address) ?? [];
  if (high && low) {
    const [a, b] = [high, low].map((half) => Number.parseInt(half, 16));
    return [a, b].flatMap((half = 0) => [half >> 8, half & 255]).join('.');
  }
  if (!isIPv6(address)) return address;
  const [head = '', tail = ''] = address.toLowerCase().split('::');
  const first = head.split(':').filter(Boolean);
  const last = tail.split(':').filter(Boolean);
  const zeros = Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0');
  const network = [...first, ...zeros, ...last].slice(0, 4);
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}

/** What the database, and servers between, take for the client's address. */
const ADDRESS_HEADERS = new Set([
  'cf-connecting-ip',
  'forwarded',
  'true-client-ip',
  'x-forwarded-for',
  'x-real-ip',
]);

/** A request's headers, of which one tells the client's address, and none is the client's own. */
export function withAddress(rawHeaders: readonly string[], address: string): string[] {
  const kept = rawHeaders.filter(
    (_, n) => !ADDRESS_HEADERS.has((rawHeaders[n - (n % 2)] ?? '').toLowerCase()),
  );
  return [...kept, ADDRESS_HEADER, address];
}
