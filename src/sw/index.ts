/// <reference lib="webworker" />
import { carryDashboardOver, dashboardRoute, forgetOldDashboard } from './dashboard';
import { fetchOnDuty, standDown } from './duty';
import { flushFromWorker, SYNC_TAG } from './flush';
import { carryOver, forgetOldPages, pageRoute } from './kept-pages';
import { isActivate, isClaim, isStandDown } from './messages';
import { passBy } from './pass-by';
import { pictureRoute } from './pictures';
import { answerTo } from './router';
import { forgetOldShell, installShell, shellRoute } from './shell';

declare const self: ServiceWorkerGlobalScope;

const routes = [shellRoute, pictureRoute, pageRoute, dashboardRoute];

self.addEventListener('fetch', (event) => {
  const answer = answerTo(event, { routes, fetch: fetchOnDuty });
  if (answer) event.respondWith(answer);
});

self.addEventListener('install', (event) => {
  // Comfort alone: a browser that does not know it, or knows it otherwise, gets its worker all the same.
  event.waitUntil(passBy(event).catch(() => undefined));
  // Without the whole shell, and the dashboard where it is kept, there is no new release; kept pages that can't be had now
  // are fetched when they are seen again.
  event.waitUntil(install());
});

async function install(): Promise<void> {
  await installShell();
  await carryDashboardOver();
  await carryOver().catch(() => undefined);
}

self.addEventListener('activate', (event) => {
  // A first visit gets its pages from the worker without a reload; a newer worker waits until it is asked (below).
  event.waitUntil(self.clients.claim());
  // Pages wait until it is in charge: what the last release left is cleared away beside that, the rest by the next one.
  Promise.all([forgetOldShell(), forgetOldPages(), forgetOldDashboard()]).catch(() => undefined);
});

self.addEventListener('message', (event) => {
  if (isActivate(event.data)) event.waitUntil(self.skipWaiting());
  if (isClaim(event.data)) event.waitUntil(self.clients.claim());
  if (isStandDown(event.data)) {
    standDown();
    event.source?.postMessage({ type: 'STOOD_DOWN' });
  }
});

// When the visitor clears the site's data, another worker comes, with locks of its own. This one lives on for what it has
// begun, and would send once more what is stored from then on.
self.serviceWorker?.addEventListener('statechange', () => {
  if (self.serviceWorker.state === 'redundant') standDown();
});

self.addEventListener('sync', (event) => {
  if (event.tag === SYNC_TAG) event.waitUntil(flushFromWorker());
});
