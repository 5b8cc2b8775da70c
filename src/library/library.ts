import {
  fetchFile,
  isBundleSmaller,
  isWholePicture,
  keepFromBundle,
  keptFile,
} from '../protocol/kept-files';
import { KEPT_PAGES, SAVED_PICTURES, SEEN_PICTURES } from '../protocol/names';
import {
  fileFor,
  type IndexedPage,
  indexedPage,
  isSiteIndex,
  type SiteIndex,
} from '../protocol/site-index';

type Download = {
  /** Called with compressed bytes. */
  onProgress(progress: { done: number; total: number }): void;
  signal: AbortSignal;
};

/** What a visitor can save on demand. */
export type Downloadable = {
  /** Returns how many bytes are missing; 0 if all of it is saved. */
  missing(): Promise<number>;
  /** Saves what is missing; continues an interrupted attempt. */
  fetch(download: Download): Promise<void>;
  /** Removes what only this download has stored. */
  forget(): Promise<unknown>;
};

type Piece = {
  bytes: number;
  isThere(): Promise<boolean>;
  fetch(how: RequestInit): Promise<void>;
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
  if (!isSiteIndex(answer)) throw new Error('The list of pages cannot be read.');
  return answer;
}

/** Stores a viewed page from the HTTP cache, for no data; an older release's is fetched again if allowed. */
export async function keepSeenPage(pathname: string, mayFetch: boolean): Promise<void> {
  const page = indexedPage(await siteIndex(), pathname);
  if (!page || (await isKept(page))) return;
  try {
    await fetchFile(KEPT_PAGES, page, { cache: 'force-cache' });
  } catch (error) {
    if (!mayFetch) throw error;
    await fetchFile(KEPT_PAGES, page);
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
    await piece.fetch({ signal, priority: 'low' });
  }
}

/** Returns the pages whose text is stored on this device. */
export async function keptPages(): Promise<IndexedPage[]> {
  return (await sortedPages()).kept;
}

/** A page with all its pictures in the size for this screen. */
export const pageDownload = (pathname: string): Downloadable => ({
  ...downloadOf(() => piecesOf(pathname)),
  /** The text stays, as for any viewed page. */
  async forget() {
    const page = indexedPage(await siteIndex(), pathname);
    const cache = await caches.open(SAVED_PICTURES);
    for (const { url } of await cache.keys()) {
      if (page?.pictures.some((stem) => new URL(url).pathname.startsWith(`${stem}-`))) {
        await cache.delete(url);
      }
    }
  },
});

/** The whole site. */
export const siteDownload: Downloadable = {
  ...downloadOf(allPieces),
  forget: () => caches.delete(SAVED_PICTURES),
};

function downloadOf(pieces: () => Promise<Piece[]>) {
  return {
    async missing() {
      let bytes = 0;
      for (const piece of await pieces()) if (!(await piece.isThere())) bytes += piece.bytes;
      return bytes;
    },
    async fetch({ onProgress, signal }: Download) {
      const all = await pieces();
      const total = all.reduce((sum, { bytes }) => sum + bytes, 0);
      let done = 0;
      for (const piece of all) {
        if (!(await piece.isThere())) {
          signal.throwIfAborted();
          await piece.fetch({ signal });
        }
        done += piece.bytes;
        onProgress({ done, total });
      }
    },
  };
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
  return (await keptFile(KEPT_PAGES, page)) !== undefined;
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
      fetch: (how) => keepFromBundle(site, missing, how),
    },
  ];
}

function text(page: IndexedPage): Piece {
  return {
    bytes: page.bytes,
    isThere: () => isKept(page),
    fetch: (how) => fetchFile(KEPT_PAGES, page, how),
  };
}

function picture(site: SiteIndex, stem: string): Piece[] {
  const file = fileFor(site, stem, screenPixels());
  if (!file) return [];
  return [
    {
      bytes: file.bytes,
      async isThere() {
        return (await caches.match(file.url, { cacheName: SAVED_PICTURES })) !== undefined;
      },
      async fetch(how) {
        const response = (await caches.match(file.url)) ?? (await fetch(file.url, how));
        await put(await caches.open(SAVED_PICTURES), file.url, response);
      },
    },
  ];
}

/** Returns the pixels a full-width picture needs. Above two per CSS pixel a photograph looks the same. */
function screenPixels(): number {
  return Math.min(innerWidth, 800) * Math.min(devicePixelRatio, 2) * 0.9;
}
