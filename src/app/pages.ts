import type { PageModule } from '../pages/page-module';
import type { Route } from '../routes';
import { type ReloadOnce, reloadOnce } from './reload-once';

/** A route and its page, loaded: what the first render needs to equal the prerendered HTML. */
export type LoadedRoute = { route: Route; module: PageModule };

/** The pages' modules: those that are loaded at hand at once, the others as a promise. */
export type Pages = {
  read(route: Route): PageModule | Promise<PageModule>;
  /** Asks again for what could not be loaded, the next time it is read. */
  forgetFailures(): void;
};

export function createPages(initial: LoadedRoute, reload: ReloadOnce = reloadOnce): Pages {
  const loaded = new Map<string, PageModule | Promise<PageModule>>([
    [initial.route.path, initial.module],
  ]);
  const failed = new Set<string>();
  return {
    read(route) {
      const known = loaded.get(route.path);
      if (known) return known;
      const loading = load(route, reload);
      loading.then(
        (module) => loaded.set(route.path, module),
        // The failed promise stays: rendering reads it again, and asking anew each time would never end.
        () => failed.add(route.path),
      );
      loaded.set(route.path, loading);
      return loading;
    },
    forgetFailures() {
      for (const path of failed) loaded.delete(path);
      failed.clear();
    },
  };
}

/** A page whose script is gone, because a newer release took its place, comes back with a fresh document. */
async function load(route: Route, reload: ReloadOnce): Promise<PageModule> {
  try {
    const module = await route.load();
    reload.succeeded();
    return module;
  } catch (cause) {
    if (await reload.tryFor(route.path)) return new Promise(() => {});
    throw new Error(
      'This page could not be loaded. Please check your connection, or try again in a moment.',
      { cause },
    );
  }
}
