import type { CDPSession, Page } from '@playwright/test';

export type Point = { x: number; y: number };

/** How long a step of a finger takes, as the browser is told: it doesn't depend on how fast the test runs. */
const STEP_MS = 16;
const STEPS = 12;

/** Fingers on the screen, as the browser sees those of a person. */
export async function createFingers(page: Page) {
  const session: CDPSession = await page.context().newCDPSession(page);
  let at: Point[] = [];
  let now = Date.now();
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp: now / 1_000 });
  const fingers = {
    async put(...points: Point[]): Promise<void> {
      now = Math.max(now, Date.now());
      at = points;
      await send('touchStart', at);
    },
    /** Moves them there, each in a straight line. */
    async move(...to: Point[]): Promise<void> {
      const from = at;
      for (let step = 1; step <= STEPS; step += 1) {
        now += STEP_MS;
        at = to.map((point, index) => between(from[index] ?? point, point, step / STEPS));
        await send('touchMove', at);
      }
    },
    /** Rests: what it lets go then has no speed. */
    async rest(): Promise<void> {
      now += 500;
      await send('touchMove', at);
    },
    async lift(): Promise<void> {
      now += STEP_MS;
      at = [];
      await send('touchEnd', at);
    },
    async restAndLift(): Promise<void> {
      await fingers.rest();
      await fingers.lift();
    },
    async swipe(from: Point, to: Point): Promise<void> {
      await fingers.put(from);
      await fingers.move(to);
      await fingers.lift();
    },
    async tap(point: Point): Promise<void> {
      await fingers.put(point);
      await fingers.lift();
    },
  };
  return fingers;
}

function between(from: Point, to: Point, part: number): Point {
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}
