import { PrecacheController, PrecacheRoute } from 'workbox-precaching';

declare const self: ServiceWorkerGlobalScope;

/** What every visit needs: scripts, style, fonts and the few pages that must open on any device, each with its hash. */
export const shell = new PrecacheController();
// The build puts the list of files here.
shell.addToCacheList(self.__WB_MANIFEST);

export const shellRoute = new PrecacheRoute(shell, {
  cleanURLs: true,
  directoryIndex: 'index.html',
  // A page is the same page whatever filter or campaign its address carries.
  ignoreURLParametersMatching: [/.*/],
});
