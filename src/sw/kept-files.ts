import { type IndexedFile, keyOf } from '../domain/site-index';

/** A phone's line is mostly waiting: several requests share the wait. */
const AT_ONCE = 6;

/**
 * What is kept of this content: each sort of file has a cache of its own, and what another release has is never taken.
 * Asking makes no cache: on a device that is to forget everything nothing would take it away again.
 */
export function keptFile(cacheName: string, file: IndexedFile): Promise<Response | undefined> {
  return caches.match(keyOf(file), { cacheName });
}

/**
 * Fetches what is not here yet.
 * @throws when something can't be had; what came stays, so that the next try goes on from there
 */
export async function fetchFiles(cacheName: string, files: IndexedFile[]): Promise<void> {
  const cache = await caches.open(cacheName);
  const rest = files.values();
  const fetchNext = async () => {
    for (const file of rest) {
      if (!(await cache.match(keyOf(file)))) await cache.put(keyOf(file), await fetchFile(file));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, fetchNext));
}

/** The browser refuses what is not this release's, such as a hotspot's page. */
async function fetchFile({ path, integrity }: IndexedFile): Promise<Response> {
  // A script's name carries its hash: the browser's own copy serves.
  const cache = path.startsWith('/assets/') ? 'default' : 'no-cache';
  const response = await fetch(path, { integrity, cache });
  // A host may lead `/about` to `/about/`; browsers take no redirected answer for a page.
  return response.redirected ? new Response(response.body, response) : response;
}

/** Keeps what has just come for a file, if it is this release's: an answer may be a hotspot's page, or cut short. */
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

/** The paths of what is kept, of whatever release. */
export async function keptPaths(cacheName: string): Promise<Set<string>> {
  const keys = await (await caches.open(cacheName)).keys();
  return new Set(keys.map(({ url }) => new URL(url).pathname));
}

/** Forgets what other releases had: their scripts are gone. */
export async function forgetOthers(cacheName: string, files: IndexedFile[]): Promise<void> {
  const cache = await caches.open(cacheName);
  const current = new Set(files.map((file) => new URL(keyOf(file), location.origin).href));
  for (const { url } of await cache.keys()) if (!current.has(url)) await cache.delete(url);
}
