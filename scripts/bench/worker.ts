import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliBytes } from './brotli-bytes.ts';
import { countingSite } from './counting-site.ts';
import { inKilobytes, row } from './row.ts';
import { openPhone, type Suite } from './suite.ts';

const DIST = 'dist';

/** What the worker costs: its script, what it fetches when it is installed, and the text that is read ahead at idle. */
export const workerSuite: Suite = {
  name: 'worker',
  async measure({ browser }) {
    const site = await countingSite(DIST);
    const context = await openPhone(browser, { serviceWorkers: 'allow' });
    try {
      const page = await context.newPage();
      await page.goto(site.url);
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
      // What the browser has of the page's own visit is answered with 304: a few hundred bytes.
      const fetched = site.asked.filter(
        ({ referer, status }) => referer.endsWith('/sw.js') && status !== 304,
      );
      const bytes = await Promise.all(fetched.map(({ path }) => bytesOf(path)));
      return [
        row('worker', 'script', inKilobytes(await bytesOf('/sw.js')), 12, 'KB'),
        row('worker', 'fetched at install', inKilobytes(sum(bytes)), 150, 'KB'),
        row('worker', 'failed at install', bytes.filter((size) => size === 0).length, 0, 'files'),
        row('worker', 'text of all pages', inKilobytes(await bytesOfText()), 95, 'KB'),
      ];
    } finally {
      await context.close();
      await site.close();
    }
  },
};

/** What a file of the build costs on the line; nothing if it isn't there. */
async function bytesOf(path: string): Promise<number> {
  for (const file of [path, `${path}.html`, `${path === '/' ? '/index' : path}.html`]) {
    const content = await readFile(join(DIST, file)).catch(() => undefined);
    if (content)
      return /\.(avif|webp|jpg|png|woff2)$/.test(file) ? content.length : brotliBytes(content);
  }
  return 0;
}

async function bytesOfText(): Promise<number> {
  const files = (await readdir(DIST, { recursive: true })).filter((file) => file.endsWith('.html'));
  return sum(await Promise.all(files.map((file) => bytesOf(`/${file}`))));
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
