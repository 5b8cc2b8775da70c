/// <reference lib="webworker" />
import { clientsClaim } from 'workbox-core';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import {
  answerDashboardScript,
  carryDashboardOver,
  forgetOldDashboard,
  isDashboardScript,
} from './dashboard';
import { standDown } from './duty';
import { flushFromWorker, SYNC_TAG } from './flush';
import { answerPage, carryOver, forgetOldPages, isPage } from './kept-pages';
import { isActivate, isStandDown } from './messages';
import { passBy } from './pass-by';
import { answerPicture, isPicture } from './pictures';
import { shell, shellRoute } from './shell';

declare const self: ServiceWorkerGlobalScope;

registerRoute(shellRoute);
registerRoute(isPicture, answerPicture);
registerRoute(isPage, answerPage);
registerRoute(isDashboardScript, answerDashboardScript);
setCatchHandler(async () => Response.error());

// A first visit gets its pages from the worker without a reload; a newer worker waits until it is asked (below).
clientsClaim();

self.addEventListener('install', (event) => {
  // Without the whole shell, and the dashboard where it is kept, there is no new release; kept pages that can't be had now are fetched when they are seen again.
  // Comfort alone: a browser that does not know it, or knows it otherwise, gets its worker all the same.
  event.waitUntil(passBy(event).catch(() => undefined));
  event.waitUntil(install(event));
});

async function install(event: InstallEvent): Promise<void> {
  await shell.install(event);
  await carryDashboardOver();
  await carryOver().catch(() => undefined);
}

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([shell.activate(event), forgetOldPages(), forgetOldDashboard()]));
});

self.addEventListener('message', (event) => {
  if (isActivate(event.data)) event.waitUntil(self.skipWaiting());
  if (isStandDown(event.data)) {
    standDown();
    event.source?.postMessage({ type: 'STOOD_DOWN' });
  }
});

self.addEventListener('sync', (event) => {
  if (event.tag === SYNC_TAG) event.waitUntil(flushFromWorker());
});
