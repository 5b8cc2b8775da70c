import { listOf, number, object, type Shape, type ShapeOf, text } from '../lib/shape';

const isNumbers: Shape<Record<string, number>> = (value): value is Record<string, number> =>
  typeof value === 'object' && value !== null && Object.values(value).every(number);

const isPictures: Shape<Record<string, Record<string, number>>> = (
  value,
): value is Record<string, Record<string, number>> =>
  typeof value === 'object' && value !== null && Object.values(value).every(isNumbers);

const isIndexedPage = object({
  path: text,
  title: text,
  /** Of its document, as in `integrity`: what a hotspot answers in its place is not kept. */
  integrity: text,
  /** Compressed. */
  bytes: number,
  /** Stems of its pictures' files. */
  pictures: listOf(text),
});

const isFile = object({ path: text, integrity: text });

/** What the build wrote, for who keeps it on a device: `/site.json`. */
export const isSiteIndex = object({
  pages: listOf(isIndexedPage),
  /** The staff's pages and their scripts, which visitors' devices do not keep. */
  dashboard: listOf(isFile),
  /** By stem: the bytes of the AVIF file by its width in pixels. */
  pictures: isPictures,
});

export type SiteIndex = ShapeOf<typeof isSiteIndex>;
export type IndexedPage = ShapeOf<typeof isIndexedPage>;
export type IndexedFile = ShapeOf<typeof isFile>;

/** Under what a page or file is kept. */
export function keyOf({ path, integrity }: IndexedFile): string {
  return `${path}?${encodeURIComponent(integrity)}`;
}

/** The indexed page of an address; `/about/` is `/about`. */
export function indexedPage(index: SiteIndex, pathname: string): IndexedPage | undefined {
  const path = withoutSlash(pathname);
  return index.pages.find((page) => page.path === path);
}

/** The part of the dashboard that an address names. */
export function dashboardFile(index: SiteIndex, pathname: string): IndexedFile | undefined {
  const path = withoutSlash(pathname);
  return index.dashboard.find((file) => file.path === path);
}

function withoutSlash(pathname: string): string {
  return pathname.replace(/\/+$/, '') || '/';
}

/** A picture's file that is wide enough for so many pixels, or the widest, with its bytes. */
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
