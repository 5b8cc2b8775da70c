import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { WEBKIT } from '../../scripts/webkit';

/** A virtual screen. */
export type Display = { readonly name: string; stop(): Promise<void> };

/** Starts an X server on the first free display; it reports which one once it is ready. */
export async function startDisplay(): Promise<Display> {
  const server = spawn(
    WEBKIT.display,
    ['-displayfd', '3', '-screen', '0', '800x1000x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const killServer = () => server.kill('SIGKILL');
  process.once('exit', killServer);
  const number = await firstLine(server);
  return {
    name: `:${number}`,
    stop: async () => {
      process.off('exit', killServer);
      if (server.exitCode !== null) return;
      const exited = once(server, 'exit');
      server.kill();
      await exited;
    },
  };
}

async function firstLine(server: ChildProcess): Promise<string> {
  const output = server.stdio[3];
  if (!(output instanceof Readable)) throw new Error('Xvfb has no third stream.');
  for await (const line of createInterface({ input: output })) return line;
  throw new Error('Xvfb did not start.');
}
