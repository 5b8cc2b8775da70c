import { isWholePicture } from '../lib/whole-picture';
import { KEPT_PAGES, SAVED_PICTURES, SEEN_PICTURES } from '../protocol/names';
import { isBundleSmaller, keepFromBundle } from '../protocol/page-bundle';
import {
  fileFor,
  type IndexedPage,
  indexedPage,
  isSiteIndex,
  keyOf,
  type SiteIndex,
} from '../protocol/site-index';

/** A download's progress in compressed bytes. */
export type Progress = { done: number; total: number };

export type Download = { onProgress(progress: Progress): void; signal: AbortSignal };

type Piece = {
  bytes: number;
  isThere(): Promise<boolean>;
  fetch(signal: AbortSignal, priority?: RequestPriority): Promise<void>;
};

let index: Promise<SiteIndex> | undefined;

/**
 * Loads the index of what can be stored, for the release that serves this page.
 * @throws if it can't be loaded
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
 * Stores a page that was just viewed. The document is still in the HTTP cache, so this costs no data. If that document
 * belongs to an older release, it is fetched again, unless the visitor saves data.
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

/** Stores a picture that the page has shown, from the HTTP cache. */
export async function keepSeenPicture(url: string): Promise<void> {
  if (await caches.match(url)) return;
  await put(await caches.open(SEEN_PICTURES), url, await fetch(url, { cache: 'force-cache' }));
}

/** Fetches the text of all pages that are not stored yet. If interrupted, the next call continues. */
export async function readAhead(signal: AbortSignal): Promise<void> {
  for (const piece of await textOfSite()) {
    if (signal.aborted) return;
    await piece.fetch(signal, 'low');
  }
}

/** Returns the pages whose text is stored on this device. */
export async function keptPages(): Promise<IndexedPage[]> {
  return (await sortedPages()).kept;
}

/** Returns how many bytes of a page and its pictures are missing; 0 if it is saved. */
export async function missingOf(pathname: string): Promise<number> {
  return missing(await piecesOf(pathname));
}

/** Returns how many bytes of the whole site are missing. */
export async function missingOfSite(): Promise<number> {
  return missing(await allPieces());
}

/** Saves a page with all its pictures in the size for this screen; continues an interrupted attempt. */
export async function savePage(pathname: string, download: Download): Promise<void> {
  await fetchAll(await piecesOf(pathname), download);
}

export async function saveSite(download: Download): Promise<void> {
  await fetchAll(await allPieces(), download);
}

/** Removes a page's saved pictures. Its text stays, as for any viewed page. */
export async function forgetSaved(pathname: string): Promise<void> {
  const page = indexedPage(await siteIndex(), pathname);
  const cache = await caches.open(SAVED_PICTURES);
  for (const { url } of await cache.keys()) {
    if (page?.pictures.some((stem) => new URL(url).pathname.startsWith(`${stem}-`))) {
      await cache.delete(url);
    }
  }
}

/** Removes everything that was saved on demand. */
export async function forgetSite(): Promise<void> {
  await caches.delete(SAVED_PICTURES);
}

async function sortedPages(): Promise<{ kept: IndexedPage[]; missing: IndexedPage[] }> {
  const { pages } = await siteIndex();
  const isThere = await Promise.all(pages.map(isKept));
  return {
    kept: pages.filter((_, i) => isThere[i]),
    missing: pages.filter((_, i) => !isThere[i]),
  };
}

async function isKept(page: IndexedPage): Promise<boolean> {
  return (await (await caches.open(KEPT_PAGES)).match(keyOf(page))) !== undefined;
}

async function keepPage(page: IndexedPage, how: RequestInit): Promise<void> {
  // The browser rejects anything that doesn't match the hash, such as a captive portal's page.
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
  return [...(await textOfSite()), ...[...stems].flatMap((stem) => picture(site, stem))];
}

/** Returns the missing text: as one file if that is fewer bytes than the pages one by one. */
async function textOfSite(): Promise<Piece[]> {
  const site = await siteIndex();
  const { missing } = await sortedPages();
  if (!isBundleSmaller(site, missing)) return missing.map(text);
  return [
    {
      bytes: site.bundle.bytes,
      isThere: async () => false,
      fetch: (signal, priority = 'auto') => keepFromBundle(site, missing, { signal, priority }),
    },
  ];
}

function text(page: IndexedPage): Piece {
  return {
    bytes: page.bytes,
    isThere: () => isKept(page),
    fetch: (signal, priority = 'auto') => keepPage(page, { cache: 'no-cache', priority, signal }),
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

/** Returns the pixels a full-width picture needs. Above two per CSS pixel a photograph looks the same. */
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
