import { idle } from '../../device/idle';
import { firstOf } from '../../ui/later';

/** Loads what fingers can do to a list: everything is there without it. */
export const loadGestures = () => import('./gestures');

/** Resolves before somebody swipes: at once on a phone, with the first touch at a desk. */
export const untilTouched = () =>
  matchMedia('(any-pointer: coarse)').matches ? idle() : firstOf('touchstart');
