import { createStore } from 'zustand/vanilla';
import { followWorker, type WorkerState } from './follow-worker';
import { keepReading } from './keep-reading';
import { watchTyping } from './typing';

export const workerState = createStore<WorkerState>(() => ({ kind: 'none' }));

/**
 * Registers the worker and tells of its moments: ready offline, an update is there, another tab has taken the update.
 * @param options.onReady every script of the site is on the device, so that fetching one costs nothing
 */
export async function startUpdates(options: { onReady: () => void }): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  const isTyping = watchTyping();
  const tell = (state: WorkerState) => workerState.setState(state, true);
  try {
    // The worker fetches for later visits: not while this page is still busy with itself.
    await documentLoaded();
    await idle();
    const registration = await serviceWorker.register('/sw.js', { updateViaCache: 'none' });
    followWorker(serviceWorker, registration, {
      tell,
      isTyping,
      reload: () => location.reload(),
      setTimer(callback, ms) {
        const timer = setTimeout(callback, ms);
        return () => clearTimeout(timer);
      },
    });
    await inCharge(serviceWorker);
    options.onReady();
    keepReading();

    // An installed app on iOS is never restarted, so nothing else asks for a newer version.
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') registration.update().catch(() => undefined);
    });
  } catch (error) {
    // Storage denied, or a hotspot answered for /sw.js: the site works without a worker, and the next visit tries again.
    console.warn('Service worker:', error instanceof Error ? error.message : error);
  }
}

/**
 * A worker answers for this page. One that switches itself off takes over no page, so that nothing is fetched to be kept
 * for it.
 */
async function inCharge(container: ServiceWorkerContainer): Promise<void> {
  if (container.controller) return;
  await new Promise((resolve) =>
    container.addEventListener('controllerchange', resolve, { once: true }),
  );
}

/** Safari has no `requestIdleCallback`. */
function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 3_000 });
    else setTimeout(resolve, 1_000);
  });
}

async function documentLoaded(): Promise<void> {
  if (document.readyState === 'complete') return;
  await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
}
