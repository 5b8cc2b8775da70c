import { idle } from '../device/idle';

const WORKER = ['/sw.js', { updateViaCache: 'none' }] as const;

/**
 * Registers the worker and follows it with code loaded afterwards, which a browser without one does not need. Workbox
 * registers the same script again, which gives it the same registration.
 * @param options.onReady called when every script of the site is cached, so that loading one costs nothing
 */
export async function startUpdates(options: {
  isTyping: () => boolean;
  onReady: () => void;
  /** A first install waits for it, so as not to compete for the network. */
  first?: Promise<unknown>;
}): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    // The worker fetches for later visits, so wait until this page has finished loading.
    await documentLoaded();
    await idle();
    if (!navigator.serviceWorker.controller) await options.first;
    // Registered before Workbox is loaded, so that a browser that refuses workers doesn't load it.
    const { active } = await navigator.serviceWorker.register(...WORKER);
    const { followRegistration } = await import('./follow-registration');
    await followRegistration({ worker: WORKER, isFirst: active === null, ...options });
  } catch (error) {
    // Storage is denied, a captive portal answered for /sw.js, or the line broke. The site works without a worker; the next
    // network or the next visit tries again.
    addEventListener('online', () => void startUpdates(options), { once: true });
    console.warn('Service worker:', error instanceof Error ? error.message : error);
  }
}

async function documentLoaded(): Promise<void> {
  if (document.readyState === 'complete') return;
  await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
}

/** A dialog, or a panel marked as unsaved: what was chosen there is stored nowhere. */
const OPEN = 'dialog[open],[data-unsaved]';

/**
 * Tracks whether a reload would lose something: unsent input in a form, or an open dialog or panel.
 * @returns a function that answers for the current moment
 */
export function watchTyping(): () => boolean {
  const filled = new Set<EventTarget>();
  document.addEventListener('input', ({ target }) => {
    const place = target instanceof Element && (target.closest('form') ?? target);
    if (place) filled.add(place);
  });
  // A form is reset once it has been sent or saved.
  document.addEventListener('reset', ({ target }) => {
    if (target) filled.delete(target);
  });
  return () =>
    document.querySelector(OPEN) !== null ||
    [...filled].some((place) => place instanceof Node && place.isConnected);
}
