import { KEPT_DASHBOARD, KEPT_PAGES } from '../domain/cache-names';
import { dashboardFile, indexedPage } from '../domain/site-index';
import { fetchOnDuty } from './duty';
import { fetchFiles, forgetOthers, keepAnswer, keptFile, keptPaths } from './kept-files';
import type { Asked, Route } from './router';
import { fromShell } from './shell';
import { siteIndex } from './site-index';

declare const self: ServiceWorkerGlobalScope;

/** A page that does not begin to arrive in this time won't: the visitor is told, with what there is to read. */
export const PATIENCE_MS = 10_000;

/** A page of the site: one that is opened, or the document of an article that the open page asks for. */
export const pageRoute: Route = {
  matches: ({ request, url }) =>
    request.mode === 'navigate' ||
    (request.destination === '' && url.pathname.startsWith('/blog/')),
  answer: answerPage,
};

/** The page as it is kept on the device, at once; else from the network; else a page that says what is missing. */
async function answerPage({ event, request, url }: Asked): Promise<Response> {
  const index = await siteIndex();
  const page = indexedPage(index, url.pathname);
  const staffPage = dashboardFile(index, url.pathname);
  const kept =
    (page && (await keptFile(KEPT_PAGES, page))) ??
    (staffPage && (await keptFile(KEPT_DASHBOARD, staffPage)));
  if (kept) return kept;
  try {
    const answer = await inTime(fetchOnDuty(request));
    if (page) event.waitUntil(keepAnswer(KEPT_PAGES, page, answer.clone()).catch(() => undefined));
    return answer;
  } catch {
    if (request.mode !== 'navigate') return Response.error();
    // Also for an address that this release does not know: that there is no such page is for the host to say.
    return (await fromShell('/offline')) ?? Response.error();
  }
}

function inTime(answer: Promise<Response>): Promise<Response> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('No answer in time.')), PATIENCE_MS);
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Forgets the documents of other releases. */
export async function forgetOldPages(): Promise<void> {
  await forgetOthers(KEPT_PAGES, (await siteIndex()).pages);
}

/**
 * Fetches this release's documents of the pages that are kept of the last one, so that nobody has fewer pages after an
 * update than before, and of those that are open: they were there before the worker. What can't be had is fetched when it
 * is seen again.
 */
export async function carryOver(): Promise<void> {
  const wanted = await keptPaths(KEPT_PAGES);
  const open = await self.clients.matchAll({ includeUncontrolled: true });
  for (const { url } of open) wanted.add(new URL(url).pathname);
  const { pages } = await siteIndex();
  await fetchFiles(
    KEPT_PAGES,
    pages.filter(({ path }) => wanted.has(path)),
  );
}
