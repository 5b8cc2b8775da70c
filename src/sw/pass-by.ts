import { readEnv } from '../env';

/**
 * Sends the database's answers, sign-ins and the probe of the line past this worker, where the browser can: none is ever
 * kept, a stopped worker need not be started for them, and one that is to give way to a newer one is not called back.
 */
export async function passBy(event: InstallEvent): Promise<void> {
  const { supabaseUrl } = readEnv(location.origin);
  const patterns = [`${supabaseUrl}/rest/*`, `${supabaseUrl}/auth/*`, '/online.txt'];
  await event.addRoutes?.(
    patterns.map((urlPattern) => ({ condition: { urlPattern }, source: 'network' })),
  );
}
