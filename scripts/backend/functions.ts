import { createUnsubscribe } from '../../supabase/functions/unsubscribe/handler.ts';
import type { BackendKeys } from './keys.ts';

type Fetch = (request: Request, client?: string) => Promise<Response>;

const FUNCTIONS = '/functions/v1';

/** Serves the project's Edge Functions in front of the embedded backend, at the same paths as hosted ones. */
export function withFunctions(api: Fetch, options: { siteUrl: string; keys: BackendKeys }): Fetch {
  const { siteUrl, keys } = options;
  const unsubscribe = (client: string | undefined) =>
    createUnsubscribe({
      siteUrl,
      restUrl: `${siteUrl}/rest/v1`,
      key: keys.publishableKey,
      fetch: (request) => api(request, client),
    });
  return async (request, client) => {
    const { pathname } = new URL(request.url);
    if (pathname === `${FUNCTIONS}/unsubscribe`) return unsubscribe(client)(request);
    if (pathname.startsWith(`${FUNCTIONS}/`)) return new Response('Not found', { status: 404 });
    return api(request, client);
  };
}
