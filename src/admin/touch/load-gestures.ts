import { firstOf } from '../../ui/later';
import { untilListed } from '../rows/listed';

/** Loads what fingers can do to a list: everything is there without it. */
export const loadGestures = () => import('./gestures');

/** Resolves before somebody swipes: on a phone as soon as there is something to swipe, at a desk with the first touch. */
export const untilTouched = () =>
  matchMedia('(any-pointer: coarse)').matches ? untilListed() : firstOf('touchstart');
