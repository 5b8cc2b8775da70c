import { freePort } from '../support/free-port';
import { startGroup } from '../support/process-group';

export type EdgeFunction = { url: string; kill(): void };

/**
 * Starts a function of `supabase/functions` in a process of its own, with its settings in `env` alone.
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
      ...['--import', 'tsx', '--import', './tests/servers/edge-runtime.ts'],
      `supabase/functions/${name}/index.ts`,
    ],
    {
      ...env,
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      PORT: String(port),
      LED_FROM: led.from,
      LED_TO: led.to,
    },
  );
  return { url: `http://127.0.0.1:${port}`, kill };
}
