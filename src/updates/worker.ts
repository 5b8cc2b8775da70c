import type { Workbox } from 'workbox-window';
import { createStore } from 'zustand/vanilla';

/** What the page knows of its service worker. */
export type WorkerState =
  | { kind: 'none' }
  | { kind: 'ready-offline' }
  | { kind: 'update-available'; apply: () => void };

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
  const { Workbox } = await import('workbox-window');
  const workbox = new Workbox('/sw.js', { updateViaCache: 'none' });

  workbox.addEventListener('activated', (event) => {
    if (!event.isUpdate) workerState.setState({ kind: 'ready-offline' }, true);
  });
  workbox.addEventListener('waiting', () => offerUpdate(workbox));

  try {
    await workbox.register();
  } catch (error) {
    // Storage denied, or a hotspot answered for /sw.js: the site works without a worker, and the next visit tries again.
    console.warn('Service worker:', error instanceof Error ? error.message : error);
    return;
  }
  // The worker that controls the page may be older than this visit: either way it can keep what was loaded.
  const registration = await navigator.serviceWorker.ready;
  options.onReady();
  registration.active?.postMessage({ type: 'pictures', urls: options.pictures() });

  // An installed app on iOS is never restarted, so nothing else asks for a newer version.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') registration.update().catch(() => undefined);
  });
}

function offerUpdate(workbox: Workbox): void {
  const apply = () => {
    workbox.addEventListener('controlling', () => location.reload());
    workbox.messageSkipWaiting();
  };
  workerState.setState({ kind: 'update-available', apply }, true);
}
