import { readEnv } from '../env';

/** A request that reached the worker, with its parsed address. */
export type RoutedRequest = { event: FetchEvent; request: Request; url: URL };

/** A route answers matching requests. If it returns nothing, the next matching route is tried. */
export type WorkerRoute = {
  matches(incoming: RoutedRequest): boolean;
  answer(incoming: RoutedRequest): Promise<Response | undefined>;
};

/** The routes in order, and the network as the last resort. */
export type Routing = { routes: WorkerRoute[]; fetch(request: Request): Promise<Response> };

/** Answers a same-origin GET that a route matches. Never rejects: a failure becomes a network error. */
export function answerTo(event: FetchEvent, routing: Routing): Promise<Response> | undefined {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return undefined;
  const incoming = { event, request, url };
  const routes = routing.routes.filter(({ matches }) => matches(incoming));
  return routes.length > 0 ? firstAnswer(incoming, { ...routing, routes }) : undefined;
}

async function firstAnswer(incoming: RoutedRequest, { routes, fetch }: Routing): Promise<Response> {
  for (const route of routes) {
    // Browsers can fail to read their own cache; then use the network.
    const answer = await route.answer(incoming).catch(() => undefined);
    if (answer) return answer;
  }
  return fetch(incoming.request).catch(() => Response.error());
}

/**
 * Registers static routes, where the browser supports them, so that requests to the database, sign-ins and connection
 * probes bypass the worker. None of them is ever cached, a stopped worker needn't be started for them, and they don't
 * keep an old worker alive.
 */
export async function addStaticRoutes(event: InstallEvent): Promise<void> {
  const { url } = readEnv(location.origin);
  const patterns = [`${url}/rest/*`, `${url}/auth/*`, '/online.txt'];
  await event.addRoutes?.(
    patterns.map((urlPattern) => ({ condition: { urlPattern }, source: 'network' })),
  );
}

let work = new AbortController();

/**
 * Aborts everything this worker is fetching, so that a newer one can take over. Browsers wait up to five minutes for
 * the old worker's last response, and a picture on a hanging network has none. Later requests are still answered.
 */
export function abortWork(): void {
  work.abort();
  work = new AbortController();
}

/** Returns a signal that aborts when this worker has to stop its current work. */
export function workSignal(): AbortSignal {
  return work.signal;
}

/** Fetches until the page cancels or the worker has to stop. */
export function fetchUntilAborted(request: Request): Promise<Response> {
  // Safari before 17.4 and Chromium before 116 have no `AbortSignal.any`.
  const signal = AbortSignal.any?.([request.signal, workSignal()]) ?? workSignal();
  return fetch(request, { signal });
}
