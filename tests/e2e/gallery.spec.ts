import type { Locator, Page } from '@playwright/test';
import { createFingers, type Point } from '../support/finger';
import { expect, test } from '../support/fixtures';
import { MOVING, moving } from '../support/moving';
import { hydrated } from '../support/on-device';

const PATH = '/properties/bloom-towers';
const MIDDLE = { x: 195, y: 422 };

const gallery = (page: Page) => page.locator('dialog.gallery');
/** The picture that is shown, with what fingers have done to it. */
const shown = (page: Page, slide = 0) => page.locator('.gallery-picture').nth(slide);
const onPage = (page: Page) => page.locator('[aria-roledescription="slide"] img').first();
/** Behind the last picture stands the first once more. */
const count = async (page: Page) => (await page.locator('.gallery-picture').count()) - 1;
const counter = async (page: Page, slide: number) =>
  expect(gallery(page).getByText(`${slide} / ${await count(page)}`)).toBeVisible();

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not drawn.');
  return box;
}

const middleOf = async (locator: Locator): Promise<Point> => {
  const { x, y, width, height } = await boxOf(locator);
  return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
};

/** Opens the gallery and waits until nothing moves. */
async function open(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Full screen' }).first().tap();
  await expect(gallery(page)).toBeVisible();
  await isAsOpened(page);
}

const isAsOpened = (page: Page, slide = 0) =>
  expect.poll(() => shown(page, slide).evaluate((one) => one.style.transform)).toBe('');

/** Its size compared with how it opened. */
const scaleOf = async (picture: Locator) =>
  (await boxOf(picture)).width / (await picture.evaluate((one) => one.clientWidth));

/** Waits until the picture rests, and returns its scale. */
async function restingScale(page: Page, slide = 0): Promise<number> {
  let before = Number.NaN;
  await expect
    .poll(async () => {
      const { width, x, y } = await boxOf(shown(page, slide));
      const now = width + x + y;
      const isResting = now === before;
      before = now;
      return isResting;
    })
    .toBe(true);
  return scaleOf(shown(page, slide));
}

/** All of it is on the screen, and as large as that allows. */
const isWhole = (page: Page, slide = 0) =>
  expect.poll(async () => (await boxOf(shown(page, slide))).width).toBeCloseTo(390, 0);

