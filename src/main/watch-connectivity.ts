import type { Outbox } from '../offline/outbox';
import { createConnectivity } from '../remote/connectivity';
import { connectivityState } from '../remote/connectivity-state';
import { clock } from '../remote/device-env';

/** Follows what tells of the connection: the browser's events, and what becomes of our own requests. */
export function watchConnectivity(outbox: Outbox, probe: () => Promise<boolean>): void {
  const isVisible = () => document.visibilityState === 'visible';
  const watch = createConnectivity({
    store: connectivityState,
    setTimer: clock.setTimer,
    isOnline: () => navigator.onLine,
    isVisible,
    probe,
    // No `online` event told the outbox, so it would wait for its backoff.
    onBack: () => void outbox.flush('online'),
  });
  addEventListener('online', watch.hope);
  addEventListener('offline', watch.lost);
  // A script that can't be had.
  addEventListener('vite:preloadError', watch.doubt);
  document.addEventListener('visibilitychange', () => isVisible() && watch.hope());
  // Whoever sends, this page, another tab or the worker: what becomes of it is seen here.
  outbox.status.subscribe((now, before) => {
    if (before.changes > 0 && now.delivered > before.delivered) watch.succeeded();
    else if (now.failures > 0 && now.failures !== before.failures) watch.doubt();
  });
  if (outbox.status.getState().failures > 0) watch.doubt();
  // The script that was missing a moment ago is there.
  watch.hope();
}
