import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { CHROMIUM_ARGS, findChromium } from '../chromium.ts';

/** A Chromium with a new profile, for a tool in another process that drives it through a port. */
export type DrivenChromium = { port: number; stop(): Promise<void> };

const LISTENS = /^DevTools listening on ws:\/\/127\.0\.0\.1:(\d+)\//;

/** Starts one as the leader of a process group, so that none of its processes outlives it, or this process. */
export async function startChromium(): Promise<DrivenChromium> {
  const profile = await mkdtemp(join(tmpdir(), 'meridian-chromium-'));
  const args = [
    ...CHROMIUM_ARGS,
    '--headless=new',
    '--remote-debugging-port=0',
    `--user-data-dir=${profile}`,
  ];
  const child = spawn(await findChromium(), args, {
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  await once(child, 'spawn');
  const ended = once(child, 'exit');
  const leader = Number(child.pid);
  const killAll = () => {
    try {
      process.kill(-leader, 'SIGKILL');
    } catch {
      // Nobody is left in the group.
    }
  };
  process.once('exit', killAll);

  const said: string[] = [];
  const port = await new Promise<number>((resolve, reject) => {
    child.once('exit', () => reject(new Error(`Chromium did not start:\n${said.join('\n')}`)));
    // Read to the end, or Chromium would wait for a reader some day.
    createInterface({ input: child.stderr }).on('line', (line) => {
      const [, found] = LISTENS.exec(line) ?? [];
      if (found) resolve(Number(found));
      else said.push(line);
    });
  });
  return {
    port,
    async stop() {
      killAll();
      await ended;
      process.off('exit', killAll);
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
