import { isObserved } from '../content/observed';
import { createOutbox } from '../offline/create-outbox';
import type { Outbox } from '../offline/outbox';
import { KEPT_PAGES, SEEN_PICTURES } from '../protocol/cache-names';
import { SYNC_TAG } from '../protocol/names';
import { deviceEnv } from '../remote/device-env';
import { releaseState } from '../updates/release-state';
import { believeBrowser } from './believe-browser';

/** An event on the window whose detail is the name of an error that the outbox met. */
export const OUTBOX_ERROR = 'outbox-error';

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
    report,
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

/** Logs an error's name and message only, never what a visitor typed. */
function report(error: unknown): void {
  console.warn('Outbox:', error instanceof Error ? error.message : error);
  if (isObserved && error instanceof Error) {
    dispatchEvent(new CustomEvent(OUTBOX_ERROR, { detail: error.name }));
  }
}
