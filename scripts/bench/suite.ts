import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test';
import type { Row } from './row.ts';

/** What a suite receives. */
export type Bench = {
  browser: Browser;
  /** Serves the build in `dist`, without a database. */
  url: string;
  /** How often times are measured; bytes need no repetition. */
  runs: number;
};

/** Related figures, and the name that runs them on their own. */
export type Suite = { name: string; measure(bench: Bench): Promise<Row[]> };

/** A common phone. */
export const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 3,
  isMobile: true,
  hasTouch: true,
};

/** Slow 4G as defined by Lighthouse: 1.6 Mbps down, 150 ms round trip. */
export const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
};

/** The CPU slowdown of a phone compared with this machine. */
export const PHONE_RATE = 4;
/** A cheap Android phone. */
export const CHEAP_RATE = 9;

/**
 * Opens a page as a new visitor on a phone. The worker is off unless it is being measured, because it fetches for later
 * visits.
 */
export async function openPhone(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block', ...options });
  // tsx wraps named functions in a call to `__name`, even those passed to the page.
  await context.addInitScript('globalThis.__name = (named) => named');
  return context;
}
