import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Linux uses ports from 32768 for outgoing connections. */
const FROM = 20_000;
/** A range for each parallel test process; there are at most twelve. */
const SHARE = 1_000;
const given = new Set<number>();

/** A free port that is given out only once, so that a server can be stopped and restarted on it. */
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
