import { KEPT_PAGES, SAVED_PICTURES, SEEN_PICTURES } from '../domain/cache-names';
import {
  fileFor,
  type IndexedPage,
  indexedPage,
  isSiteIndex,
  keyOf,
  type SiteIndex,
} from '../domain/site-index';
import { isWholePicture } from '../lib/whole-picture';

/** How far a download has come, in bytes as they travel. */
export type Progress = { done: number; total: number };

export type Download = { onProgress(progress: Progress): void; signal: AbortSignal };

type Piece = {
  bytes: number;
  isThere(): Promise<boolean>;
  fetch(signal: AbortSignal): Promise<void>;
};

let index: Promise<SiteIndex> | undefined;

/**
 * The list of what can be kept, of the release that serves this page.
 * @throws when it can't be had
 */
export function siteIndex(): Promise<SiteIndex> {
  index ??= readIndex();
  index.catch(() => {
    index = undefined;
  });
  return index;
}

async function readIndex(): Promise<SiteIndex> {
  const answer: unknown = await (await fetch('/site.json')).json();
  if (!isSiteIndex(answer)) throw new Error('The list of pages can not be read.');
  return answer;
}

/**
 * Keeps a page that was just seen: the browser still has its document, so that this costs no data. An older document
 * than the release's own is asked for anew, unless the visitor saves data.
 */
export async function keepSeenPage(pathname: string, mayFetch: boolean): Promise<void> {
  const page = indexedPage(await siteIndex(), pathname);
  if (!page || (await isKept(page))) return;
  try {
    await keepPage(page, { cache: 'force-cache' });
  } catch (error) {
    if (!mayFetch) throw error;
    await keepPage(page, { cache: 'no-cache' });
  }
}

/** Keeps a picture that the page has shown: it comes from the browser's own cache. */
export async function keepSeenPicture(url: string): Promise<void> {
  if (await caches.match(url)) return;
  await put(await caches.open(SEEN_PICTURES), url, await fetch(url, { cache: 'force-cache' }));
}

/** Fetches the text of all pages that are not here yet. What is here stays when it is cut off: the next call goes on. */
export async function readAhead(signal: AbortSignal): Promise<void> {
  for (const page of (await siteIndex()).pages) {
    if (signal.aborted) return;
    if (!(await isKept(page))) await keepPage(page, { cache: 'no-cache', priority: 'low', signal });
  }
}

/** The pages whose text is on this device. */
export async function keptPages(): Promise<IndexedPage[]> {
  const { pages } = await siteIndex();
  const kept = await Promise.all(pages.map(isKept));
  return pages.filter((_, i) => kept[i]);
}

/** What is missing of a page with all its pictures, in bytes; 0 when it is saved. */
export async function missingOf(pathname: string): Promise<number> {
  return missing(await piecesOf(pathname));
}

/** What is missing of the whole site, in bytes. */
export async function missingOfSite(): Promise<number> {
  return missing(await allPieces());
}

/** Saves a page with all its pictures, in the size that this screen needs; goes on where an earlier try ended. */
export async function savePage(pathname: string, download: Download): Promise<void> {
  await fetchAll(await piecesOf(pathname), download);
}

/** Saves the whole site. */
export async function saveSite(download: Download): Promise<void> {
  await fetchAll(await allPieces(), download);
}

/** Gives back a page's saved pictures; its text stays, as of any page that was seen. */
export async function forgetSaved(pathname: string): Promise<void> {
  const page = indexedPage(await siteIndex(), pathname);
  const cache = await caches.open(SAVED_PICTURES);
  for (const { url } of await cache.keys()) {
    if (page?.pictures.some((stem) => new URL(url).pathname.startsWith(`${stem}-`))) {
      await cache.delete(url);
    }
  }
}

/** Gives back all that was saved on demand. */
export async function forgetSite(): Promise<void> {
  await caches.delete(SAVED_PICTURES);
}

async function isKept(page: IndexedPage): Promise<boolean> {
  return (await (await caches.open(KEPT_PAGES)).match(keyOf(page))) !== undefined;
}

async function keepPage(page: IndexedPage, how: RequestInit): Promise<void> {
  // The browser refuses what is not this release's document, such as a hotspot's page.
  const response = await fetch(page.path, { ...how, integrity: page.integrity });
  await (await caches.open(KEPT_PAGES)).put(keyOf(page), response);
}

async function put(cache: Cache, url: string, response: Response): Promise<void> {
  if (!isWholePicture(response)) throw new Error(`${url} is not a picture.`);
  await cache.put(url, response);
}

async function piecesOf(pathname: string): Promise<Piece[]> {
  const site = await siteIndex();
  const page = indexedPage(site, pathname);
  return page ? [text(page), ...page.pictures.flatMap((stem) => picture(site, stem))] : [];
}

async function allPieces(): Promise<Piece[]> {
  const site = await siteIndex();
  const stems = new Set(site.pages.flatMap(({ pictures }) => pictures));
  return [...site.pages.map(text), ...[...stems].flatMap((stem) => picture(site, stem))];
}

function text(page: IndexedPage): Piece {
  return {
    bytes: page.bytes,
    isThere: () => isKept(page),
    fetch: (signal) => keepPage(page, { cache: 'no-cache', signal }),
  };
}

function picture(site: SiteIndex, stem: string): Piece[] {
  const file = fileFor(site, stem, screenPixels());
  if (!file) return [];
  return [
    {
      bytes: file.bytes,
      async isThere() {
        return (await (await caches.open(SAVED_PICTURES)).match(file.url)) !== undefined;
      },
      async fetch(signal) {
        const response = (await caches.match(file.url)) ?? (await fetch(file.url, { signal }));
        await put(await caches.open(SAVED_PICTURES), file.url, response);
      },
    },
  ];
}

/** What a picture across the whole screen needs; more than two pixels a dot look the same in a photograph. */
function screenPixels(): number {
  return Math.min(innerWidth, 800) * Math.min(devicePixelRatio, 2) * 0.9;
}

async function missing(pieces: Piece[]): Promise<number> {
  let bytes = 0;
  for (const piece of pieces) if (!(await piece.isThere())) bytes += piece.bytes;
  return bytes;
}

async function fetchAll(pieces: Piece[], { onProgress, signal }: Download): Promise<void> {
  const total = pieces.reduce((sum, { bytes }) => sum + bytes, 0);
  let done = 0;
  for (const piece of pieces) {
    if (!(await piece.isThere())) {
      signal.throwIfAborted();
      await piece.fetch(signal);
    }
    done += piece.bytes;
    onProgress({ done, total });
  }
}
