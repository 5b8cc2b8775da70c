import { readdirSync, readFileSync } from 'node:fs';

/** An address without a page. */
export const NO_SUCH_PAGE = '/no-such-page';

/** The address of every prerendered page. */
export function builtPages(directory = 'dist'): string[] {
  return readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && file !== '404.html')
    .map((file) => `/${file.replaceAll('\\', '/').replace(/(^|\/)index\.html$|\.html$/, '')}`)
    .sort();
}

/** The staff's pages, which no visitor's device stores. */
export const STAFF_PAGES = ['/admin', '/auth'];

/** The pages that a device may store, from the build's index. */
export function indexedPages(directory = 'dist'): string[] {
  const index: { pages: { path: string }[] } = JSON.parse(
    readFileSync(`${directory}/site.json`, 'utf8'),
  );
  return index.pages.map(({ path }) => path).sort();
}

/** The pages of the shell, which every device stores, from the worker's list. */
export function shellPages(directory = 'dist'): string[] {
  const worker = readFileSync(`${directory}/sw.js`, 'utf8');
  const files = [...worker.matchAll(/"url":"([^"]+)\.html"/g)].map(([, file]) => file);
  return files.map((file) => (file === 'index' ? '/' : `/${file}`)).sort();
}
