import type { ComponentType } from 'react';
import { articleSlugs } from './content/article-slugs.generated';
import { type OfferedHead, propertyNames } from './content/property-names';
import { finishedPage, finishedPart } from './pages/finished';
import type { PageModule } from './pages/page-module';

export type Route = {
  path: string;
  load: () => Promise<PageModule>;
  /** Its label in the navigation, if it is listed there. */
  nav?: string;
  /** Kept out of the sitemap and of search engines. */
  isUnlisted?: true;
  /** A staff page, shown without the visitors' header and footer. */
  isStaff?: true;
  /** Works on what is on the device: shown without the footer and the bar, whose forms and links would be in the way. */
  isTool?: true;
};

/** Shown for every unknown address. */
export const notFoundRoute: Route = {
  path: '*',
  load: () => import('./pages/offline').then((module) => module.notFound),
  isUnlisted: true,
};

/** What the worker serves, under the requested address, when a page is neither stored on the device nor reachable. */
export const offlineRoute: Route = {
  path: '/offline',
  load: () => import('./pages/offline'),
  isUnlisted: true,
};

/** Pages of text in the footer, and what they lead to. */
const TEXTS = [
  '/guides',
  '/guides/nigeria',
  '/guides/england',
  '/guides/lagos-costs',
  '/verify',
  '/privacy',
  '/terms',
  '/risk',
];

/** Every address of the site, in navigation order; anything else is a 404. `src/prerender/index.tsx` names their files. */
export const routes: Route[] = [
  { path: '/', load: loadHomePage, nav: 'Home' },
  { path: '/properties', load: () => import('./pages/properties/properties'), nav: 'Properties' },
  ...Object.keys(propertyNames).map((slug) => ({
    path: `/properties/${slug}`,
    load: () => loadPropertyPage(slug),
  })),
  { path: '/tour/brum-height-7', load: () => import('./pages/home-tour') },
  { path: '/about', load: () => import('./pages/about'), nav: 'About' },
  { path: '/services', load: () => import('./pages/services'), nav: 'Services' },
  { path: '/uk-investment', load: () => import('./pages/uk-investment'), nav: 'UK Investment' },
  { path: '/blog', load: () => import('./pages/blog'), nav: 'Blog' },
  { path: '/app', load: () => import('./pages/app') },
  ...articleSlugs.map((slug) => finished(`/blog/${slug}`)),
  ...TEXTS.map(finished),
  { path: '/calculators/payment-plan', load: () => import('./pages/calculators/payment-plan') },
  { path: '/calculators/stamp-duty', load: () => import('./pages/calculators/stamp-duty') },
  ...(['shortlist', 'compare'] as const).map(
    (name): Route => ({
      path: `/${name}`,
      load: () => import('./pages/shortlist').then((module) => module.pages[name]),
      isUnlisted: true,
    }),
  ),
  { path: '/unsubscribe', load: () => import('./pages/unsubscribe'), isUnlisted: true },
  { path: '/outbox', load: () => import('./pages/outbox'), isUnlisted: true, isTool: true },
  { path: '/capture', load: () => import('./pages/capture'), isUnlisted: true, isTool: true },
  { path: '/auth', load: () => import('./admin/auth-page'), isUnlisted: true, isStaff: true },
  { path: '/admin', load: () => import('./admin/admin-page'), isUnlisted: true, isStaff: true },
  offlineRoute,
];

/** The session of the staff, for an agent's page that has to end it. */
export const loadSession = () => import('./admin/session/open');

async function loadHomePage(): Promise<PageModule> {
  const { homePage } = await import('./pages/home/home');
  return homePage();
}

/** A property page: one template, the property's data, and what only the build renders, loaded in parallel. */
async function loadPropertyPage(slug: string): Promise<PageModule> {
  const [{ propertyPage }, property, Story] = await Promise.all([
    import('./pages/property/property-page'),
    loadPropertyHead(slug),
    loadStory(slug),
  ]);
  return propertyPage(property, Story);
}

/** Made from the properties' files by every build; the content check makes sure that each has one. */
const files = import.meta.glob<{ head: OfferedHead }>('./*.generated.ts', {
  base: './content/property-heads',
});

/** @throws if there is no such file */
export async function loadPropertyHead(slug: string): Promise<OfferedHead> {
  const load = files[`./${slug}.generated.ts`];
  if (!load) throw new Error(`There is no property ${slug}.`);
  return (await load()).head;
}

/** From its source during the build, from the page's document in a browser. */
async function loadStory(slug: string): Promise<ComponentType> {
  if (import.meta.env.SSR || import.meta.env.DEV) {
    const { storyFromSource } = await import('./pages/property/story');
    return storyFromSource(slug);
  }
  return finishedPart(`/properties/${slug}`);
}

/** A page that scripts don't render: from its source during the build, from its document in a browser. */
async function loadFinished(path: string): Promise<PageModule> {
  if (import.meta.env.SSR || import.meta.env.DEV) {
    const { pageFromSource } = await import('./pages/finished-source');
    return pageFromSource(path);
  }
  return finishedPage(path);
}

function finished(path: string): Route {
  return { path, load: () => loadFinished(path) };
}

/** Listed after the navigation: in the menu of phones, and in the footer. */
export const further = [
  { path: '/guides', label: 'Buying from abroad' },
  { path: '/verify', label: 'Verify us' },
];

/** In the menu of phones, and in the footer elsewhere. */
export const calculators = [
  { path: '/calculators/payment-plan', label: 'Work out the payments' },
  { path: '/calculators/stamp-duty', label: 'Work out stamp duty' },
];

export const navigation = routes.flatMap(({ path, nav }) => (nav ? [{ path, label: nav }] : []));

/** The route of an address; a trailing slash is ignored. */
export function routeFor(pathname: string): Route {
  const path = pathname.replace(/\/+$/, '') || '/';
  return routes.find((route) => route.path === path) ?? notFoundRoute;
}
