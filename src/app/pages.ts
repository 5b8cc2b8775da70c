import type { PageModule } from '../pages/page-module';
import { connectivityState } from '../remote/connectivity';
import { notFoundRoute, offlineRoute, type Route, routeFor } from '../routes';
import { untilUsed } from '../ui/later';
import { type ReloadOnce, reloadOnce } from './reload-once';

/** An address with its route and module loaded: what the first render needs in order to match the prerendered HTML. */
type LoadedRoute = { pathname: string; route: Route; module: PageModule };

/** The first render's page. `isStandIn`: the document is the offline page, served in place of the requested one. */
export async function loadInitialRoute(pathname: string, isStandIn = false): Promise<LoadedRoute> {
  const route = isStandIn ? offlineRoute : routeFor(pathname);
  return { pathname, route, module: await route.load() };
}

/** A page whose script is missing although our host answers, also after a reload. */
export class PageMissing extends Error {}

type PagesEnv = {
  /** Whether our host answers now. */
  hostAnswers(): Promise<boolean>;
  reload?: ReloadOnce;
};

/** The pages' modules: returned directly if loaded, as a promise if not. */
export function createPages(initial: LoadedRoute, env: PagesEnv) {
  const loaded = new Map<string, PageModule | Promise<PageModule>>([
    [initial.route.path, initial.module],
  ]);
  const failed = new Set<string>();
  /** What is loading before it is asked for. */
  const ahead = new Map<string, Promise<PageModule>>();
  return {
    /** The first document may be the offline page served under another address: see `offlineRoute`. */
    routeAt: (pathname: string): Route =>
      pathname === initial.pathname ? initial.route : knownRouteFor(pathname),
    read(route: Route): PageModule | Promise<PageModule> {
      const known = loaded.get(route.path);
      if (known) return known;
      const loading = load(route, env, ahead.get(route.path));
      loading.then(
        (module) => loaded.set(route.path, module),
        // Keep the failed promise: React reads it again on the next render, and a new request each time would loop for
        // ever.
        () => failed.add(route.path),
      );
      loaded.set(route.path, loading);
      return loading;
    },
    /** Begins to load a page that is probably asked for next; if that fails, it is loaded when it is. */
    prepare(route: Route): void {
      if (loaded.has(route.path) || ahead.has(route.path)) return;
      const loading = route.load();
      ahead.set(route.path, loading);
      loading.catch(() => ahead.delete(route.path));
    },
    /** Lets pages that failed to load be requested again on their next read. */
    forgetFailures(): void {
      for (const path of failed) loaded.delete(path);
      failed.clear();
    },
  };
}

export type Pages = ReturnType<typeof createPages>;

/**
 * Loads a page. Without a signal that takes until there is one; if its script is gone because of a new release, the document is
 * reloaded instead.
 */
async function load(
  route: Route,
  { hostAnswers, reload = reloadOnce }: PagesEnv,
  begun?: Promise<PageModule>,
): Promise<PageModule> {
  for (let loading = begun ?? route.load(); ; loading = route.load()) {
    try {
      const module = await loading;
      reload.succeeded();
      return module;
    } catch (cause) {
      if (await hostAnswers()) {
        if (await reload.tryFor(route.path)) return new Promise(() => {});
        throw new PageMissing('Reload the page, or come back a little later.', { cause });
      }
      await Promise.race([untilOnline(), untilUsed()]);
    }
  }
}

/** Resolves when a connection that is down now is back. */
function untilOnline(): Promise<void> {
  return new Promise((resolve) => {
    const stop = connectivityState.subscribe((state) => {
      if (state !== 'online') return;
      stop();
      resolve();
    });
  });
}

/** An address this release doesn't know may exist in the next one, so the page that asks the host is shown instead. */
function knownRouteFor(pathname: string): Route {
  const route = routeFor(pathname);
  return route === notFoundRoute ? offlineRoute : route;
}
