import { listOf, number, object, recordOf, type ShapeOf, text } from '../lib/shape';

const isIndexedPage = object({
  path: text,
  title: text,
  /** The document's hash, as in `integrity`, so that a captive portal's page is never stored in its place. */
  integrity: text,
  /** The compressed size. */
  bytes: number,
  /** The name stems of its pictures' files. */
  pictures: listOf(text),
});

const isFile = object({ path: text, integrity: text });
const isSizedFile = object({ path: text, integrity: text, bytes: number });

/** The build's list of pages and files that can be stored on a device: `/site.json`. */
export const isSiteIndex = object({
  pages: listOf(isIndexedPage),
  /** The documents of all pages in one file, as JSON, by path. */
  bundle: isSizedFile,
  /** The staff's pages and their scripts, which visitors' devices don't store. */
  dashboard: listOf(isFile),
  /** By name stem: the size of each AVIF file by its width in pixels. */
  pictures: recordOf(recordOf(number)),
});

export type SiteIndex = ShapeOf<typeof isSiteIndex>;
export type IndexedPage = ShapeOf<typeof isIndexedPage>;
export type IndexedFile = ShapeOf<typeof isFile>;

/** Returns the cache key of a page or file. */
export function keyOf({ path, integrity }: IndexedFile): string {
  return `${path}?${encodeURIComponent(integrity)}`;
}

/** Returns the indexed page of an address. */
export function indexedPage(index: SiteIndex, pathname: string): IndexedPage | undefined {
  const path = pagePath(pathname);
  return index.pages.find((page) => page.path === path);
}

/** Returns the dashboard file that an address names. */
export function dashboardFile(index: SiteIndex, pathname: string): IndexedFile | undefined {
  const path = pagePath(pathname);
  return index.dashboard.find((file) => file.path === path);
}

/** Returns the path under which an address is stored: `/about` for `/about/` and for its document `/about.html`. */
export function pagePath(pathname: string): string {
  return pathname.replace(/(\/index\.html|\.html|\/+)$/, '') || '/';
}

/** Returns a picture's smallest file of at least this width, or else the widest, with its size. */
export function fileFor(
  index: SiteIndex,
  stem: string,
  pixels: number,
): { url: string; bytes: number } | undefined {
  const widths = Object.keys(index.pictures[stem] ?? {})
    .map(Number)
    .sort((a, b) => a - b);
  const width = widths.find((candidate) => candidate >= pixels) ?? widths.at(-1);
  if (width === undefined) return undefined;
  return { url: `${stem}-${width}.avif`, bytes: index.pictures[stem]?.[width] ?? 0 };
}
