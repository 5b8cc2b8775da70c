import { offlineRoute, routeFor } from '../routes';
import type { LoadedRoute } from './pages';

/**
 * Loads the page of an address, for the first render.
 * @param isStandIn the document is the offline page, in the place of the one that was asked for
 */
export async function loadInitialRoute(pathname: string, isStandIn = false): Promise<LoadedRoute> {
  const route = isStandIn ? offlineRoute : routeFor(pathname);
  return { route, module: await route.load() };
}
