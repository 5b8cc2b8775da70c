import { idle } from '../device/idle';
import { firstOf } from '../ui/later';

/** Dispatched on the window once the dashboard has loaded what a tap on its list may need. */
export const STAFF_LOADED = 'staff-loaded';
/** Somebody who is still not signed in then has left the page, or is looking for a password. */
const SIGN_IN_MS = 60_000;

const WORKER = ['/sw.js', { updateViaCache: 'none' }] as const;

/**
 * Registers the worker and follows it with code loaded afterwards, which a browser without one does not need. Workbox
 * registers the same script again, which gives it the same registration.
 * @param options.onReady called when every script of the site is cached, so that loading one costs nothing
 */
export async function startUpdates({
  isStaffPage,
  ...options
}: {
  isStaffPage: boolean;
  isTyping: () => boolean;
  onReady: () => void;
}): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    // The worker fetches for later visits, so wait until this page has finished loading.
    await documentLoaded();
    await idle();
    if (isStaffPage && !navigator.serviceWorker.controller) await staffLoaded();
    // Registered before Workbox is loaded, so that a browser that refuses workers doesn't load it.
    const { active } = await navigator.serviceWorker.register(...WORKER);
    const { followRegistration } = await import('./follow-registration');
    await followRegistration({ worker: WORKER, isFirst: active === null, ...options });
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

/** A first install would compete with the sign-in, the list and what opens a row: on a slow line it takes ten seconds. */
async function staffLoaded(): Promise<void> {
  await Promise.race([
    firstOf(STAFF_LOADED),
    new Promise((resolve) => setTimeout(resolve, SIGN_IN_MS)),
  ]);
}
