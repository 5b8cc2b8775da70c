import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { enterDashboard } from '../../tests/support/staff.ts';
import { brotliBytes } from './brotli-bytes.ts';
import budgets from './budgets.json' with { type: 'json' };
import { startFilledSite } from './filled-site.ts';
import { inKilobytes, median, row } from './row.ts';
import { openPhone, type Suite } from './suite.ts';
import { measureWork } from './work-lists.ts';

const ASSETS = 'dist/assets';
/** The name of the mark at the first row of the list. */
const FIRST_ROW = 'first-row';

/** What it takes from the database to show a usable list of 100,000 leads, opened from a bookmark. */
export const dashboardSuite: Suite = {
  name: 'dashboard',
  async measure({ browser, runs }) {
    const site = await startFilledSite();
    const context = await openPhone(browser, { baseURL: `http://localhost:${site.port}` });
    try {
      await context.addInitScript(markFirstRow, FIRST_ROW);
      const page = await context.newPage();
      await enterDashboard(page, site.admin);
      const visits: Visit[] = [];
      for (let run = 0; run < runs; run += 1) visits.push(await openLeads(page));
      const middle = (of: 'requests' | 'bytes' | 'ms') => median(visits.map((visit) => visit[of]));
      await page.waitForLoadState('networkidle');
      const first = new Set(visits.flatMap(({ scripts }) => scripts));
      const ahead = (await scriptsOf(page)).filter((file) => !first.has(file));
      const all = new Set([...first, ...ahead, ...(await staffScripts())]);
      return [
        row(
          'dashboard',
          'script until the list stands',
          await weigh(first),
          budgets.dashboard.untilList,
          'KB',
        ),
        row(
          'dashboard',
          'script that follows the list',
          await weigh(ahead),
          budgets.dashboard.afterList,
          'KB',
        ),
        row('dashboard', 'script in all', await weigh(all), budgets.dashboard.inAll, 'KB'),
        row('dashboard', 'requests to the list', middle('requests'), 3, 'requests'),
        row(
          'dashboard',
          'bytes to the list',
          inKilobytes(middle('bytes')),
          budgets.dashboard.bytesToList,
          'KB',
        ),
        row('dashboard', 'time to the list, no network between', middle('ms'), 2000, 'ms'),
        ...(await measureWork(site, runs)),
      ];
    } finally {
      await context.close();
      await site.stop();
    }
  },
};

type Visit = { requests: number; bytes: number; ms: number; scripts: string[] };

/** Scripts that only staff load are recognised by their name. */
async function staffScripts(): Promise<string[]> {
  const files = await readdir(ASSETS);
  return files.filter((file) => /^admin-.*\.js$/.test(file));
}

async function weigh(files: Iterable<string>): Promise<number> {
  const contents = await Promise.all([...files].map((file) => readFile(join(ASSETS, file))));
  return inKilobytes(contents.reduce((total, content) => total + brotliBytes(content), 0));
}

/** The scripts that a page has requested, those that are loaded ahead of a tap included. */
function scriptsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const names = performance.getEntriesByType('resource').map(({ name }) => name);
    return [...new Set(names.flatMap((name) => /\/assets\/([^/]+\.js)$/.exec(name)?.[1] ?? []))];
  });
}

/** Opens the list, and reads what was requested until its first row was in the document. */
async function openLeads(page: Page): Promise<Visit> {
  // Pending requests of the last page don't belong to this visit.
  await page.goto('about:blank');
  await page.goto('/admin?tab=leads');
  await page.getByRole('article').first().waitFor();
  // By the page's own clock: the copy of all open leads is requested right after the first row.
  return page.evaluate((mark) => {
    const [first] = performance.getEntriesByName(mark);
    if (!first) throw new Error('The first row was not noticed, so nothing can be counted.');
    const shown = first.startTime;
    const resources = performance.getEntriesByType('resource').flatMap((entry) => {
      const isCounted = entry instanceof PerformanceResourceTiming && entry.startTime < shown;
      return isCounted ? entry : [];
    });
    const answers = resources.filter(({ name }) => /\/(rest|auth)\/v1\//.test(name));
    return {
      requests: answers.length,
      bytes: answers.reduce((total, { encodedBodySize }) => total + encodedBodySize, 0),
      ms: shown,
      scripts: resources.flatMap(({ name }) => /\/assets\/([^/]+\.js)$/.exec(name)?.[1] ?? []),
    };
  }, FIRST_ROW);
}

/** Runs in each page before its own scripts. */
function markFirstRow(mark: string): void {
  new MutationObserver((_, observer) => {
    if (!document.querySelector('article')) return;
    performance.mark(mark);
    observer.disconnect();
  }).observe(document, { childList: true, subtree: true });
}
