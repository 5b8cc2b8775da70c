import { answerBare } from './bare-pages.ts';
import { countingSite } from './counting-site.ts';
import { type DrivenChromium, startChromium } from './driven-chromium.ts';
import { pageBudgets } from './pages.ts';
import { quietVisit } from './quiet-visit.ts';
import { median, type Row, row } from './row.ts';
import { CHEAP_RATE, PHONE_RATE, type Suite } from './suite.ts';

/** Times in milliseconds, the share of the screen that moved, and whether the app has started. */
type Paint = { fcp: number; lcp: number; blocked: number; shift: number; isAlive: boolean };

/** A page, and the same page without a script. */
type Pair = { page: Paint; limit: Paint };

const DIST = 'dist';
/** A minute for each page. */
const CHEAP_RUNS = 5;
/** A task is felt from this length on. */
const FELT_MS = 50;

/** First paint, largest paint and blocked time beside the same page without a script, in the same minute. */
export const paintSuite: Suite = {
  name: 'paint',
  async measure({ url, runs }) {
    const bare = await countingSite(DIST, answerBare);
    const browser = await startChromium();
    const rows: Row[] = [];
    try {
      for (const { name, path } of pageBudgets) {
        const addresses = { page: url + path, limit: bare.url + path };
        const pairs = await measurePairs(browser, addresses, runs, PHONE_RATE);
        const onCheap = await measurePairs(
          browser,
          addresses,
          Math.min(runs, CHEAP_RUNS),
          CHEAP_RATE,
        );
        const ratio = (of: 'fcp' | 'lcp') =>
          median(pairs.map(({ page, limit }) => page[of] / limit[of]));
        const beyond = (these: Pair[]) =>
          median(these.map(({ page, limit }) => page.blocked - limit.blocked));
        const shift = Math.max(...pairs.map(({ page }) => page.shift));
        rows.push(
          row('paint', `${name}, first paint`, ratio('fcp'), 1.05, 'x', 1),
          row('paint', `${name}, largest paint`, ratio('lcp'), 1.08, 'x', 1),
          row('paint', `${name}, blocked, 4x`, beyond(pairs), 60, 'ms', 0),
          row('paint', `${name}, blocked, 9x`, beyond(onCheap), 150, 'ms', 0),
          row('paint', `${name}, shift`, shift, 0.005, 'shift', 0),
        );
      }
    } finally {
      await browser.stop();
      await bare.close();
    }
    return rows;
  },
};

async function measurePairs(
  browser: DrivenChromium,
  addresses: Record<keyof Pair, string>,
  count: number,
  rate: number,
): Promise<Pair[]> {
  const pairs: Pair[] = [];
  for (let run = 0; run < count; run += 1) {
    const page = await measure(browser, addresses.page, rate);
    if (!page.isAlive) throw new Error(`${addresses.page} was not alive when it was looked at.`);
    pairs.push({ page, limit: await measure(browser, addresses.limit, rate) });
  }
  return pairs;
}

/** What of a `PerformanceEntry` is read here. */
type Entry = {
  entryType: string;
  name: string;
  startTime: number;
  duration: number;
  value: number;
};

async function measure(browser: DrivenChromium, url: string, rate: number): Promise<Paint> {
  const { entries, isAlive } = await quietVisit(browser, url, { rate, before: watch, after: look });
  const of = (type: string) => entries.filter(({ entryType }) => entryType === type);
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
  const fcp = of('paint').find(({ name }) => name === 'first-contentful-paint');
  if (!fcp) throw new Error(`${url} painted nothing.`);
  const lcp = of('largest-contentful-paint').at(-1) ?? fcp;
  const tasks = of('longtask').filter(({ startTime }) => startTime >= fcp.startTime);
  return {
    fcp: fcp.startTime,
    lcp: lcp.startTime,
    blocked: sum(tasks.map(({ duration }) => duration - FELT_MS)),
    shift: sum(of('layout-shift').map(({ value }) => value)),
    isAlive,
  };
}

/** Runs in the page. */
function watch(): void {
  const seen: PerformanceEntry[] = [];
  Object.assign(window, { seen });
  for (const type of ['paint', 'largest-contentful-paint', 'longtask', 'layout-shift']) {
    new PerformanceObserver((list) => void seen.push(...list.getEntries())).observe({
      type,
      buffered: true,
    });
  }
}

/** Runs in the page. */
function look(): { entries: Entry[]; isAlive: boolean } {
  const { seen } = window as unknown as { seen: (PerformanceEntry & { value?: number })[] };
  const entries = seen.map(({ entryType, name, startTime, duration, value = 0 }) => ({
    entryType,
    name,
    startTime,
    duration,
    value,
  }));
  return { entries, isAlive: 'appReady' in window };
}
