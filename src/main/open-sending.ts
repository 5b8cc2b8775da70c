import { clock } from '../device/clock';
import { readEnv } from '../env';
import type { Outbox } from '../offline/outbox';
import { type CreateSending, createSending } from '../offline/sending';
import { createConnectivity } from '../remote/connectivity';
import { connectivityState } from '../remote/connectivity-state';
import { createDeliver } from '../remote/deliver';
import { eraseIfUnused } from '../staff-copy/staff-copy';

export const readSettings = () => readEnv(location.origin);

/** The page's sending half. A chunk of its own, because most visits only read. */
export const openSending: CreateSending = (parts) => {
  // Here because nearly every visit runs this: the phone may belong to somebody else by now.
  void eraseIfUnused(Date.now()).catch(() => undefined);
  return createSending({
    ...parts,
    deliver: createDeliver(readSettings()),
    loadChanges: async () => (await import('./admin-changes')).createChanges,
  });
};

/** Follows connectivity through the browser's events and the results of our own requests. */
export function watchConnectivity(outbox: Outbox, probe: () => Promise<boolean>): void {
  const isVisible = () => document.visibilityState === 'visible';
  const watch = createConnectivity({
    store: connectivityState,
    setTimer: clock.setTimer,
    isOnline: () => navigator.onLine,
    isVisible,
    probe,
    // The browser fired no `online` event, so the outbox would otherwise wait out its backoff.
    onBack: () => void outbox.flush('online'),
  });
  addEventListener('online', watch.hope);
  addEventListener('offline', watch.lost);
  // A script failed to load.
  addEventListener('vite:preloadError', watch.doubt);
  document.addEventListener('visibilitychange', () => isVisible() && watch.hope());
  // The outbox's status reflects attempts by this page, another tab or the worker alike.
  outbox.status.subscribe((now, before) => {
    if (before.changes > 0 && now.delivered > before.delivered) watch.succeeded();
    else if (now.failures > 0 && now.failures !== before.failures) watch.doubt();
  });
  if (outbox.status.getState().failures > 0) watch.doubt();
  // A script that was missing a moment ago has loaded.
  watch.hope();
}
