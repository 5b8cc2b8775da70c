import { type IndexedFile, keyOf } from '../domain/site-index';

/** Pages and files are kept under their content, in one cache for each sort: what another release has is never taken. */
export async function keptFile(
  cacheName: string,
  file: IndexedFile,
): Promise<Response | undefined> {
  return (await caches.open(cacheName)).match(keyOf(file));
}

/** Fetches what is not here yet; what came stays when the rest can't be had. */
export async function fetchFiles(cacheName: string, files: IndexedFile[]): Promise<void> {
  const cache = await caches.open(cacheName);
  for (const file of files) {
    if (await cache.match(keyOf(file))) continue;
    const { path, integrity } = file;
    await cache.put(keyOf(file), await fetch(path, { integrity, cache: 'no-cache' }));
  }
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
