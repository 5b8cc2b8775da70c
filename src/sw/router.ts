/** A request that reached the worker, with its address read. */
export type Asked = { event: FetchEvent; request: Request; url: URL };

/** Who answers which requests; what a route does not have, the next one that matches answers. */
export type Route = {
  matches(asked: Asked): boolean;
  answer(asked: Asked): Promise<Response | undefined>;
};

/** How requests are answered: by the first route that has something, in the end by the network. */
export type Routing = { routes: Route[]; fetch(request: Request): Promise<Response> };

/**
 * The answer to a GET of our own site that a route is for; everything else is the browser's, as if there were no worker.
 * It never fails: a request that can't be answered has failed, and that is no complaint for the console.
 */
export function answerTo(event: FetchEvent, routing: Routing): Promise<Response> | undefined {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return undefined;
  const asked = { event, request, url };
  const routes = routing.routes.filter(({ matches }) => matches(asked));
  return routes.length > 0 ? firstAnswer(asked, { ...routing, routes }) : undefined;
}

async function firstAnswer(asked: Asked, { routes, fetch }: Routing): Promise<Response> {
  for (const route of routes) {
    // Browsers can fail to read what they have stored: the page comes from the network then.
    const answer = await route.answer(asked).catch(() => undefined);
    if (answer) return answer;
  }
  return fetch(asked.request).catch(() => Response.error());
}
