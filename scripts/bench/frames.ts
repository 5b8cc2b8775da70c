import type { CDPSession, Page } from '@playwright/test';

/** How long a phone shows a frame. */
export const FRAME_MS = 1000 / 60;

export type Point = { x: number; y: number };

/**
 * Records the frames of a page from now on.
 * @returns a function that ends this and returns how long each was shown, in milliseconds
 */
export async function watchFrames(page: Page): Promise<() => Promise<number[]>> {
  const watch = await page.evaluateHandle(() => {
    const watched = { frames: [] as number[], isOver: false };
    let before = 0;
    const look = (now: number) => {
      if (before) watched.frames.push(now - before);
      before = now;
      if (!watched.isOver) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    return watched;
  });
  return () =>
    watch.evaluate((watched) => {
      watched.isOver = true;
      return watched.frames;
    });
}

/** Moves a finger from one point to another, in steps of one frame, and lifts it. */
export async function swipe(
  page: Page,
  session: CDPSession,
  from: Point,
  to: Point,
  steps: number,
): Promise<void> {
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', from);
  for (let step = 1; step <= steps; step += 1) {
    const way = step / steps;
    await touch('touchMove', {
      x: from.x + (to.x - from.x) * way,
      y: from.y + (to.y - from.y) * way,
    });
    await page.waitForTimeout(FRAME_MS);
  }
  await touch('touchEnd');
}
