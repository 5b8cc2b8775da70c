import { readdirSync, readFileSync } from 'node:fs';

/** An address that no page has. */
export const NO_SUCH_PAGE = '/no-such-page';

/** The address of every prerendered page of the build. */
export function builtPages(directory = 'dist'): string[] {
  return readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && file !== '404.html')
    .map((file) => `/${file.replaceAll('\\', '/').replace(/(^|\/)index\.html$|\.html$/, '')}`)
    .sort();
}

/** The pages of the staff: on no visitor's device. */
export const STAFF_PAGES = ['/admin', '/auth'];

/** The pages that a device may keep, as the build lists them. */
export function indexedPages(directory = 'dist'): string[] {
  const index: { pages: { path: string }[] } = JSON.parse(
    readFileSync(`${directory}/site.json`, 'utf8'),
  );
  return index.pages.map(({ path }) => path).sort();
}

/** The pages of the shell, which are on every device, as the worker lists them. */
export function shellPages(directory = 'dist'): string[] {
  const worker = readFileSync(`${directory}/sw.js`, 'utf8');
  const files = [...worker.matchAll(/"url":"([^"]+)\.html"/g)].map(([, file]) => file);
  return files.map((file) => (file === 'index' ? '/' : `/${file}`)).sort();
}
