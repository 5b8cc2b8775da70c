import { offlineRoute, routeFor } from '../routes';
import type { LoadedRoute } from './pages';

/**
 * Loads the page of an address for the first render.
 * @param isStandIn whether the document is the offline page, served in place of the requested one
 */
export async function loadInitialRoute(pathname: string, isStandIn = false): Promise<LoadedRoute> {
  const route = isStandIn ? offlineRoute : routeFor(pathname);
  return { route, module: await route.load() };
}
