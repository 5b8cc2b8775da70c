import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { startGroup } from '../../tests/support/process-group.ts';
import { CHROMIUM_ARGS, findChromium } from '../chromium.ts';

/** A Chromium with a new profile, for tools that connect to its debugging port. */
export type DrivenChromium = { port: number; stop(): Promise<void> };

const LISTENS = /^DevTools listening on ws:\/\/127\.0\.0\.1:(\d+)\//;

/** Starts one and makes sure that none of its processes outlives it or this process. */
export async function startChromium(): Promise<DrivenChromium> {
  const profile = await mkdtemp(join(tmpdir(), 'meridian-chromium-'));
  const args = [
    ...CHROMIUM_ARGS,
    '--headless=new',
    '--remote-debugging-port=0',
    `--user-data-dir=${profile}`,
  ];
  const { kill, stderr } = await startGroup(await findChromium(), args, process.env, 'pipe');
  if (!stderr) throw new Error('Chromium has no stream to say its port on.');
  const lines = createInterface({ input: stderr });
  const ended = new Promise((resolve) => lines.once('close', resolve));
  const said: string[] = [];
  const port = await new Promise<number>((resolve, reject) => {
    lines.once('close', () => reject(new Error(`Chromium did not start:\n${said.join('\n')}`)));
    lines.on('line', (line) => {
      const [, found] = LISTENS.exec(line) ?? [];
      if (found) resolve(Number(found));
      else said.push(line);
    });
  });
  return {
    port,
    async stop() {
      kill();
      // All its processes share this stream: once it closes, nothing writes to the profile any more.
      await ended;
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
