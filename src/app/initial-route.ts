import { routeFor } from '../routes';
import type { LoadedRoute } from './pages';

/** Loads the page of an address, for the first render. */
export async function loadInitialRoute(pathname: string): Promise<LoadedRoute> {
  const route = routeFor(pathname);
  return { route, module: await route.load() };
}
