import { SAVED_PICTURES, SEEN_PICTURES } from '../domain/cache-names';
import { isWholePicture } from '../lib/whole-picture';
import { fetchOnDuty } from './duty';
import type { Asked, Route } from './router';

/** At about 30 KB each: 6 MB at most. */
const MOST = 200;

const PICTURE = /^(\/media\/.+-)\d+\.\w+$/;

/** Our own pictures, `/media/<name>-<hash>-<width>.<format>`; their names carry a hash, so they never go stale. */
export const pictureRoute: Route = {
  matches: ({ url }) => url.pathname.startsWith('/media/'),
  answer: answerPicture,
};

/**
 * A picture from the device first; one from the network is kept. Offline another width serves: a phone asks for the
 * 720 px file after rotating, and it is no use to say that only 480 px is here.
 */
async function answerPicture({ request, url, event }: Asked): Promise<Response> {
  const stored = await caches.match(request);
  if (stored) return stored;
  try {
    const response = await fetchOnDuty(request);
    // A hotspot answers 200 with its own page: only what says that it is a picture is kept.
    if (isWholePicture(response)) event.waitUntil(keep(request, response.clone()));
    return response;
  } catch {
    return (await anyWidth(url)) ?? Response.error();
  }
}

/** What is stored of a picture in any width or format. */
async function anyWidth(url: URL): Promise<Response | undefined> {
  const stem = PICTURE.exec(url.pathname)?.[1];
  if (!stem) return undefined;
  for (const name of [SAVED_PICTURES, SEEN_PICTURES]) {
    const cache = await caches.open(name);
    const keys = (await cache.keys()).filter((key) => new URL(key.url).pathname.startsWith(stem));
    // The last is the widest that was asked for.
    const key = keys.at(-1);
    if (key) return cache.match(key);
  }
  return undefined;
}

/** Keeps a picture, and gives back the oldest beyond the limit. A device that is full keeps none. */
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
