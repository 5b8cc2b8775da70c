import { inTime } from '../lib/in-time';
import {
  fetchFiles,
  forgetOthers,
  isBundleSmaller,
  keepAnswer,
  keepFromBundle,
  keptFile,
  keptPaths,
} from '../protocol/kept-files';
import { DOCUMENT, KEPT_DASHBOARD, KEPT_PAGES } from '../protocol/names';
import { dashboardFile, indexedPage } from '../protocol/site-index';
import { fetchUntilAborted, type RoutedRequest, type WorkerRoute } from './router';
import { fromShell, siteIndex } from './shell';

declare const self: ServiceWorkerGlobalScope;

/** If a page has not started to arrive within this time, the offline page is shown instead. */
const PATIENCE_MS = 10_000;

/** Handles navigations, and the documents that an open page fetches for their texts (`src/pages/finished.tsx`). */
export const pageRoute: WorkerRoute = {
  matches: ({ request }) =>
    request.mode === 'navigate' || request.headers.get('accept') === DOCUMENT.accept,
  answer: answerPage,
};

/** Returns the stored page if there is one, else the network's, else the offline page. */
async function answerPage({ event, request, url }: RoutedRequest): Promise<Response> {
  const index = await siteIndex();
  const page = indexedPage(index, url.pathname);
  const staffPage = dashboardFile(index, url.pathname);
  const kept =
    (page && (await keptFile(KEPT_PAGES, page))) ??
    (staffPage && (await keptFile(KEPT_DASHBOARD, staffPage)));
  if (kept) return kept;
  const answer = await inTime(fetchUntilAborted(request), PATIENCE_MS);
  if (answer) {
    if (page) event.waitUntil(keepAnswer(KEPT_PAGES, page, answer.clone()).catch(() => undefined));
    return answer;
  }
  if (request.mode !== 'navigate') return Response.error();
  // Also for addresses unknown to this release: only the host can say that a page doesn't exist.
  return (await fromShell('/offline')) ?? Response.error();
}

/** Removes the documents of other releases. */
export async function forgetOldPages(): Promise<void> {
  await forgetOthers(KEPT_PAGES, (await siteIndex()).pages);
}

/**
 * Fetches this release's version of every page stored for the previous one, so that an update never leaves anybody with
 * fewer pages, and of the pages that were open before the worker. Those that fail are fetched again when viewed.
 */
export async function carryOver(): Promise<void> {
  const wanted = await keptPaths(KEPT_PAGES);
  const open = await self.clients.matchAll({ includeUncontrolled: true });
  for (const { url } of open) wanted.add(new URL(url).pathname);
  const index = await siteIndex();
  const pages = index.pages.filter(({ path }) => wanted.has(path));
  if (isBundleSmaller(index, pages)) await keepFromBundle(index, pages);
  else await fetchFiles(KEPT_PAGES, pages);
}
