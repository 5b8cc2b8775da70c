import type { PageModule } from './pages/page-module';

/** A public address. */
export type Route = {
  path: string;
  /** The page's module, as the build's manifest names it. */
  module: string;
  load: () => Promise<PageModule>;
  /** Written as a whole document by the build. */
  prerender: boolean;
  sitemap: boolean;
  /** Its name in the navigation, if it stands there. */
  nav?: string;
};

/** Every address of the site, in the order of the navigation. What is not here is a 404. */
export const routes: Route[] = [
  {
    path: '/',
    module: 'src/pages/home/home.tsx',
    load: () => import('./pages/home/home'),
    prerender: true,
    sitemap: true,
    nav: 'Home',
  },
  {
    path: '/properties/citadel-views',
    module: 'src/pages/citadel-views.tsx',
    load: () => import('./pages/citadel-views'),
    prerender: true,
    sitemap: true,
    nav: 'Citadel Views',
  },
  {
    path: '/about',
    module: 'src/pages/about.tsx',
    load: () => import('./pages/about'),
    prerender: true,
    sitemap: true,
    nav: 'About',
  },
];

/** What every other address shows. */
export const notFoundRoute: Route = {
  path: '*',
  module: 'src/pages/not-found.tsx',
  load: () => import('./pages/not-found'),
  prerender: true,
  sitemap: false,
};

/** The routes that stand in the navigation. */
export const navigation = routes.flatMap(({ path, nav }) => (nav ? [{ path, label: nav }] : []));

/** The route of an address; `/about/` is `/about`. */
export function routeFor(pathname: string): Route {
  const path = pathname.replace(/\/+$/, '') || '/';
  return routes.find((route) => route.path === path) ?? notFoundRoute;
}
