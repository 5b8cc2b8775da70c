import { createStore } from 'zustand/vanilla';
import { followWorker, type WorkerState } from './follow-worker';

export const workerState = createStore<WorkerState>(() => ({ kind: 'none' }));

/**
 * Registers the worker and tells of its three moments: ready offline, an update is there, and (after the visitor
 * said yes) the reload.
 * @param options.pictures the pictures that this page has loaded, for the worker to keep
 * @param options.onReady every script of the site is on the device, so that fetching one costs nothing
 */
export async function startUpdates(options: {
  pictures: () => string[];
  onReady: () => void;
}): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  try {
    // The worker fetches the whole site: not while this page is still loading.
    await documentLoaded();
    const registration = await serviceWorker.register('/sw.js', { updateViaCache: 'none' });
    followWorker(
      registration,
      (state) => workerState.setState(state, true),
      (waiting) => {
        serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
        waiting.postMessage({ type: 'SKIP_WAITING' });
      },
    );
  } catch (error) {
    // Storage denied, or a hotspot answered for /sw.js: the site works without a worker, and the next visit tries again.
    console.warn('Service worker:', error instanceof Error ? error.message : error);
    return;
  }
  // The worker that controls the page may be older than this visit: either way it can keep what was loaded.
  const registration = await serviceWorker.ready;
  options.onReady();
  registration.active?.postMessage({ type: 'pictures', urls: options.pictures() });

  // An installed app on iOS is never restarted, so nothing else asks for a newer version.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') registration.update().catch(() => undefined);
  });
}

async function documentLoaded(): Promise<void> {
  if (document.readyState === 'complete') return;
  await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
}
