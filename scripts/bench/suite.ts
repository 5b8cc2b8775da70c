import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test';
import type { Row } from './row.ts';

/** What a suite measures with. */
export type Bench = {
  browser: Browser;
  /** Of the build in `dist`, without a database. */
  url: string;
  /** How often times are taken; bytes need no repetition. */
  runs: number;
};

/** Some figures that belong together, by the name that runs them alone. */
export type Suite = { name: string; measure(bench: Bench): Promise<Row[]> };

/** A common phone. */
export const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 3,
  isMobile: true,
  hasTouch: true,
};

/** Slow 4G, as Lighthouse has it: 1.6 Mbps down, 150 ms round trip. */
export const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
};

/** A phone's processor beside this machine's. */
export const PHONE_RATE = 4;
/** A cheap Android. */
export const CHEAP_RATE = 9;

/** A new visitor on a phone. Without the worker, unless it is what is measured: it fetches for later visits. */
export async function openPhone(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block', ...options });
  // What tsx puts around named functions, also around those that are handed to the page.
  await context.addInitScript('globalThis.__name = (named) => named');
  return context;
}
