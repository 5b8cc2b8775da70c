import { object, oneOf, type ShapeOf } from '../lib/shape';

/** What a page tells the worker. */
export const isPageMessage = object({
  type: oneOf(
    // To the waiting worker, in Workbox's words: the visitor wants the new version.
    'SKIP_WAITING',
    // To the active worker: stop your work, so that the new one can take over. It confirms on the message's port.
    'STAND_DOWN',
    // To the active worker, from a page that `clients.claim()` has missed.
    'CLAIM',
  ),
});
export type PageMessage = ShapeOf<typeof isPageMessage>;

/** What the kill switch (`scripts/build/kill-switch.ts`) tells every page that it leaves without a worker. */
export const WORKER_GONE = { type: 'WORKER_GONE' } as const;
export const isWorkerGone = object({ type: oneOf(WORKER_GONE.type) });
