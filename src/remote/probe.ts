/** A file of ours that no worker and no cache keeps. */
const PROBE_PATH = '/online.txt';
/** What stands in it. A hotspot answers 200 to anything, but not with these words. */
export const PROBE_TEXT = 'Meridian Estates is online.';
/** On 2G a round trip takes 2 s; what takes longer than this is no connection to work with. */
const PROBE_TIMEOUT_MS = 8_000;

/** Asks our own host for a few bytes: whether the site can really be reached, whatever the browser believes. */
export async function probe(fetch: typeof globalThis.fetch): Promise<boolean> {
  try {
    const response = await fetch(PROBE_PATH, {
      cache: 'no-store',
      redirect: 'error',
      credentials: 'omit',
      signal: AbortSignal.timeout(PROBE_TIMEOUT_MS),
    });
    return response.ok && (await response.text()).trim() === PROBE_TEXT;
  } catch {
    return false;
  }
}

/**
 * Asks our host from a page that may be left meanwhile. Browsers end what a page has under way when it goes, and say that
 * it failed, which is no news of the line: a page that comes back asks again, and one that does not is told nothing.
 */
export function createAskHost(ask: () => Promise<boolean>, page: EventTarget) {
  /** Settles when the page is back; another one each time that it was left. */
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
