import { checkSubmission } from '../domain/check-submission';
import { SEEN_PICTURES } from '../domain/site-index';
import { createOutbox, type Outbox } from '../offline/outbox';
import { deviceEnv } from '../remote/device-env';

const SYNC_TAG = 'outbox';

/** The page's outbox. It keeps at once whatever is submitted; what sending takes is fetched when there is something. */
export function openOutbox(): Outbox {
  return createOutbox({
    ...deviceEnv(),
    check: checkSubmission,
    loadSending: async () => (await import('./open-sending')).openSending,
    persist: () => navigator.storage?.persist(),
    registerSync,
    // Pictures can be fetched again, an enquiry cannot.
    freeSpace: () => caches.delete(SEEN_PICTURES),
    // Names and messages of errors only: what a visitor typed is not in them.
    report: (error) => console.warn('Outbox:', error instanceof Error ? error.message : error),
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
