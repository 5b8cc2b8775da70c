/** The shortest movement that counts as a swipe. */
const SWIPE_PX = 40;

/**
 * Computes one step through slides where a copy of the first follows the last: the position to jump to unnoticed, and
 * the one to scroll to.
 * @param position 0 to `count`, where `count` is the copy
 */
export function wrapStep(
  position: number,
  by: 1 | -1,
  count: number,
): { from: number; to: number } {
  let from = position;
  if (by > 0 && position >= count) from = 0;
  if (by < 0 && position <= 0) from = count;
  return { from, to: from + by };
}

/** Which way a touch swiped; null if it moved vertically or too little. */
export function swipe(dx: number, dy: number): 'back' | 'on' | null {
  if (Math.abs(dx) < SWIPE_PX || Math.abs(dx) < Math.abs(dy) * 1.5) return null;
  return dx > 0 ? 'back' : 'on';
}
