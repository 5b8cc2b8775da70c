import { learnHostTime } from '../device/clock';
import { MINUTE_MS } from '../lib/durations';

/** A file that neither the worker nor a cache stores. */
const PROBE_PATH = '/online.txt';
/** The file's content. A captive portal answers 200 to anything, but not with this text. */
export const PROBE_TEXT = 'This site is online.';
/** A round trip takes 2 s on 2G; a connection slower than this is of no use. */
const PROBE_TIMEOUT_MS = 8_000;

/** Whether the site can be reached, measured by a few bytes from our own host. */
export async function probe(fetch: typeof globalThis.fetch): Promise<boolean> {
  const askedAt = Date.now();
  try {
    const response = await fetch(PROBE_PATH, {
      cache: 'no-store',
      redirect: 'error',
      credentials: 'omit',
      signal: AbortSignal.timeout(PROBE_TIMEOUT_MS),
    });
    const isOurs = response.ok && (await response.text()).trim() === PROBE_TEXT;
    if (isOurs) learnHostTime(response, askedAt);
    return isOurs;
  } catch {
    return false;
  }
}

let hostAskedAt = Number.NEGATIVE_INFINITY;

/** Learns our host's time, for what depends on it: a phone's own clock may be wrong by hours. */
export function askHostTime(): void {
  // A clock that was set meanwhile has gone further, or back.
  if (!navigator.onLine || Math.abs(Date.now() - hostAskedAt) < MINUTE_MS) return;
  hostAskedAt = Date.now();
  void probe(fetch);
}

/**
 * Creates a probe for a page that may be left while it runs. Browsers cancel the requests of a page that enters the
 * back/forward cache and report them as failed, which says nothing about the connection: a restored page probes again.
 */
export function createAskHost(ask: () => Promise<boolean>, page: EventTarget) {
  /** Resolves when the page is restored; a new promise each time it is left. */
  let back: Promise<unknown> | undefined;
  page.addEventListener('pagehide', () => {
    back = new Promise((resolve) => page.addEventListener('pageshow', resolve, { once: true }));
  });
  return async (): Promise<boolean> => {
    for (;;) {
      const before = back;
      await before;
      if (await ask()) return true;
      if (back === before) return false;
    }
  };
}
