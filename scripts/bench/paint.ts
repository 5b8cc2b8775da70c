import { sum } from '../../src/lib/sum.ts';
import { answerBare } from './bare-pages.ts';
import { countingSite } from './counting-site.ts';
import { type DrivenChromium, startChromium } from './driven-chromium.ts';
import { pageBudgets } from './pages.ts';
import { quietVisit } from './quiet-visit.ts';
import { median, type Row, row } from './row.ts';
import { CHEAP_RATE, PHONE_RATE, type Suite } from './suite.ts';

/** Times in milliseconds, the layout shift score, and whether the app has started. */
type Paint = { fcp: number; lcp: number; blocked: number; shift: number; isAlive: boolean };

/** A page, and the same page without scripts. */
type Pair = { page: Paint; limit: Paint };

const DIST = 'dist';
/** A minute for each page. */
const CHEAP_RUNS = 5;
/**
 * Both pages are painted in one of two frames, 100 ms apart, depending on how the HTML arrives. A single visit is a
 * coin toss, so means are compared.
 */
const VISITS_A_RUN = 5;
/** After `load`: by then the largest paint has been reported. */
const PAINTED_MS = 300;
/** After `load`: by then the page has finished its own work. */
const QUIET_MS = 3_000;
/** Tasks longer than this are noticeable. */
const FELT_MS = 50;

/**
 * First paint, largest paint and blocked time, compared with the same page without scripts, alternately; with that of
 * another build if `AGAINST` is its address.
 */
export const paintSuite: Suite = {
  name: 'paint',
  async measure({ url, runs }) {
    const bare = await countingSite(DIST, answerBare);
    const other = process.env['AGAINST'];
    const browser = await startChromium();
    const rows: Row[] = [];
    try {
      for (const { name, path } of pageBudgets) {
        const visitPairs = (count: number, rate: number, aloneMs: number) =>
          measurePairs(browser, url + path, (other ?? bare.url) + path, { count, rate, aloneMs });
        const ratios: Record<'fcp' | 'lcp', number>[] = [];
        for (let run = 0; run < runs; run += 1) {
          const pairs = await visitPairs(VISITS_A_RUN, PHONE_RATE, PAINTED_MS);
          ratios.push({ fcp: ratioOf(pairs, 'fcp'), lcp: ratioOf(pairs, 'lcp') });
        }
        const onPhone = await visitPairs(runs, PHONE_RATE, QUIET_MS);
        const onCheap = await visitPairs(Math.min(runs, CHEAP_RUNS), CHEAP_RATE, QUIET_MS);
        const dead = [...onPhone, ...onCheap].find(({ page }) => !page.isAlive);
        if (dead) throw new Error(`${path} had not started when it was measured.`);
        const beyond = (pairs: Pair[]) =>
          median(pairs.map(({ page, limit }) => page.blocked - limit.blocked));
        const typical = (time: 'fcp' | 'lcp') => median(ratios.map((ratio) => ratio[time]));
        const shift = Math.max(...onPhone.map(({ page }) => page.shift));
        rows.push(
          row('paint', `${name}, first paint`, typical('fcp'), 1.05, 'x', 1),
          row('paint', `${name}, largest paint`, typical('lcp'), other ? 1.05 : 1.08, 'x', 1),
          row('paint', `${name}, blocked, 4x`, beyond(onPhone), 60, 'ms', 0),
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

/** A page's time divided by its limit's, over all visits. */
function ratioOf(pairs: Pair[], time: 'fcp' | 'lcp'): number {
  const whole = (which: keyof Pair) => sum(pairs.map((pair) => pair[which][time]));
  return whole('page') / whole('limit');
}

/** Alternates which of the two comes first. */
async function measurePairs(
  browser: DrivenChromium,
  pageUrl: string,
  limitUrl: string,
  { count, ...how }: { count: number; rate: number; aloneMs: number },
): Promise<Pair[]> {
  const pairs: Pair[] = [];
  for (let run = 0; run < count; run += 1) {
    const early = run % 2 === 0 ? undefined : await measure(browser, limitUrl, how);
    const page = await measure(browser, pageUrl, how);
    pairs.push({ page, limit: early ?? (await measure(browser, limitUrl, how)) });
  }
  return pairs;
}

/** The part of a `PerformanceEntry` used here. */
type Entry = {
  entryType: string;
  name: string;
  startTime: number;
  duration: number;
  value: number;
};

async function measure(
  browser: DrivenChromium,
  url: string,
  how: { rate: number; aloneMs: number },
): Promise<Paint> {
  const { entries, isAlive } = await quietVisit(browser, url, {
    ...how,
    before: watch,
    isOver: how.aloneMs < QUIET_MS ? () => true : isStarted,
    after: look,
  });
  const of = (type: string) => entries.filter(({ entryType }) => entryType === type);
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

/** Runs in the page, also in the one without scripts. */
function isStarted(): boolean {
  return 'appReady' in window || document.scripts.length === 0;
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
