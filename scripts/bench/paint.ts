import type { Browser } from '@playwright/test';
import { answerBare } from './bare-pages.ts';
import { countingSite } from './counting-site.ts';
import { pageBudgets } from './pages.ts';
import { median, type Row, row } from './row.ts';
import { CHEAP_RATE, openPhone, PHONE_RATE, SLOW_4G, type Suite } from './suite.ts';

/** Times in milliseconds, and the share of the screen that moved. */
type Paint = { fcp: number; lcp: number; blocked: number; shift: number };

const DIST = 'dist';
/** What the page does of its own accord has been done by then. */
const QUIET_MS = 3_000;
/** A minute for each page. */
const CHEAP_RUNS = 5;
/** A task is felt from this length on. */
const FELT_MS = 50;

/** First paint, largest paint and blocked time beside the same page without a script, in the same minute. */
export const paintSuite: Suite = {
  name: 'paint',
  async measure({ browser, url, runs }) {
    const bare = await countingSite(DIST, answerBare);
    const rows: Row[] = [];
    try {
      for (const { name, path } of pageBudgets) {
        const pairs: { page: Paint; limit: Paint }[] = [];
        for (let run = 0; run < runs; run += 1) {
          pairs.push({
            page: await measure(browser, url + path, PHONE_RATE),
            limit: await measure(browser, bare.url + path, PHONE_RATE),
          });
        }
        const beyondOnCheap: number[] = [];
        for (let run = 0; run < Math.min(runs, CHEAP_RUNS); run += 1) {
          const cheap = await measure(browser, url + path, CHEAP_RATE);
          const limit = await measure(browser, bare.url + path, CHEAP_RATE);
          beyondOnCheap.push(cheap.blocked - limit.blocked);
        }
        const ratio = (of: 'fcp' | 'lcp') =>
          median(pairs.map(({ page, limit }) => page[of] / limit[of]));
        const beyond = median(pairs.map(({ page, limit }) => page.blocked - limit.blocked));
        const shift = Math.max(...pairs.map(({ page }) => page.shift));
        rows.push(
          row('paint', `${name}, first paint`, ratio('fcp'), 1.05, 'x', 1),
          row('paint', `${name}, largest paint`, ratio('lcp'), 1.08, 'x', 1),
          row('paint', `${name}, blocked, 4x`, beyond, 60, 'ms', 0),
          row('paint', `${name}, blocked, 9x`, median(beyondOnCheap), 150, 'ms', 0),
          row('paint', `${name}, shift`, shift, 0.005, 'shift', 0),
        );
      }
    } finally {
      await bare.close();
    }
    return rows;
  },
};

async function measure(browser: Browser, url: string, rate: number): Promise<Paint> {
  const context = await openPhone(browser);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  await page.addInitScript(() => {
    const seen: PerformanceEntry[] = [];
    Object.assign(window, { seen });
    for (const type of ['paint', 'largest-contentful-paint', 'longtask', 'layout-shift']) {
      new PerformanceObserver((list) => void seen.push(...list.getEntries())).observe({
        type,
        buffered: true,
      });
    }
  });
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(QUIET_MS);
  const paint = await page.evaluate((felt) => {
    const { seen } = window as unknown as { seen: (PerformanceEntry & { value?: number })[] };
    const last = (of: (entry: PerformanceEntry) => boolean) => seen.filter(of).at(-1);
    const fcp = last(({ name }) => name === 'first-contentful-paint')?.startTime ?? Number.NaN;
    return {
      fcp,
      lcp: last(({ entryType }) => entryType === 'largest-contentful-paint')?.startTime ?? fcp,
      blocked: seen
        .filter(({ entryType, startTime }) => entryType === 'longtask' && startTime >= fcp)
        .reduce((total, { duration }) => total + duration - felt, 0),
      shift: seen
        .filter(({ entryType }) => entryType === 'layout-shift')
        .reduce((total, { value = 0 }) => total + value, 0),
    };
  }, FELT_MS);
  await context.close();
  return paint;
}
