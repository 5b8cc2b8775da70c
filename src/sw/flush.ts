import { readEnv } from '../env';
import { createOutbox } from '../offline/outbox';
import { deviceEnv } from '../remote/device-env';

/** The tag under which pages ask for a background sync. */
export const SYNC_TAG = 'outbox';

/**
 * Sends what waits, without a page.
 * @throws when something is left, so that the browser calls again later (three times in all, then it gives up)
 */
export async function flushFromWorker(): Promise<void> {
  const { supabaseUrl, supabaseKey } = readEnv(location.origin);
  const outbox = createOutbox(deviceEnv({ url: supabaseUrl, key: supabaseKey }));
  try {
    const { left } = await outbox.flush('sync');
    if (left > 0) throw new Error(`${left} submissions are still waiting.`);
  } finally {
    outbox.stop();
  }
}
