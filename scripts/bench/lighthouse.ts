import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { startSite } from '../../tests/support/site.ts';
import { bundleServer } from '../testing/server.ts';
import { startChromium } from './driven-chromium.ts';
import { pageBudgets } from './pages.ts';
import { median, type Row, row } from './row.ts';
import type { Suite } from './suite.ts';

/** Fetched from the registry when the suite runs, so that its 170 packages are not installed with the site. */
const PACKAGE = 'lighthouse@12.8.2';
/** Half a minute each; the median of five is stable enough. */
const RUNS_AT_MOST = 5;
const TRIES = 3;

const BUDGETS = { performance: 99, accessibility: 100, 'best-practices': 100, seo: 100 };
type Category = keyof typeof BUDGETS;
const CATEGORIES = Object.keys(BUDGETS) as Category[];

/** The part of Lighthouse's report used here; scores range from 0 to 1. */
type Report = { categories: Record<Category, { score: number | null }> };

/**
 * Lighthouse's scores for a phone on slow 4G. They depend on the machine, which should be idle. With the database: a page
 * whose questions nobody answers has errors in its console.
 */
export const lighthouseSuite: Suite = {
  name: 'lighthouse',
  async measure({ runs }) {
    await bundleServer();
    const site = await startSite({ outDir: 'dist' });
    const rows: Row[] = [];
    for (const { name, path } of pageBudgets) {
      const reports: Report[] = [];
      for (let run = 0; run < Math.min(runs, RUNS_AT_MOST); run += 1) {
        reports.push(await tried(`http://localhost:${site.port}${path}`));
      }
      for (const category of CATEGORIES) {
        const scores = reports.map(({ categories }) => 100 * (categories[category].score ?? 0));
        const figure = `${name}, ${category.replace('-', ' ')}`;
        rows.push(row('lighthouse', figure, median(scores), BUDGETS[category], 'score', 100));
      }
    }
    await site.stop();
    return rows;
  },
};

/** Occasionally Lighthouse misses the start of its own recording and asks to be run again. */
async function tried(url: string): Promise<Report> {
  for (let left = TRIES - 1; left > 0; left -= 1) {
    try {
      return await lighthouse(url);
    } catch (error) {
      console.warn(error);
    }
  }
  return lighthouse(url);
}

/** In a Chromium that we start: one started by Lighthouse may outlive it and slow down later measurements. */
async function lighthouse(url: string): Promise<Report> {
  const browser = await startChromium();
  try {
    return await reportOn(url, browser.port);
  } finally {
    await browser.stop();
  }
}

async function reportOn(url: string, port: number): Promise<Report> {
  const options = [
    '--quiet',
    '--output=json',
    `--only-categories=${CATEGORIES.join()}`,
    `--port=${port}`,
    // Don't send error reports to anybody.
    '--no-enable-error-reporting',
  ];
  const run = spawn(
    'npm',
    ['exec', '--yes', `--package=${PACKAGE}`, '--', 'lighthouse', url, ...options],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const [[code], report] = await Promise.all([once(run, 'close'), text(run.stdout)]);
  if (code !== 0) throw new Error(`Lighthouse failed on ${url} (${code}).`);
  return JSON.parse(report);
}
