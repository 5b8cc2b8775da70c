import { object, oneOf } from '../lib/shape';

/** What a page tells the waiting worker: the visitor wants the new version. */
export const isActivate = object({ type: oneOf('SKIP_WAITING') });

/** What it then tells the one in charge: the new one can take over only when this one has nothing left to do. */
export const isStandDown = object({ type: oneOf('STAND_DOWN') });

/** What a page asks that was overlooked when this worker took over the open ones. */
export const isClaim = object({ type: oneOf('CLAIM') });
