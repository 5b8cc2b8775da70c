import type { RouteHandlerCallback, RouteMatchCallback } from 'workbox-core';
import { indexedPage, isSiteIndex, KEPT_PAGES, keyOf, type SiteIndex } from '../domain/site-index';
import { fetchOnDuty } from './duty';
import { shell } from './shell';

/** A page that does not begin to arrive in this time won't: the visitor is told, with what there is to read. */
export const PATIENCE_MS = 10_000;

const EMPTY: SiteIndex = { pages: [], pictures: {} };
let index: Promise<SiteIndex> | undefined;

/** This release's index, stored with its scripts. */
export function siteIndex(): Promise<SiteIndex> {
  index ??= readIndex();
  return index;
}

async function readIndex(): Promise<SiteIndex> {
  const stored: unknown = await (await shell.matchPrecache('/site.json'))?.json();
  return isSiteIndex(stored) ? stored : EMPTY;
}

/** A page of the site: one that is opened, or the document of an article that the open page asks for. */
export const isPage: RouteMatchCallback = ({ request, sameOrigin, url }) =>
  sameOrigin &&
  (request.mode === 'navigate' ||
    (request.destination === '' && url.pathname.startsWith('/blog/')));

/** The page as it is kept on the device, at once; else from the network; else a page that says what is missing. */
export const answerPage: RouteHandlerCallback = async ({ request, url }) => {
  const page = indexedPage(await siteIndex(), url.pathname);
  const kept = page && (await (await caches.open(KEPT_PAGES)).match(keyOf(page)));
  if (kept) return kept;
  try {
    return await inTime(fetchOnDuty(request));
  } catch {
    if (request.mode !== 'navigate') return Response.error();
    const stored = await shell.matchPrecache(page ? '/offline.html' : '/404.html');
    return stored ?? Response.error();
  }
};

function inTime(answer: Promise<Response>): Promise<Response> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('No answer in time.')), PATIENCE_MS);
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Forgets the documents of other releases: their scripts are gone. */
export async function forgetOldPages(): Promise<void> {
  const cache = await caches.open(KEPT_PAGES);
  const current = new Set((await siteIndex()).pages.map((page) => hrefOf(keyOf(page))));
  for (const { url } of await cache.keys()) if (!current.has(url)) await cache.delete(url);
}

/**
 * Fetches this release's documents of the pages that are kept of the last one, so that nobody has fewer pages after an
 * update than before. What can't be had is fetched when it is seen again.
 */
export async function carryOver(): Promise<void> {
  const cache = await caches.open(KEPT_PAGES);
  const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  for (const page of (await siteIndex()).pages) {
    if (!kept.has(page.path) || (await cache.match(keyOf(page)))) continue;
    const { path, integrity } = page;
    await cache.put(keyOf(page), await fetch(path, { integrity, cache: 'no-cache' }));
  }
}

function hrefOf(path: string): string {
  return new URL(path, location.origin).href;
}
