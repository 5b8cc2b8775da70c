import { idle } from '../../device/idle';
import { firstOf, later } from '../../ui/later';

let note = () => {};
/** Resolves when a tab shows what the database has, or that it can’t. */
export const isListed = new Promise<void>((resolve) => {
  note = resolve;
});

/** Called then: what is loaded ahead no longer competes with it. */
export const noteListed = (): void => note();

/** Resolves then, or with the first touch. */
export const untilListed = (): Promise<unknown> => Promise.race([isListed, firstOf('touchstart')]);

/** Resolves before somebody swipes: on a phone as soon as there is something to swipe, at a desk with the first touch. */
export const untilTouched = () =>
  matchMedia('(any-pointer: coarse)').matches ? untilListed() : firstOf('touchstart');

/** What fingers can do to a row: everything is there without it. */
export const RowSwipe = later(async () => (await import('../touch/gestures')).RowSwipe, {
  when: untilTouched,
});

/** Loads parts ahead of the first tap on them, once nothing else is to be done. */
export async function loadAhead(...loads: (() => Promise<unknown>)[]): Promise<void> {
  await untilListed();
  await idle();
  // What can't be loaded now is loaded with the tap.
  await Promise.allSettled(loads.map((load) => load()));
}
