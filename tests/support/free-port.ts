import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Linux takes no outgoing connection's port from below 32768. */
const FROM = 20_000;
/** For each of the processes that test side by side; there are twelve at most. */
const SHARE = 1_000;
const given = new Set<number>();

/**
 * A port that nothing listens on, and that is given to nobody else: a server that is shut for a while finds its own free
 * when it comes back.
 */
export async function freePort(): Promise<number> {
  const first = FROM + SHARE * (Number(process.env['TEST_PARALLEL_INDEX'] ?? 0) % 12);
  for (let tries = 0; tries < 50; tries += 1) {
    const port = randomInt(first, first + SHARE);
    if (given.has(port) || !(await isFree(port))) continue;
    given.add(port);
    return port;
  }
  throw new Error(`No free port between ${first} and ${first + SHARE}.`);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
