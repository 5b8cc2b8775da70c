import { firstOf } from '../../ui/later';

let note = () => {};
const isListed = new Promise<void>((resolve) => {
  note = resolve;
});

/** Called when a tab shows what the database has: what is loaded ahead no longer competes with it. */
export const noteListed = (): void => note();

/** Resolves then, or with the first touch. */
export const untilListed = (): Promise<unknown> => Promise.race([isListed, firstOf('touchstart')]);
