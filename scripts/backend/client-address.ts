import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

/** What tells who sent a request. */
type Sender = {
  headers: IncomingMessage['headers'];
  socket: { remoteAddress?: string | undefined };
};

/**
 * Whose request it is, for limits on one client. A proxy on this machine appends the address of its client; whatever
 * stands before it, and every other header, can be forged.
 */
export function clientAddress({ headers, socket }: Sender): string {
  const connected = oneClient(socket.remoteAddress ?? 'unknown');
  if (!connected.startsWith('127.') && socket.remoteAddress !== '::1') return connected;
  const forwarded = headers['x-forwarded-for'] ?? '';
  const appended = String(forwarded).split(',').at(-1)?.trim();
  return appended ? oneClient(appended) : connected;
}

/** As the database's own limit counts: IPv4 mapped into IPv6 is IPv4, and a whole /64 of IPv6 is one client. */
function oneClient(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(address)) return address;
  const [head = '', tail = ''] = address.toLowerCase().split('::');
  const first = head.split(':').filter(Boolean);
  const last = tail.split(':').filter(Boolean);
  const zeros = Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0');
  const network = [...first, ...zeros, ...last].slice(0, 4);
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
