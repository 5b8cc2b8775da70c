import { text } from 'node:stream/consumers';
import { StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from '../app/app';
import { createPages, loadInitialRoute } from '../app/pages';
import type { Picture } from '../domain/picture';
import { OutboxProvider } from '../hooks/use-outbox';
import { STAFF_MANIFEST, VISITORS_MANIFEST } from '../hooks/use-staff-manifest';
import type { PageMeta } from '../pages/page-module';
import { notFoundRoute, offlineRoute, routes } from '../routes';
import { LaterPictures } from '../ui/carousel';
import { cardOf, type PreviewCard, shortTitle } from './card';
import { escapeText, headTags, unlistedHeadTags } from './head';
import { jsonLd, structuredData, subjectOf } from './structured-data';

export { feed, sitemap } from './feeds';

const MODULES: Record<string, string> = {
  '/': 'src/pages/home/home.tsx',
  '/properties': 'src/pages/properties/properties.tsx',
  '/compare': 'src/pages/shortlist.tsx',
  '/auth': 'src/admin/auth-page.tsx',
  '/admin': 'src/admin/admin-page.tsx',
  '/tour/brum-height-7': 'src/pages/home-tour.tsx',
  '/404': 'src/pages/offline.tsx',
};

/** The modules of a page, as named in the build's manifest: `src/pages<path>.tsx`, unless listed here. */
export function modulesOf(path: string): string[] {
  if (path.startsWith('/properties/')) {
    return [
      'src/pages/property/property-page.tsx',
      `src/content/property-heads/${path.slice('/properties/'.length)}.generated.ts`,
    ];
  }
  // Pages of text stand finished in their document: the entry has all that they need.
  if (/^\/(blog\/|guides|verify$|privacy$|terms$|risk$)/.test(path)) return [];
  return [MODULES[path] ?? `src/pages${path}.tsx`];
}

/** Unlisted pages that are stored on devices with the listed ones, so that they open offline. */
const STORED = ['/shortlist', '/compare'];

/** What the build writes: every route, and the page for all other addresses. */
export const pages = [...routes, { ...notFoundRoute, path: '/404' }].map(
  ({ path, isUnlisted, isStaff }) => ({
    path,
    modules: modulesOf(path),
    file: path === '/' ? 'index.html' : `${path.slice(1)}.html`,
    isStored: !isUnlisted || STORED.includes(path),
    isStaff: isStaff === true,
  }),
);

/** What a page is rendered with. */
type Site = {
  template: string;
  /** The site's public origin, `https://…` without a trailing slash. */
  siteUrl: string;
  /** Makes a preview image and returns its address. */
  makeCard: (card: PreviewCard) => Promise<string>;
  /** Called with each picture that the page shows only after its script has run. */
  onLaterPicture: (picture: Picture) => void;
};

/** Renders a path into a complete HTML document. Throws if a component does, so that no broken page is published. */
export async function renderPage(path: string, site: Site): Promise<string> {
  const initial = await loadInitialRoute(path);
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <OutboxProvider outbox={null}>
        <StaticRouter location={path}>
          <LaterPictures value={site.onLaterPicture}>
            <App pages={createPages(initial, { hostAnswers: async () => true })} />
          </LaterPictures>
        </StaticRouter>
      </OutboxProvider>
    </StrictMode>,
    {
      // By default React streams parts beyond 12 KB in with inline scripts, which our Content-Security-Policy forbids.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        throw error;
      },
    },
  );
  const body = await text(prelude);
  const { meta } = initial.module;
  const { route } = initial;
  const { head, data } = route.isUnlisted
    ? { head: await unlisted(path, meta, site), data: '' }
    : await listed(path, meta, site);
  return site.template
    .replace(
      VISITORS_MANIFEST,
      route.isStaff || path === '/capture' ? STAFF_MANIFEST : VISITORS_MANIFEST,
    )
    .replace('<html ', () => (route === offlineRoute ? '<html data-offline ' : '<html '))
    .replace(/<title>.*?<\/title>/, () => `<title>${escapeText(meta.title)}</title>`)
    .replace('<!--head-->', () => head)
    .replace('<!--app-->', () => body)
    .replace('<!--data-->', () => data);
}

/** The metadata of an indexable page: the head, and structured data at the end of the body. */
async function listed(path: string, meta: PageMeta, { siteUrl, makeCard }: Site) {
  const subject = subjectOf(path);
  const facts = {
    url: siteUrl + path,
    siteUrl,
    image: siteUrl + (await makeCard(cardOf(path, meta.title))),
    trail: await trailTo(path, siteUrl),
  };
  return { head: headTags(meta, subject, facts), data: jsonLd(structuredData(subject, facts)) };
}

/** The head of a page that is not indexed, with the card of those that people send each other. */
async function unlisted(path: string, meta: PageMeta, { siteUrl, makeCard }: Site) {
  if (!STORED.includes(path)) return unlistedHeadTags(meta);
  const card = cardOf(path, meta.title);
  const image = siteUrl + (await makeCard(card));
  return unlistedHeadTags(meta, { title: card.title, description: card.description ?? '', image });
}

/** The breadcrumb trail: the pages along the path, from home to the page itself. */
async function trailTo(path: string, siteUrl: string) {
  const above = routes.filter(
    (route) => route.path === '/' || path === route.path || path.startsWith(`${route.path}/`),
  );
  return Promise.all(
    above
      .sort((a, b) => a.path.length - b.path.length)
      .map(async (route) => ({
        name: route.nav ?? shortTitle((await route.load()).meta.title),
        url: siteUrl + route.path,
      })),
  );
}
