import { readEnv } from '../env';

/**
 * Registers static routes, where the browser supports them, so that requests to the database, sign-ins and connection
 * probes bypass the worker. None of them is ever cached, a stopped worker needn't be started for them, and they don't
 * keep an old worker alive.
 */
export async function passBy(event: InstallEvent): Promise<void> {
  const { supabaseUrl } = readEnv(location.origin);
  const patterns = [`${supabaseUrl}/rest/*`, `${supabaseUrl}/auth/*`, '/online.txt'];
  await event.addRoutes?.(
    patterns.map((urlPattern) => ({ condition: { urlPattern }, source: 'network' })),
  );
}
