import { object, oneOf } from '../lib/shape';

/** What a page may tell the worker: that the visitor wants the new version. */
export const isActivate = object({ type: oneOf('SKIP_WAITING') });
