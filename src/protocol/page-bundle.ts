import { KEPT_PAGES } from './names';
import { type IndexedPage, keyOf, type SiteIndex } from './site-index';

/** Headers that describe the bundle and not a page in it. */
const OF_THE_BUNDLE = ['Content-Encoding', 'Content-Length', 'ETag', 'Last-Modified'];

/** Whether the bundle is fewer bytes than these pages one by one, because pages share most of their text. */
export function isBundleSmaller({ bundle }: SiteIndex, pages: IndexedPage[]): boolean {
  return pages.reduce((sum, { bytes }) => sum + bytes, 0) > bundle.bytes;
}

/**
 * Stores these pages from the bundle.
 * @throws if it can't be fetched, or is another release's
 */
export async function keepFromBundle(
  { bundle: { path, integrity } }: SiteIndex,
  pages: IndexedPage[],
  how?: RequestInit,
): Promise<void> {
  const response = await fetch(path, { ...how, cache: 'no-cache', integrity });
  const documents: Record<string, string> = await response.json();
  // The site's headers, above all its policy, are the same for every path.
  const headers = new Headers(response.headers);
  for (const name of OF_THE_BUNDLE) headers.delete(name);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  const cache = await caches.open(KEPT_PAGES);
  for (const page of pages) {
    const document = documents[page.path];
    if (document) await cache.put(keyOf(page), new Response(document, { headers }));
  }
}
