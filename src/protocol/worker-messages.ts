import { object, oneOf } from '../lib/shape';

/** From a page to the waiting worker: the visitor wants the new version. */
export const isActivate = object({ type: oneOf('SKIP_WAITING') });

/** From a page to the active worker: stop your work, so that the new one can take over. */
export const isStandDown = object({ type: oneOf('STAND_DOWN') });

/** From a page that `clients.claim()` has missed. */
export const isClaim = object({ type: oneOf('CLAIM') });
