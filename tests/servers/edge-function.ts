import { fileURLToPath } from 'node:url';
import { freePort } from '../support/free-port';
import { startGroup } from '../support/process-group';

export type EdgeFunction = { url: string; kill(): void };

/**
 * Starts a function of `supabase/functions` in Deno, as the hosted edge runtime does. It finds its packages in
 * `node_modules`, and its settings in `env` alone.
 * @param led where it is led instead of an address that tests can't reach
 */
export async function startEdgeFunction(
  name: 'push' | 'unsubscribe',
  env: Record<string, string>,
  led: { from: string; to: string } = { from: '', to: '' },
): Promise<EdgeFunction> {
  const port = await freePort();
  const { kill } = await startGroup(
    process.execPath,
    [
      fileURLToPath(import.meta.resolve('deno/bin.cjs')),
      'run',
      ...['--no-prompt', '--cached-only', '--node-modules-dir=manual'],
      ...['--allow-env', '--allow-net=127.0.0.1'],
      `--preload=${fileURLToPath(new URL('./edge-runtime.ts', import.meta.url))}`,
      `supabase/functions/${name}/index.ts`,
    ],
    {
      ...env,
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      DENO_SERVE_ADDRESS: `tcp:127.0.0.1:${port}`,
      LED_FROM: led.from,
      LED_TO: led.to,
    },
  );
  return { url: `http://127.0.0.1:${port}`, kill };
}
