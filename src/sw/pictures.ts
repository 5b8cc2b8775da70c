import type { RouteMatchCallback, WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst } from 'workbox-strategies';

export const PICTURE_CACHE = 'pictures';

/** Our own pictures, `/media/<name>-<hash>-<width>.<format>`; their names carry a hash, so they never go stale. */
export const isPicture: RouteMatchCallback = ({ sameOrigin, url }) =>
  sameOrigin && url.pathname.startsWith('/media/');

const PICTURE = /^(\/media\/.+-)\d+\.\w+$/;

/** What is stored of a picture in any width or format, if the one that was asked for can't be had. */
export async function anyWidth(url: URL): Promise<Response | undefined> {
  const stem = PICTURE.exec(url.pathname)?.[1];
  if (!stem) return undefined;
  const cache = await caches.open(PICTURE_CACHE);
  const stored = (await cache.keys()).find((key) => new URL(key.url).pathname.startsWith(stem));
  return stored && cache.match(stored);
}

/**
 * Pictures that were seen, from the device first. Offline another width serves: a phone asks for the 720 px file
 * after rotating, and it is no use to say that only 480 px is here.
 */
export const pictures = new CacheFirst({
  cacheName: PICTURE_CACHE,
  plugins: [
    // 200 pictures at about 60 KB: 12 MB at most, given back first when the device runs short.
    new ExpirationPlugin({ maxEntries: 200, purgeOnQuotaError: true }) as WorkboxPlugin,
    {
      // A hotspot answers 200 with its own page: only what says that it is a picture is kept.
      cacheWillUpdate: async ({ response }) => (isWholePicture(response) ? response : null),
      handlerDidError: async ({ request }) => anyWidth(new URL(request.url)),
    },
  ],
});

function isWholePicture({ status, type, headers }: Response): boolean {
  return status === 200 && type === 'basic' && !!headers.get('Content-Type')?.startsWith('image/');
}