/** Records where the middle of the first picture is in each frame, from now until the gallery is gone. */
const recordPlaces = (page: Page) =>
  page.evaluateHandle(() => {
    const places: Point[] = [];
    let wasOpen = false;
    const look = () => {
      const picture = document.querySelector('.gallery-picture');
      if (!picture && wasOpen) return;
      if (picture) {
        wasOpen = true;
        const { x, y, width, height } = picture.getBoundingClientRect();
        places.push({ x: Math.round(x + width / 2), y: Math.round(y + height / 2) });
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    return places;
  });

test.describe('where things move', () => {
  test.use(MOVING);

  test('full screen loads the largest file, and shows the one on the page until it has arrived', async ({
    page,
  }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/-1600\.avif$/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/properties/brum-height-7');
    await moving(page);
    const link = page.locator('a[data-picture]').first();
    await link.scrollIntoViewIfNeeded();
    const file = (of: Locator) =>
      of.evaluate((one: HTMLImageElement) => one.complete && one.currentSrc);
    await expect.poll(() => file(link.locator('img'))).toMatch(/-1080\.avif$/);
    const early = String(await file(link.locator('img')));
    await link.tap();
    const name = await link.getAttribute('data-picture');
    const large = gallery(page).locator(`img[src*="/${name}-"]`).first();
    await expect(large).toBeInViewport();
    expect(await large.evaluate((one) => getComputedStyle(one).backgroundImage)).toContain(early);
    expect(await file(large)).toBe(false);
    release();
    await expect.poll(() => file(large)).toMatch(/-1600\.avif$/);
  });

  test('a picture comes from its place on the page, and returns to it', async ({ page }) => {
    await page.goto(PATH);
    await moving(page);
    const home = await middleOf(onPage(page));
    const near = (place: Point | undefined) =>
      Math.hypot((place?.x ?? 0) - home.x, (place?.y ?? 0) - home.y);
    const places = await recordPlaces(page);
    await open(page);
    expect(near((await places.jsonValue())[0])).toBeLessThan(60);
    expect(await middleOf(shown(page))).toEqual(MIDDLE);
    await expect(onPage(page)).toHaveCSS('visibility', 'visible');

    await page.getByRole('button', { name: 'Close', exact: true }).tap();
    // It is closed at once, whatever is still to be seen.
    await expect(page.getByRole('button', { name: 'Full screen' }).first()).toBeFocused();
    await expect(gallery(page)).toHaveCount(0);
    const way = await places.jsonValue();
    expect(near(way.at(-1))).toBeLessThan(20);
    await expect(onPage(page)).toHaveCSS('visibility', 'visible');
  });

  test('pulled down, a picture follows the finger and lets the page through; let go early, it springs back', async ({
    page,
  }) => {
    await page.goto(PATH);
    await moving(page);
    await open(page);
    const dark = page.locator('.gallery-dark');
    const fingers = await createFingers(page);
    await fingers.put(MIDDLE);
    await fingers.move({ x: 215, y: 522 });
    const pulled = await middleOf(shown(page));
    expect(pulled.y).toBeGreaterThan(500);
    expect(pulled.x).toBeGreaterThan(205);
    const light = Number(await dark.evaluate((one) => one.style.opacity));
    expect(light).toBeLessThan(0.85);
    await fingers.rest();
    await fingers.lift();
    await isAsOpened(page);
    await expect(dark).toHaveCSS('opacity', '1');
    await expect(gallery(page)).toBeVisible();

    await fingers.put(MIDDLE);
    await fingers.move({ x: 195, y: 722 });
    await fingers.rest();
    await fingers.lift();
    await expect(gallery(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Full screen' }).first()).toBeFocused();
  });

  test('pictures are swiped sideways, and the last leads to the first', async ({ page }) => {
    await page.goto(PATH);
    await moving(page);
    await open(page);
    const fingers = await createFingers(page);
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
    await page.goto(PATH);
    await moving(page);
    await open(page);
    const fingers = await createFingers(page);
    await fingers.put({ x: 145, y: 422 }, { x: 245, y: 422 });
    await fingers.move({ x: 45, y: 422 }, { x: 345, y: 422 });
    expect(await scaleOf(shown(page))).toBeCloseTo(3, 0);
    await fingers.lift();
    expect(await restingScale(page)).toBeCloseTo(3, 1);

    await fingers.put({ x: 300, y: 422 });
    await fingers.move({ x: 100, y: 422 });
    await fingers.rest();
    await fingers.lift();
    expect(await restingScale(page)).toBeCloseTo(3, 1);
    expect((await middleOf(shown(page))).x).toBeCloseTo(-5, -1);
    await fingers.put({ x: 380, y: 422 });
    // Three times its width: half of what is beyond the screen, and a little more.
    const { x, width } = await boxOf(shown(page));
    await fingers.move({ x: 380 - (x + width - 390) - 50, y: 422 });
    await fingers.rest();
    await fingers.lift();
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
    await page.goto(PATH);
    await moving(page);
    await open(page);
    const fingers = await createFingers(page);
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
    await page.goto(PATH);
    await moving(page);
    await open(page);
    await page.keyboard.press('ArrowRight');
    await counter(page, 2);
    await page.evaluate(trackRests);
    const fingers = await createFingers(page);
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
      await fingers.rest();
      await fingers.lift();
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

  test('a picture that is wider than the screen is pulled down to close it', async ({ page }) => {
    await page.goto(PATH);
    await moving(page);
    await open(page);
    await page.keyboard.press('ArrowRight');
    await counter(page, 2);
    await page.evaluate(trackRests);
    const fingers = await createFingers(page);
    await fingers.put(MIDDLE);
    await fingers.move({ x: 205, y: 502 });
    expect((await boxOf(shown(page, 1))).width).toBeGreaterThan(700);
    expect((await middleOf(shown(page, 1))).y).toBeGreaterThan(460);
    await fingers.move({ x: 205, y: 722 });
    await fingers.rest();
    await fingers.lift();
    await expect(gallery(page)).toHaveCount(0);
  });

  test('a finger does not catch a picture on its way from the page', async ({ page }) => {
    await page.goto(PATH);
    await moving(page);
    const fingers = await createFingers(page);
    await page.getByRole('button', { name: 'Full screen' }).first().tap();
    await fingers.put(MIDDLE);
    await fingers.move({ x: 150, y: 430 });
    await fingers.rest();
    await fingers.lift();
    await restingScale(page);
    expect(await scaleOf(shown(page))).toBeCloseTo(1, 2);
    await expect(page.locator('.gallery-dark')).toHaveCSS('opacity', '1');
  });

  test('back from the first picture there is the last, by one swipe from its middle or from its edge', async ({
    page,
  }) => {
    await page.goto(PATH);
    await moving(page);
    await open(page);
    const fingers = await createFingers(page);
    const last = await count(page);
    await fingers.swipe({ x: 60, y: 422 }, { x: 350, y: 424 });
    await counter(page, last);
    await page.evaluate(trackRests);
    await fingers.swipe({ x: 350, y: 422 }, { x: 40, y: 424 });
    await counter(page, 1);
    await page.evaluate(trackRests);
    // It was left at its edge. The one that is shown now is its copy, behind the last.
    expect((await boxOf(shown(page, last))).x).toBeCloseTo(0, 0);
    // First a little to the left, then back: still one swipe.
    await fingers.put({ x: 150, y: 422 });
    await fingers.move({ x: 130, y: 422 });
    await fingers.move({ x: 350, y: 424 });
    await fingers.lift();
    await counter(page, last);
    await page.evaluate(trackRests);
    await counter(page, last);
  });

  test('a finger that is lifted after Escape does not keep the gallery', async ({ page }) => {
    await page.goto(PATH);
    await moving(page);
    await open(page);
    const fingers = await createFingers(page);
    await fingers.put({ x: 150, y: 422 });
    await fingers.move({ x: 180, y: 422 });
    await page.keyboard.press('Escape');
    await fingers.lift();
    await expect(gallery(page)).toHaveCount(0);
  });

  test('turned while it closes, the gallery is gone, and the page shows its picture again', async ({
    page,
  }) => {
    await page.goto(PATH);
    await moving(page);
    await open(page);
    await page.getByRole('button', { name: 'Close', exact: true }).tap();
    await page.setViewportSize({ width: 390, height: 788 });
    await expect(gallery(page)).toHaveCount(0);
    await expect(onPage(page)).toHaveCSS('visibility', 'visible');
  });

  test('a picture that was moved aside stands in the middle when the screen is turned', async ({
    page,
  }) => {
    await page.goto(PATH);
    await moving(page);
    await open(page);
    await page.keyboard.press('ArrowRight');
    await counter(page, 2);
    await page.evaluate(trackRests);
    const fingers = await createFingers(page);
    await fingers.put({ x: 350, y: 422 });
    await fingers.move({ x: 200, y: 424 });
    await fingers.rest();
    await fingers.lift();
    await restingScale(page, 1);
    expect((await middleOf(shown(page, 1))).x).toBeLessThan(100);
    await page.setViewportSize({ width: 844, height: 390 });
    await expect.poll(() => middleOf(shown(page, 1))).toEqual({ x: 422, y: 195 });
    await page.keyboard.press('ArrowRight');
    await counter(page, 3);
    await page.keyboard.press('ArrowLeft');
    await counter(page, 2);
    await page.evaluate(trackRests);
    expect(await middleOf(shown(page, 1))).toEqual({ x: 422, y: 195 });
  });

  test('a finger on an enlarged first picture does not turn to the last', async ({ page }) => {
    await page.goto(PATH);
    await moving(page);
    await open(page);
    await page.keyboard.press('+');
    await page.keyboard.press('+');
    await expect.poll(() => restingScale(page)).toBeCloseTo(2.25, 1);
    const fingers = await createFingers(page);
    await fingers.put({ x: 100, y: 422 });
    await fingers.move({ x: 200, y: 422 });
    await fingers.rest();
    await fingers.lift();
    await restingScale(page);
    await counter(page, 1);
  });

  test('a tap shows the picture alone, and a key brings the buttons back', async ({ page }) => {
    await page.goto(PATH);
    await moving(page);
    await open(page);
    const close = gallery(page).getByRole('button', { name: 'Close' });
    const fingers = await createFingers(page);
    await fingers.tap(MIDDLE);
    await expect(close).not.toBeInViewport();
    await page.keyboard.press('ArrowRight');
    await counter(page, 2);
    await expect(close).toBeInViewport();
  });
});

test('the keyboard enlarges a picture, moves it, and turns the page unless it is enlarged', async ({
  page,
}) => {
  await page.goto(PATH);
  await hydrated(page);
  await open(page);
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  expect(await scaleOf(shown(page))).toBeCloseTo(2.25, 1);
  const { x } = await middleOf(shown(page));
  await page.keyboard.press('ArrowRight');
  expect((await middleOf(shown(page))).x).toBeCloseTo(x - 80, 0);
  await counter(page, 1);
  await page.keyboard.press('0');
  await isWhole(page);
  await page.keyboard.press('ArrowRight');
  await counter(page, 2);
  // As it opens, its sides are beyond the screen.
  await page.getByRole('button', { name: 'Show the whole picture' }).click();
  await isWhole(page, 1);
  await page.getByRole('button', { name: 'Enlarge the picture' }).click();
  expect((await boxOf(shown(page, 1))).width).toBeGreaterThan(390 * 2);
  await page.keyboard.press('Escape');
  await expect(gallery(page)).toHaveCount(0);
});

for (const [width, height] of [
  [844, 390],
  [1280, 800],
] as const) {
  test(`a picture is as large as a screen of ${width} by ${height} allows`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto(PATH);
    await hydrated(page);
    await open(page);
    const box = await boxOf(shown(page));
    expect(Math.max(box.width / width, box.height / height)).toBeCloseTo(1, 2);
    await expectItsShape(shown(page));
  });
}

for (const [width, height] of [
  [360, 640],
  [390, 844],
  [800, 1280],
] as const) {
  test(`on an upright screen of ${width} by ${height} every picture opens larger than on the page, and is shown as a whole by a key`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto(PATH);
    await hydrated(page);
    const frame = await boxOf(page.locator('[aria-roledescription="slide"]').first());
    await open(page);
    const pictures = await count(page);
    for (let slide = 0; slide < pictures; slide += 1) {
      if (slide) await page.keyboard.press('ArrowRight');
      await counter(page, slide + 1);
      const box = await boxOf(shown(page, slide));
      // On the page, `object-fit: cover` enlarges it until its frame is filled.
      expect(box.width).toBeGreaterThanOrEqual(
        Math.max(frame.width, (frame.height * box.width) / box.height),
      );
      expect(Math.min(box.width, width) * box.height).toBeGreaterThan(frame.width * frame.height);
      expect(box.width).toBeLessThanOrEqual(2 * width);
      expect(box.height).toBeLessThan(height);
      await expectItsShape(shown(page, slide));
      await page.keyboard.press('0');
      expect((await boxOf(shown(page, slide))).width).toBeCloseTo(width, 0);
    }
  });
}

async function expectItsShape(picture: Locator): Promise<void> {
  const [drawn, natural] = await picture
    .locator('img')
    .evaluate((one: HTMLImageElement) => [
      one.width / one.height,
      Number(one.getAttribute('width')) / Number(one.getAttribute('height')),
    ]);
  expect(drawn).toBeCloseTo(natural ?? 0, 1);
}

test('with reduced motion a picture is where it belongs at once, stays under a finger that pulls it, and is gone at once', async ({
  page,
}) => {
  await page.goto(PATH);
  await hydrated(page);
  const places = await recordPlaces(page);
  await open(page);
  const fingers = await createFingers(page);
  await fingers.put(MIDDLE);
  await fingers.move({ x: 195, y: 722 });
  await fingers.rest();
  await fingers.lift();
  await expect(gallery(page)).toHaveCount(0);
  expect(new Set((await places.jsonValue()).map(({ x, y }) => `${x} ${y}`))).toEqual(
    new Set([`${MIDDLE.x} ${MIDDLE.y}`]),
  );
});

test('where data is saved, the largest file is loaded only for a picture that is enlarged', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  await page.goto(PATH);
  await page.keyboard.press('Shift');
  await hydrated(page);
  await open(page);
  await page.keyboard.press('ArrowRight');
  await counter(page, 2);
  expect(files.filter((file) => file.endsWith('-1600.avif'))).toEqual([]);
  await page.keyboard.press('+');
  await expect.poll(() => files.filter((file) => file.endsWith('-1600.avif')).length).toBe(1);
});

/** Runs in the page: resolves once the row of pictures no longer scrolls. */
async function trackRests(): Promise<void> {
  const track = document.querySelector('.gallery-track');
  let before = Number.NaN;
  while (track && track.scrollLeft !== before) {
    before = track.scrollLeft;
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  }
}

test('a picture that takes long says so, and shows itself once it has come', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  // The page's own file is missing too.
  await page.route(/\/media\/brum-height-7-4-.*\.(avif|webp|jpg)$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/properties/brum-height-7');
  await hydrated(page);
  await page.locator('a[data-picture="brum-height-7-4"]').tap();
  const slide = gallery(page).locator('li', { has: page.locator('img[src*="/brum-height-7-4-"]') });
  const words = slide.getByText('Loading the picture…');
  await expect(words).toBeVisible();
  await expect(words).toBeInViewport();
  release();
  await expect(words).toBeHidden();
  await expect(slide.locator('img')).toBeInViewport();
});
