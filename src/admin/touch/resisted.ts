/** How far something is pulled down that stays while it is loaded again. */
export const ENOUGH_PX = 72;
/** How far it can be pulled at most. */
const MOST_PX = 128;

/** How far something comes that a finger pulls: less and less, and never further than it can. */
export const resisted = (px: number): number =>
  MOST_PX * (1 - Math.exp(-Math.max(0, px) / MOST_PX));

/** Whether letting go there loads it again. */
export const isEnough = (px: number): boolean => px >= ENOUGH_PX;
