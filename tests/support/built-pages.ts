import { readdirSync, readFileSync } from 'node:fs';
import { THIS_RELEASE } from '../../scripts/testing/releases';

/** An address without a page. */
export const NO_SUCH_PAGE = '/no-such-page';

/** The address of every prerendered page. */
export function builtPages(directory = THIS_RELEASE): string[] {
  return readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && file !== '404.html')
    .map((file) => `/${file.replaceAll('\\', '/').replace(/(^|\/)index\.html$|\.html$/, '')}`)
    .sort();
}

/**
 * The pages of the properties. Call it in a test: a list of the tests is made before there is a build.
 * @throws if there are none: a test of all of them would pass
 */
export function builtProperties(): string[] {
  const found = builtPages().filter((path) => path.startsWith('/properties/'));
  if (found.length === 0) throw new Error('The build has no page of a property.');
  return found;
}

/** The staff's pages, which no visitor's device stores. */
export const STAFF_PAGES = ['/admin', '/auth'];

/** The pages that a device may store, from the build's index. */
export function indexedPages(directory = THIS_RELEASE): string[] {
  const index: { pages: { path: string }[] } = JSON.parse(
    readFileSync(`${directory}/site.json`, 'utf8'),
  );
  return index.pages.map(({ path }) => path).sort();
}

/** The first page of each section, and the first page of it: a property, an article and a list among them. */
export function onePageOfEachKind(paths: string[]): string[] {
  const kinds = paths.map((path) => path.replace(/(?<=^\/[^/]+\/).+/, '*'));
  return paths.filter((_, n) => kinds.indexOf(kinds[n] ?? '') === n);
}

/** Of the pages of a section that have the same kinds of controls, the first. */
export function onePageOfEachControl(directory = THIS_RELEASE): string[] {
  const seen = new Set<string>();
  return builtPages(directory).filter((path) => {
    const html = readFileSync(`${directory}${path === '/' ? '/index' : path}.html`, 'utf8');
    const controls = html.match(/<(?:button|details|input|select|textarea)\b|carousel-track/g);
    const section = path.split('/', 2).join('/');
    const kind = [section, ...new Set(controls?.sort())].join(' ');
    const isFirst = !seen.has(kind);
    seen.add(kind);
    return isFirst;
  });
}

/** The pages of the shell, which every device stores, from the worker's list. */
export function shellPages(directory = THIS_RELEASE): string[] {
  const worker = readFileSync(`${directory}/sw.js`, 'utf8');
  const files = [...worker.matchAll(/"url":"([^"]+)\.html"/g)].map(([, file]) => file);
  return files.map((file) => (file === 'index' ? '/' : `/${file}`)).sort();
}
