/** How far a finger goes before it is a swipe. */
const SWIPE_PX = 40;

/**
 * One step along slides whose first one has a copy behind the last: where to start, unseen, and where to go.
 * @param position 0 to `count`, which is the copy
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

/** What a finger's way means, if it went sideways rather than up or down. */
export function swipe(dx: number, dy: number): 'back' | 'on' | null {
  if (Math.abs(dx) < SWIPE_PX || Math.abs(dx) < Math.abs(dy) * 1.5) return null;
  return dx > 0 ? 'back' : 'on';
}
