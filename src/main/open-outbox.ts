import '../lib/zod-settings';
import { readEnv } from '../env';
import { createOutbox, type Outbox } from '../offline/outbox';
import { deviceEnv } from '../remote/device-env';

const PICTURE_CACHE = 'pictures';
const SYNC_TAG = 'outbox';

/** The page's outbox. A chunk of its own: most visits read and send nothing. */
export function openOutbox(): Outbox {
  const env = readEnv(location.origin);
  return createOutbox({
    ...deviceEnv({ url: env.supabaseUrl, key: env.supabaseKey }),
    persist: () => navigator.storage?.persist(),
    registerSync,
    // Pictures can be fetched again, an enquiry cannot.
    freeSpace: () => caches.delete(PICTURE_CACHE),
  });
}

/** Background sync is Chromium's alone; elsewhere the page's own triggers do the work. */
async function registerSync(): Promise<void> {
  const registration = await navigator.serviceWorker?.ready;
  if (registration && 'sync' in registration) {
    const sync = registration.sync as { register(tag: string): Promise<void> };
    await sync.register(SYNC_TAG);
  }
}
