import { idle } from '../lib/idle';

/**
 * Registers the worker and follows it, with code that the page's first script does without.
 * @param options.onReady every script of the site is on the device, so that fetching one costs nothing
 */
export async function startUpdates(options: {
  isTyping: () => boolean;
  onReady: () => void;
}): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    // The worker fetches for later visits: not while this page is still busy with itself.
    await documentLoaded();
    await idle();
    const { followRegistration } = await import('./follow-registration');
    await followRegistration(options);
  } catch (error) {
    // Storage denied, or a hotspot answered for /sw.js: the site works without a worker, and the next visit tries again.
    console.warn('Service worker:', error instanceof Error ? error.message : error);
  }
}

async function documentLoaded(): Promise<void> {
  if (document.readyState === 'complete') return;
  await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
}
