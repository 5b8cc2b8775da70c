import { readEnv } from '../env';
import { createSender, type Sender } from '../offline/sender';
import { deviceEnv } from '../remote/device-env';

/** The tag under which pages ask for a background sync. */
export const SYNC_TAG = 'outbox';

let sender: Sender | undefined;

/**
 * Sends what waits, without a page.
 * @throws when something is left, so that the browser calls again later (three times in all, then it gives up)
 */
export async function flushFromWorker(): Promise<void> {
  const { supabaseUrl, supabaseKey } = readEnv(location.origin);
  sender ??= createSender(deviceEnv({ url: supabaseUrl, key: supabaseKey }));
  const { left } = await sender.flush('sync');
  if (left > 0) throw new Error(`${left} submissions are still waiting.`);
}
