import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * A port that nothing listens on. Below 32768, where Linux takes no outgoing connection's port from: a server
 * that is shut for a while finds its own port free when it comes back.
 */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < 50; tries += 1) {
    const port = randomInt(20_000, 32_000);
    if (await isFree(port)) return port;
  }
  throw new Error('No free port between 20000 and 32000.');
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
