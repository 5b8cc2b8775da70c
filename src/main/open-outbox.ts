import { isObserved } from '../content/deployment';
import { hostTime } from '../device/clock';
import { createOutbox, type Outbox } from '../offline/outbox';
import { KEPT_PAGES, SEEN_PICTURES, SYNC_TAG } from '../protocol/names';
import { deviceEnv } from '../remote/device-env';
import { releaseState } from '../updates/release-state';
import type { Watch } from './watch-connectivity';

/** An event on the window whose detail is the name of an error that the outbox met. */
export const OUTBOX_ERROR = 'outbox-error';

/** Opens the page's outbox. The code that sends is loaded when there is something to send. */
export function openOutbox(watch: Watch): Outbox {
  const outbox: Outbox = createOutbox({
    ...deviceEnv(),
    async loadSending() {
      try {
        const { openSending } = await import('./open-sending');
        // If it was missing a moment ago, it no longer is.
        if (releaseState.getState() === 'gone') releaseState.setState('current', true);
        watch.hope();
        return openSending;
      } catch (error) {
        // Gives somebody waiting for the result the true reason.
        if (await watch.hostAnswers()) releaseState.setState('gone', true);
        throw error;
      }
    },
    persist: () => navigator.storage?.persist?.(),
    registerSync,
    hostTime: async () => ((await watch.hostAnswers()) ? hostTime() : undefined),
    // Pictures and pages can be fetched again; an enquiry can't.
    freeSpace: () => Promise.all([SEEN_PICTURES, KEPT_PAGES].map((name) => caches.delete(name))),
    report,
  });
  // The status reflects attempts by this page, another tab or the worker alike.
  outbox.status.subscribe((now, before) => {
    const isDelivered =
      before.changes > 0 &&
      (now.delivered > before.delivered || now.staffDelivered > before.staffDelivered);
    if (isDelivered || now.sentDirectly > before.sentDirectly) watch.succeeded();
    else if (now.failures > 0 && now.failures !== before.failures) watch.doubt();
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
