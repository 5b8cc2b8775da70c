import { text } from 'node:stream/consumers';
import { StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from '../app/app';
import { loadInitialRoute } from '../app/initial-route';
import { OutboxProvider } from '../hooks/use-outbox';
import { notFoundRoute, routes } from '../routes';

/** What the build writes: the address, the file that answers it, and the page's module as the manifest names it. */
export const pages = [
  ...routes
    .filter((route) => route.prerender)
    .map(({ path, module }) => ({
      path,
      module,
      file: path === '/' ? 'index.html' : `${path.slice(1)}.html`,
    })),
  { path: '/404', module: notFoundRoute.module, file: '404.html' },
];

/**
 * Renders one page into the built template: a path in, a whole HTML document out.
 * @throws when a component fails, so that no broken page is published
 */
export async function renderPage(path: string, template: string): Promise<string> {
  const initial = await loadInitialRoute(path);
  const { title, description } = initial.module.meta;
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
  return template
    .replace(/<title>.*?<\/title>/, () => `<title>${escapeHtml(title)}</title>`)
    .replace('<!--head-->', () => `<meta name="description" content="${escapeHtml(description)}">`)
    .replace('<!--app-->', () => body);
}

function escapeHtml(text: string): string {
  const entities: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
  };
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}
