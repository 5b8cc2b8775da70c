import type { RouteHandlerCallback, RouteMatchCallback } from 'workbox-core';
import { matchPrecache } from 'workbox-precaching';

/** A page that is not among the stored ones (those were answered before this is asked). */
export const isUnknownPage: RouteMatchCallback = ({ request, sameOrigin }) =>
  sameOrigin && request.mode === 'navigate';

/** From the network; without one, the stored "not found" page with its way home instead of the browser's error. */
export const notFoundPage: RouteHandlerCallback = async ({ request }) => {
  try {
    return await fetch(request as Request);
  } catch {
    return (await matchPrecache('/404.html')) ?? Response.error();
  }
};
