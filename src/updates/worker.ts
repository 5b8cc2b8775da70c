import { idle } from '../device/idle';

/**
 * Registers the worker and follows it with code loaded afterwards, which a browser without one does not need.
 * @param options.onReady called when every script of the site is cached, so that loading one costs nothing
 */
export async function startUpdates(options: {
  isTyping: () => boolean;
  onReady: () => void;
}): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    // The worker fetches for later visits, so wait until this page has finished loading.
    await documentLoaded();
    await idle();
    const registration = await navigator.serviceWorker.register('/sw.js', {
      updateViaCache: 'none',
    });
    const isFirst = registration.active === null;
    const { followRegistration } = await import('./follow-registration');
    await followRegistration(registration, { isFirst, ...options });
  } catch (error) {
    // Storage is denied, or a captive portal answered for /sw.js. The site works without a worker; the next visit tries
    // again.
    console.warn('Service worker:', error instanceof Error ? error.message : error);
  }
}

async function documentLoaded(): Promise<void> {
  if (document.readyState === 'complete') return;
  await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
}
