import { createFingers } from '../support/finger';
import { expect, test } from '../support/fixtures';
import {
  boxOf,
  count,
  counter,
  gallery,
  isAsOpened,
  isWhole,
  MIDDLE,
  middleOf,
  openMoving,
  openSecond,
  PATH,
  restingScale,
  scaleOf,
  shown,
  trackRests,
} from '../support/gallery';
import { MOVING, moving } from '../support/moving';

test.describe('where things move', () => {
  test.use(MOVING);

  test('pulled down, a picture follows the finger and lets the page through; let go early, it springs back', async ({
    page,
  }) => {
    const fingers = await openMoving(page);
    const dark = page.locator('.gallery-dark');
    await fingers.put(MIDDLE);
    await fingers.move({ x: 215, y: 522 });
    const pulled = await middleOf(shown(page));
    expect(pulled.y).toBeGreaterThan(500);
    expect(pulled.x).toBeGreaterThan(205);
    const light = Number(await dark.evaluate((one) => one.style.opacity));
    expect(light).toBeLessThan(0.85);
    await fingers.restAndLift();
    await isAsOpened(page);
    await expect(dark).toHaveCSS('opacity', '1');
    await expect(gallery(page)).toBeVisible();

    await fingers.put(MIDDLE);
    await fingers.move({ x: 195, y: 722 });
    await fingers.restAndLift();
    await expect(gallery(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Full screen' }).first()).toBeFocused();
  });

  test('pictures are swiped sideways, and the last leads to the first', async ({ page }) => {
    const fingers = await openMoving(page);
    const slides = Array.from({ length: await count(page) }, (_, n) => n + 1);
    for (const slide of [...slides.slice(1), 1]) {
      await fingers.swipe({ x: 350, y: 422 }, { x: 60, y: 430 });
      await counter(page, slide);
      await page.evaluate(trackRests);
    }
    await expect(gallery(page)).toBeVisible();
  });

  test('two fingers enlarge a picture, one moves it as far as its edge, and none turns the page meanwhile', async ({
    page,
  }) => {
    const fingers = await openMoving(page);
    await fingers.put({ x: 145, y: 422 }, { x: 245, y: 422 });
    await fingers.move({ x: 45, y: 422 }, { x: 345, y: 422 });
    expect(await scaleOf(shown(page))).toBeCloseTo(3, 0);
    await fingers.lift();
    expect(await restingScale(page)).toBeCloseTo(3, 1);

    await fingers.put({ x: 300, y: 422 });
    await fingers.move({ x: 100, y: 422 });
    await fingers.restAndLift();
    expect(await restingScale(page)).toBeCloseTo(3, 1);
    expect((await middleOf(shown(page))).x).toBeCloseTo(-5, -1);
    await fingers.put({ x: 380, y: 422 });
    // Three times its width: half of what is beyond the screen, and a little more.
    const { x, width } = await boxOf(shown(page));
    await fingers.move({ x: 380 - (x + width - 390) - 50, y: 422 });
    await fingers.restAndLift();
    await restingScale(page);
    const after = await boxOf(shown(page));
    expect(Math.abs(after.x + after.width - 390)).toBeLessThan(2);
    await counter(page, 1);

    // Smaller than the screen, it returns to all of the picture.
    await fingers.put({ x: 45, y: 422 }, { x: 345, y: 422 });
    await fingers.move({ x: 180, y: 422 }, { x: 210, y: 422 });
    await fingers.lift();
    await isWhole(page);
  });

  test('a double tap enlarges what is under the finger until it fills the screen, and shows the whole again', async ({
    page,
  }) => {
    const fingers = await openMoving(page);
    const point = { x: 250, y: 440 };
    const before = await boxOf(shown(page));
    const share = (point.x - before.x) / before.width;
    await fingers.tap(point);
    await fingers.tap(point);
    await expect(page.getByRole('button', { name: 'Show the whole picture' })).toBeVisible();
    await restingScale(page);
    const after = await boxOf(shown(page));
    expect(after.height).toBeGreaterThan(800);
    expect((point.x - after.x) / after.width).toBeCloseTo(share, 1);
    await fingers.tap(point);
    await fingers.tap(point);
    await isWhole(page);
    // Two taps are not one: the buttons are where they were.
    await expect(gallery(page).getByRole('button', { name: 'Close' })).toBeInViewport();
  });

  test('a wide picture follows a finger to its edge; the next swipe, or a quick one, turns the page', async ({
    page,
  }) => {
    const fingers = await openSecond(page);
    const edges = async () => {
      const { x, width } = await boxOf(shown(page, 1));
      return { left: Math.round(x), right: Math.round(x + width) };
    };
    const opened = await edges();
    expect(opened.right - opened.left).toBeGreaterThan(390 * 1.5);
    expect(opened.left).toBe(390 - opened.right);
    const pan = async (from: number, to: number) => {
      await fingers.put({ x: from, y: 422 });
      await fingers.move({ x: to, y: 424 });
      await fingers.restAndLift();
      await restingScale(page, 1);
    };
    await pan(300, 250);
    expect(Math.abs((await edges()).left - (opened.left - 50))).toBeLessThan(3);
    await pan(380, 60);
    expect((await edges()).right).toBe(390);
    await counter(page, 2);
    // Beyond its edge there is the next picture, which follows the finger.
    await fingers.put({ x: 350, y: 422 });
    await fingers.move({ x: 200, y: 424 });
    const scrolled = () => page.locator('.gallery-track').evaluate((track) => track.scrollLeft);
    await expect.poll(scrolled).toBeGreaterThan(390 + 100);
    expect(await scrolled()).toBeLessThan(390 + 160);
    await fingers.move({ x: 40, y: 424 });
    await fingers.lift();
    await counter(page, 3);
    await page.evaluate(trackRests);
    // Back again, it is where it was left.
    await fingers.swipe({ x: 40, y: 422 }, { x: 350, y: 424 });
    await counter(page, 2);
    await page.evaluate(trackRests);
    expect((await edges()).right).toBe(390);
  });

  test('a picture that is wider than the screen, but no higher, is pulled down to close it', async ({
    page,
  }) => {
    const fingers = await openSecond(page);
    await fingers.put(MIDDLE);
    await fingers.move({ x: 205, y: 502 });
    expect((await boxOf(shown(page, 1))).width).toBeGreaterThan(700);
    expect((await middleOf(shown(page, 1))).y).toBeGreaterThan(460);
    await fingers.move({ x: 205, y: 722 });
    await fingers.restAndLift();
    await expect(gallery(page)).toHaveCount(0);
  });

  test('a finger does not catch a picture on its way from the page', async ({ page }) => {
    await page.goto(PATH);
    await moving(page);
    const fingers = await createFingers(page);
    await page.getByRole('button', { name: 'Full screen' }).first().tap();
    await fingers.put(MIDDLE);
    await fingers.move({ x: 150, y: 430 });
    await fingers.restAndLift();
    await restingScale(page);
    expect(await scaleOf(shown(page))).toBeCloseTo(1, 2);
    await expect(page.locator('.gallery-dark')).toHaveCSS('opacity', '1');
  });

  test('back from the first picture there is the last, by one swipe', async ({ page }) => {
    const fingers = await openMoving(page);
    const last = await count(page);
    await fingers.swipe({ x: 60, y: 422 }, { x: 350, y: 424 });
    await counter(page, last);
    await page.evaluate(trackRests);
    await fingers.swipe({ x: 350, y: 422 }, { x: 40, y: 424 });
    await counter(page, 1);
    await page.evaluate(trackRests);
    // What is shown now is the copy of the first, behind the last. First a little to the left, then back: still one swipe.
    await fingers.put({ x: 150, y: 422 });
    await fingers.move({ x: 130, y: 422 });
    await fingers.move({ x: 350, y: 424 });
    await fingers.lift();
    await counter(page, last);
    await page.evaluate(trackRests);
    await counter(page, last);
  });

  test('a finger on an enlarged first picture does not turn to the last', async ({ page }) => {
    const fingers = await openMoving(page);
    await page.keyboard.press('+');
    await page.keyboard.press('+');
    await expect.poll(() => restingScale(page)).toBeCloseTo(2.25, 1);
    await fingers.put({ x: 100, y: 422 });
    await fingers.move({ x: 200, y: 422 });
    await fingers.restAndLift();
    await restingScale(page);
    await counter(page, 1);
  });

  test('a tap shows the picture alone, and a key brings the buttons back', async ({ page }) => {
    const fingers = await openMoving(page);
    const close = gallery(page).getByRole('button', { name: 'Close' });
    await fingers.tap(MIDDLE);
    await expect(close).not.toBeInViewport();
    await page.keyboard.press('ArrowRight');
    await counter(page, 2);
    await expect(close).toBeInViewport();
  });
});
