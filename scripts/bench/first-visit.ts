import type { Browser, BrowserContext, Page, Response } from '@playwright/test';
import { brotliBytes } from './brotli-bytes.ts';
import { openPhone, SLOW_4G } from './suite.ts';

/** What a first visit fetched: bytes by kind, and the number of requests before the largest contentful paint. */
export type FirstVisit = {
  html: number;
  script: number;
  style: number;
  fonts: number;
  pictures: number;
  other: number;
  total: number;
  requests: number;
};

type Kind = Exclude<keyof FirstVisit, 'total' | 'requests'>;

/** By then everything that hydration fetches has started; carousels fetch their next slide later. */
const QUIET_MS = 1_500;

/**
 * Opens a page as a new visitor who touches nothing. The service worker is off, because it fetches for later visits.
 * @param savesData whether the browser asks sites to save data
 */
export async function measureFirstVisit(
  browser: Browser,
  url: string,
  { savesData = false } = {},
): Promise<FirstVisit> {
  const context = await openPhone(browser);
  if (savesData) await saveData(context);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  // Without latency, the order of requests would mean nothing.
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  // A module that was preloaded answers its import as well: by address, since it is fetched once.
  const responses = new Map<string, Response>();
  page.on('response', (response) => responses.set(response.url(), response));

  await page.goto(url, { waitUntil: 'load' });
  // With Save-Data the script waits for a touch.
  if (!savesData) await page.waitForFunction(() => 'appReady' in window);
  await page.waitForTimeout(QUIET_MS);
  // What arrives while bodies are read, which takes long on a busy machine, belongs to later.
  const fetched = [...responses.values()];

  const visit: FirstVisit = {
    html: 0,
    script: 0,
    style: 0,
    fonts: 0,
    pictures: 0,
    other: 0,
    total: 0,
    requests: await requestsBeforeLcp(page),
  };
  for (const response of fetched) {
    if (!response.url().startsWith('http')) continue;
    const bytes = await bytesOf(response);
    visit[kindOf(response)] += bytes;
    visit.total += bytes;
  }
  await context.close();
  return visit;
}

/** What a data-saving browser tells sites: a header on every request, and a flag for scripts. */
async function saveData(context: BrowserContext): Promise<void> {
  await context.setExtraHTTPHeaders({ 'Save-Data': 'on' });
  await context.addInitScript(() => {
    const { connection } = navigator as unknown as { connection: object };
    Object.defineProperty(connection, 'saveData', { value: true });
  });
}

async function bytesOf(response: Response): Promise<number> {
  const type = response.headers()['content-type'] ?? '';
  const body = await response.body();
  return /^(text|application)\/|svg/.test(type) ? brotliBytes(body) : body.length;
}

function kindOf(response: Response): Kind {
  switch (response.request().resourceType()) {
    case 'document':
      return 'html';
    case 'script':
      return 'script';
    case 'stylesheet':
      return 'style';
    case 'font':
      return 'fonts';
    case 'image':
      return 'pictures';
    default:
      // Some versions report a preloaded module as "other".
      return /\.js$/.test(new URL(response.url()).pathname) ? 'script' : 'other';
  }
}

/**
 * The document and everything requested before the largest contentful paint, and so competing with it for bandwidth.
 */
async function requestsBeforeLcp(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const [last] = list.getEntries().slice(-1);
          const isPicture = last && 'loadTime' in last && Number(last.loadTime) > 0;
          const there = isPicture ? Number(last.loadTime) : (last?.startTime ?? 0);
          const earlier = performance
            .getEntriesByType('resource')
            .filter(({ startTime }) => startTime < there);
          resolve(earlier.length + 1);
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
}
