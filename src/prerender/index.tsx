import { text } from 'node:stream/consumers';
import { StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from '../app/app';
import { loadInitialRoute } from '../app/initial-route';
import { OutboxProvider } from '../hooks/use-outbox';
import { STAFF_MANIFEST, VISITORS_MANIFEST } from '../lib/manifests';
import { notFoundRoute, offlineRoute, routes } from '../routes';
import { type Card, cardOf, shortTitle } from './card';
import { escapeText } from './escape';
import { headTags, unlistedHeadTags } from './head';
import { jsonLd, structuredData } from './structured-data';
import { subjectOf } from './subject';

export { feed, sitemap } from './feeds';

const NOT_FOUND = '/404';

/** What the build writes: the address, the file that answers it, and the page's modules as the manifest names them. */
export const pages = [
  ...routes
    .filter((route) => route.prerender)
    .map((route) => ({
      path: route.path,
      modules: route.content ? [route.module, route.content] : [route.module],
      file: route.path === '/' ? 'index.html' : `${route.path.slice(1)}.html`,
      isListed: route.sitemap,
      isStaff: route.isStaff === true,
    })),
  {
    path: NOT_FOUND,
    modules: [notFoundRoute.module],
    file: '404.html',
    isListed: false,
    isStaff: false,
  },
];

/** What a page is written into and with. */
type Site = {
  template: string;
  /** Where the site will stand: `https://…`, without a slash at the end. */
  siteUrl: string;
  /** Makes a card and answers with its address on the site. */
  makeCard: (card: Card) => Promise<string>;
};

/**
 * Renders one page into the built template: a path in, a whole HTML document out.
 * @throws when a component fails, so that no broken page is published
 */
export async function renderPage(path: string, site: Site): Promise<string> {
  const initial = await loadInitialRoute(path);
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <OutboxProvider outbox={null}>
        <StaticRouter location={path}>
          <App initial={initial} />
        </StaticRouter>
      </OutboxProvider>
    </StrictMode>,
    {
      // Beyond 12 KB React would move finished parts behind inline scripts, which the policy forbids.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        throw error;
      },
    },
  );
  const body = await text(prelude);
  const { meta } = initial.module;
  const { route } = initial;
  const { head, data } = route.sitemap
    ? await listed(path, meta, site)
    : { head: unlistedHeadTags(meta), data: '' };
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

/** What search engines read: the head, and a data block that stands behind all that is seen. */
async function listed(
  path: string,
  meta: Parameters<typeof headTags>[0],
  { siteUrl, makeCard }: Site,
): Promise<{ head: string; data: string }> {
  const subject = subjectOf(path);
  const facts = {
    url: siteUrl + path,
    siteUrl,
    description: meta.description,
    image: siteUrl + (await makeCard(cardOf(path, meta.title))),
    trail: await trailTo(path, siteUrl),
  };
  return { head: headTags(meta, subject, facts), data: jsonLd(structuredData(subject, facts)) };
}

/** The pages from home down to a page, by the parts of its address that are pages. */
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
