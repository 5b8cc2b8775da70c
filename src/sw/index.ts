/// <reference lib="webworker" />
import { clientsClaim } from 'workbox-core';
import { cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { flushFromWorker, SYNC_TAG } from './flush';
import { isPageMessage, rememberPictures } from './messages';
import { isPicture, pictures } from './pictures';
import { isUnknownPage, notFoundPage } from './unknown-page';

declare const self: ServiceWorkerGlobalScope;

// The build puts the list of files here, each with its hash.
precacheAndRoute(self.__WB_MANIFEST, {
  cleanURLs: true,
  directoryIndex: 'index.html',
  // A page is the same page whatever filter or campaign its address carries.
  ignoreURLParametersMatching: [/.*/],
});
cleanupOutdatedCaches();

registerRoute(isPicture, pictures);
registerRoute(isUnknownPage, notFoundPage);
setCatchHandler(async () => Response.error());

// A first visit gets its pages from the worker without a reload; a newer worker waits until it is asked (below).
clientsClaim();

self.addEventListener('message', (event) => {
  const message = event.data;
  if (!isPageMessage(message)) return;
  switch (message.type) {
    case 'SKIP_WAITING':
      event.waitUntil(self.skipWaiting());
      break;
    case 'pictures':
      event.waitUntil(rememberPictures(event, message.urls));
      break;
  }
});

self.addEventListener('sync', (event) => {
  if (event.tag === SYNC_TAG) event.waitUntil(flushFromWorker());
});
