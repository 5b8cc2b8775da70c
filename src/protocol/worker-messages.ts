import { object, oneOf, type ShapeOf, text } from '../lib/shape';
import { WORKER_GONE } from './names';

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

export const isWorkerGone = object({ type: oneOf(WORKER_GONE) });

/** What the worker tells an open dashboard: the person tapped a notification that leads to this path of it. */
export const isOpenPath = object({ type: oneOf('OPEN'), path: text });
export type OpenPath = ShapeOf<typeof isOpenPath>;
