import * as z from 'zod/mini';
import { pictures } from './pictures';

/** What a page may tell the worker. */
const PageMessageSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('SKIP_WAITING') }),
  z.object({ type: z.literal('pictures'), urls: z.array(z.string()) }),
]);
type PageMessage = z.infer<typeof PageMessageSchema>;

export function isPageMessage(message: unknown): message is PageMessage {
  return PageMessageSchema.safeParse(message).success;
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
