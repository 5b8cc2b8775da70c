import { articleSlugs } from './content/article-slugs.generated';
import { propertySlugs } from './content/property-files';
import { loadArticle } from './pages/article/load-article';
import type { PageModule } from './pages/page-module';
import { loadPropertyPage } from './pages/property/load-property';

/** Only the prerenderer needs module names; browsers shouldn't download them. */
const isBuild = import.meta.env.SSR;

export type Route = {
  path: string;
  /** The page's module, as named in the build's manifest. */
  module: string;
  /** The page's content, where that is a module of its own. */
  content?: string;
  load: () => Promise<PageModule>;
  /** Whether the build writes it as a complete document. */
  prerender: boolean;
  sitemap: boolean;
  /** Its label in the navigation, if it is listed there. */
  nav?: string;
  /** A staff page, shown without the visitors' header and footer. */
  isStaff?: true;
};

/** Every address of the site, in navigation order. Anything else is a 404. */
export const routes: Route[] = [
  {
    path: '/',
    module: isBuild ? 'src/pages/home/home.tsx' : '',
    load: () => import('./pages/home/home'),
    prerender: true,
    sitemap: true,
    nav: 'Home',
  },
  {
    path: '/properties',
    module: isBuild ? 'src/pages/properties/properties.tsx' : '',
    load: () => import('./pages/properties/properties'),
    prerender: true,
    sitemap: true,
    nav: 'Properties',
  },
  ...propertySlugs.map(
    (slug): Route => ({
      path: `/properties/${slug}`,
      module: isBuild ? 'src/pages/property/property-page.tsx' : '',
      content: isBuild ? `src/content/properties/${slug}.ts` : '',
      load: () => loadPropertyPage(slug),
      prerender: true,
      sitemap: true,
    }),
  ),
  {
    path: '/about',
    module: isBuild ? 'src/pages/about.tsx' : '',
    load: () => import('./pages/about'),
    prerender: true,
    sitemap: true,
    nav: 'About',
  },
  {
    path: '/services',
    module: isBuild ? 'src/pages/services.tsx' : '',
    load: () => import('./pages/services'),
    prerender: true,
    sitemap: true,
    nav: 'Services',
  },
  {
    path: '/uk-investment',
    module: isBuild ? 'src/pages/uk-investment.tsx' : '',
    load: () => import('./pages/uk-investment'),
    prerender: true,
    sitemap: true,
    nav: 'UK Investment',
  },
  {
    path: '/blog',
    module: isBuild ? 'src/pages/blog.tsx' : '',
    load: () => import('./pages/blog'),
    prerender: true,
    sitemap: true,
    nav: 'Blog',
  },
  {
    path: '/app',
    module: isBuild ? 'src/pages/app.tsx' : '',
    load: () => import('./pages/app'),
    prerender: true,
    sitemap: true,
  },
  ...articleSlugs.map(
    (slug): Route => ({
      path: `/blog/${slug}`,
      module: isBuild ? 'src/pages/article/article-page.tsx' : '',
      load: () => loadArticle(slug),
      prerender: true,
      sitemap: true,
    }),
  ),
  {
    path: '/privacy',
    module: isBuild ? 'src/pages/privacy.tsx' : '',
    load: () => import('./pages/privacy'),
    prerender: true,
    sitemap: true,
  },
  {
    path: '/unsubscribe',
    module: 'src/pages/unsubscribe.tsx',
    load: () => import('./pages/unsubscribe'),
    prerender: true,
    sitemap: false,
  },
  {
    path: '/outbox',
    module: isBuild ? 'src/pages/outbox.tsx' : '',
    load: () => import('./pages/outbox'),
    prerender: true,
    sitemap: false,
  },
  {
    path: '/capture',
    module: isBuild ? 'src/pages/capture.tsx' : '',
    load: () => import('./pages/capture'),
    prerender: true,
    sitemap: false,
  },
  {
    path: '/auth',
    module: isBuild ? 'src/admin/auth-page.tsx' : '',
    load: () => import('./admin/auth-page'),
    prerender: true,
    sitemap: false,
    isStaff: true,
  },
  {
    path: '/admin',
    module: isBuild ? 'src/admin/admin-page.tsx' : '',
    load: () => import('./admin/admin-page'),
    prerender: true,
    sitemap: false,
    isStaff: true,
  },
];

/** Shown for every unknown address. */
export const notFoundRoute: Route = {
  path: '*',
  module: isBuild ? 'src/pages/not-found.tsx' : '',
  load: () => import('./pages/not-found'),
  prerender: true,
  sitemap: false,
};

/** What the worker serves, under the requested address, when a page is neither stored on the device nor reachable. */
export const offlineRoute: Route = {
  path: '/offline',
  module: isBuild ? 'src/pages/offline.tsx' : '',
  load: () => import('./pages/offline'),
  prerender: true,
  sitemap: false,
};
routes.push(offlineRoute);

export const navigation = routes.flatMap(({ path, nav }) => (nav ? [{ path, label: nav }] : []));

/** The route of an address; a trailing slash is ignored. */
export function routeFor(pathname: string): Route {
  const path = pathname.replace(/\/+$/, '') || '/';
  return routes.find((route) => route.path === path) ?? notFoundRoute;
}
