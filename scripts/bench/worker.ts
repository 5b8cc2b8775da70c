import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sum } from '../../src/lib/sum.ts';
import { brotliBytes } from './brotli-bytes.ts';
import budgets from './budgets.json' with { type: 'json' };
import { countingSite } from './counting-site.ts';
import { inKilobytes, type Row, row } from './row.ts';
import { openPhone, type Suite } from './suite.ts';

const DIST = 'dist';

/** What the worker costs: its script, its install, and the pages' text that it reads ahead when idle. */
export const workerSuite: Suite = {
  name: 'worker',
  async measure({ browser }) {
    const site = await countingSite(DIST);
    const context = await openPhone(browser, { serviceWorkers: 'allow' });
    try {
      const page = await context.newPage();
      await page.goto(site.url);
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
      // Files that the page's visit has already cached are answered with 304, a few hundred bytes.
      const fetched = site.requests.filter(
        ({ referer, status }) => referer.endsWith('/sw.js') && status !== 304,
      );
      const bytes = await Promise.all(fetched.map(({ path }) => bytesOf(path)));
      return [
        ...(await workerRows(DIST)),
        // With the shortlist and the comparison, which open without a signal from the first visit on, and all that an
        // agent needs at a viewing, also if the browser is killed while a visitor has the phone.
        row('worker', 'fetched at install', inKilobytes(sum(bytes)), budgets.worker.install, 'KB'),
        row('worker', 'failed at install', bytes.filter((size) => size === 0).length, 0, 'files'),
      ];
    } finally {
      await context.close();
      await site.close();
    }
  },
};

/** The worker's own files, in a build. */
export async function workerRows(dist: string): Promise<Row[]> {
  const size = async (path: string) => inKilobytes(await bytesOf(path, dist));
  return [
    // 4 KB of it are the hashes of the files that it lists.
    row('worker', 'script', await size('/sw.js'), budgets.worker.script, 'KB'),
    row('worker', 'text of all pages', await size('/pages.json'), budgets.worker.pages, 'KB'),
  ];
}

/** A file's compressed size; 0 if it doesn't exist. */
async function bytesOf(path: string, dist = DIST): Promise<number> {
  for (const file of [path, `${path}.html`, `${path === '/' ? '/index' : path}.html`]) {
    const content = await readFile(join(dist, file)).catch(() => undefined);
    if (content)
      return /\.(avif|webp|jpg|png|woff2)$/.test(file) ? content.length : brotliBytes(content);
  }
  return 0;
}
