import { listOf, object, oneOf, type ShapeOf, text } from '../lib/shape';
import { pictures } from './pictures';

const isActivate = object({ type: oneOf('SKIP_WAITING') });
const isPictures = object({ type: oneOf('pictures'), urls: listOf(text) });

/** What a page may tell the worker. */
type PageMessage = ShapeOf<typeof isActivate> | ShapeOf<typeof isPictures>;

export function isPageMessage(message: unknown): message is PageMessage {
  return isActivate(message) || isPictures(message);
}

/** Stores the pictures that a page loaded before there was a worker; they come from the browser's own cache. */
export async function rememberPictures(event: ExtendableEvent, urls: string[]): Promise<void> {
  for (const url of urls) {
    const request = new Request(url);
    if (new URL(request.url).origin !== location.origin) continue;
    const [response, stored] = pictures.handleAll({ request, event });
    await response.catch(() => undefined);
    await stored;
  }
}
