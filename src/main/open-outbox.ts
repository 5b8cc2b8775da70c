import { createOutbox } from '../offline/create-outbox';
import type { Outbox } from '../offline/outbox';
import { KEPT_PAGES, SEEN_PICTURES } from '../protocol/cache-names';
import { SYNC_TAG } from '../protocol/sync-tag';
import { deviceEnv } from '../remote/device-env';
import { releaseState } from '../updates/release-state';
import { believeBrowser } from './believe-browser';
import { reportOutboxError } from './outbox-error';

/**
 * The page's outbox. It saves submissions immediately; the code that sends them is loaded when there is something to
 * send.
 */
export function openOutbox(): Outbox {
  const belief = believeBrowser();
  const outbox: Outbox = createOutbox({
    ...deviceEnv(),
    async loadSending() {
      try {
        const { openSending, watchConnectivity } = await import('./open-sending');
        belief.end();
        watchConnectivity(outbox, belief.askHost);
        return openSending;
      } catch (error) {
        // Gives somebody waiting for the result the true reason.
        if (await belief.doubt()) releaseState.setState('gone', true);
        throw error;
      }
    },
    persist: () => navigator.storage?.persist(),
    registerSync,
    // Pictures and pages can be fetched again; an enquiry can't.
    freeSpace: () => Promise.all([SEEN_PICTURES, KEPT_PAGES].map((name) => caches.delete(name))),
    report: reportOutboxError,
  });
  return outbox;
}

/** Background Sync exists in Chromium only; elsewhere the page's own triggers do the work. */
async function registerSync(): Promise<void> {
  const registration = await navigator.serviceWorker?.ready;
  if (registration && 'sync' in registration) {
    const sync = registration.sync as { register(tag: string): Promise<void> };
    await sync.register(SYNC_TAG);
  }
}
