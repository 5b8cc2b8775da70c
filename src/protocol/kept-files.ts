import { KEPT_PAGES } from './names';
import { type IndexedFile, type IndexedPage, keyOf, type SiteIndex } from './site-index';

/** A phone's connection is mostly latency, so several requests run in parallel. */
const AT_ONCE = 6;

/**
 * Returns the stored file with this content, never another release's. Each kind of file has its own cache. A lookup
 * never creates a cache: after the visitor has cleared the site's data, nothing would remove it again.
 */
export function keptFile(cacheName: string, file: IndexedFile): Promise<Response | undefined> {
  return caches.match(keyOf(file), { cacheName });
}

/**
 * Fetches the files that are not stored yet.
 * @throws if one fails; those that succeeded are kept, and the next attempt continues from there
 */
export async function fetchFiles(cacheName: string, files: IndexedFile[]): Promise<void> {
  const rest = files.values();
  const fetchNext = async () => {
    for (const file of rest) {
      if (!(await keptFile(cacheName, file))) await fetchFile(cacheName, file);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, fetchNext));
}

/**
 * Fetches and stores a file.
 * @throws if it can't be fetched, or doesn't match the hash (the browser checks it), such as a captive portal's page
 */
export async function fetchFile(
  cacheName: string,
  file: IndexedFile,
  how?: RequestInit,
): Promise<void> {
  const { path, integrity } = file;
  // A script's name contains its hash, so the HTTP cache can be trusted.
  const cache = path.startsWith('/assets/') ? 'default' : 'no-cache';
  const response = await fetch(path, { cache, ...how, integrity });
  // A host may redirect `/about` to `/about/`, and browsers refuse a redirected response for a navigation.
  const stored = response.redirected ? new Response(response.body, response) : response;
  await (await caches.open(cacheName)).put(keyOf(file), stored);
}

/** Stores a response for a file if it is of this release, not truncated and not a captive portal's page. */
export async function keepAnswer(
  cacheName: string,
  file: IndexedFile,
  answer: Response,
): Promise<void> {
  const { headers } = answer;
  const body = await answer.arrayBuffer();
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', body));
  if (file.integrity !== `sha256-${btoa(String.fromCharCode(...hash))}`) return;
  await (await caches.open(cacheName)).put(keyOf(file), new Response(body, { headers }));
}

/** Returns the paths of all stored files, of any release. */
export async function keptPaths(cacheName: string): Promise<Set<string>> {
  const keys = await (await caches.open(cacheName)).keys();
  return new Set(keys.map(({ url }) => new URL(url).pathname));
}

/** Removes the files of other releases, whose scripts no longer exist. */
export async function forgetOthers(cacheName: string, files: IndexedFile[]): Promise<void> {
  const cache = await caches.open(cacheName);
  const current = new Set(files.map((file) => new URL(keyOf(file), location.origin).href));
  for (const { url } of await cache.keys()) if (!current.has(url)) await cache.delete(url);
}

/** Whether it is a complete picture of this site, not a captive portal's page, a partial or an opaque response. */
export function isWholePicture({ status, type, headers }: Response): boolean {
  return status === 200 && type === 'basic' && !!headers.get('Content-Type')?.startsWith('image/');
}

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
