import { isFrugal } from '../device/frugal';
import { isWholePicture } from '../protocol/kept-files';
import { SAVED_PICTURES, SEEN_PICTURES } from '../protocol/names';
import { fetchUntilAborted, type RoutedRequest, type WorkerRoute } from './router';

/** About 30 KB each, so 6 MB at most. */
const MOST = 200;

const PICTURE = /^(\/media\/.+-)(\d+)\.\w+$/;

/** Our own pictures, `/media/<name>-<hash>-<width>.<format>`. The hash in the name means that they never go stale. */
export const pictureRoute: WorkerRoute = {
  matches: ({ url }) => url.pathname.startsWith('/media/'),
  answer: answerPicture,
};

/** Returns a picture from the cache, else the network. Offline, another width is better than nothing. */
async function answerPicture({ request: asked, url, event }: RoutedRequest): Promise<Response> {
  // Browsers request a page's first pictures before its script can choose smaller ones.
  const request =
    asked.destination === 'image' && isFrugal()
      ? new Request(asked.url.replace('-1080.', '-640.'), asked)
      : asked;
  const stored =
    (await caches.match(asked)) ?? (request === asked ? undefined : await caches.match(request));
  if (stored) return stored;
  try {
    const response = await fetchUntilAborted(request);
    // A captive portal answers 200 with its own page, so store only actual pictures.
    if (isWholePicture(response)) event.waitUntil(keep(request, response.clone()));
    return response;
  } catch {
    return (await anyWidth(url)) ?? Response.error();
  }
}

/** Returns the widest copy of a picture that is stored, in any format. */
async function anyWidth(url: URL): Promise<Response | undefined> {
  const stem = PICTURE.exec(url.pathname)?.[1];
  if (!stem) return undefined;
  for (const name of [SAVED_PICTURES, SEEN_PICTURES]) {
    const cache = await caches.open(name);
    const keys = await cache.keys();
    const [widest] = keys
      .map(({ url }) => new URL(url).pathname)
      .filter((path) => path.startsWith(stem))
      .sort((one, other) => widthOf(other) - widthOf(one));
    if (widest) return cache.match(widest);
  }
  return undefined;
}

const widthOf = (path: string) => Number(PICTURE.exec(path)?.[2]);

/** Stores a picture and removes the oldest beyond the limit. If the storage is full, stores nothing. */
async function keep(request: Request, response: Response): Promise<void> {
  try {
    const cache = await caches.open(SEEN_PICTURES);
    await cache.put(request, response);
    const keys = await cache.keys();
    for (const key of keys.slice(0, Math.max(0, keys.length - MOST))) await cache.delete(key);
  } catch {
    await caches.delete(SEEN_PICTURES);
  }
}
