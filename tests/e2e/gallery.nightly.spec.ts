import type { Locator } from '@playwright/test';
import { createFingers, type Point } from '../support/finger';
import { expect, test } from '../support/fixtures';
import {
  boxOf,
  counter,
  gallery,
  isWhole,
  MIDDLE,
  middleOf,
  onPage,
  open,
  openMoving,
  openSecond,
  PATH,
  recordPlaces,
  restingScale,
  scaleOf,
  shown,
  trackRests,
} from '../support/gallery';
import { MOVING, moving } from '../support/moving';
import { hydrated, openPage } from '../support/on-device';

test.describe('where things move', () => {
  test.use(MOVING);

  test('full screen loads the largest file, and shows the one on the page until it has arrived', async ({
    network,
    page,
  }) => {
    const release = network.hold((path) => path.endsWith('-1600.avif'));
    await page.goto('/properties/brum-height-7');
    await moving(page);
    const link = page.locator('.story-picture > a').first();
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

  test('a finger that is lifted after Escape does not keep the gallery', async ({ page }) => {
    const fingers = await openMoving(page);
    await fingers.put({ x: 150, y: 422 });
    await fingers.move({ x: 180, y: 422 });
    await page.keyboard.press('Escape');
    await fingers.lift();
    await expect(gallery(page)).toHaveCount(0);
  });

  test('turned while it closes, the gallery is gone, and the page shows its picture again', async ({
    page,
  }) => {
    await openMoving(page);
    await page.getByRole('button', { name: 'Close', exact: true }).tap();
    await page.setViewportSize({ width: 390, height: 788 });
    await expect(gallery(page)).toHaveCount(0);
    await expect(onPage(page)).toHaveCSS('visibility', 'visible');
  });

  test('a picture that was moved aside stands in the middle when the screen is turned', async ({
    page,
  }) => {
    const fingers = await openSecond(page);
    await fingers.put({ x: 350, y: 422 });
    await fingers.move({ x: 200, y: 424 });
    await fingers.restAndLift();
    await restingScale(page, 1);
    expect((await middleOf(shown(page, 1))).x).toBeLessThan(100);
    // Wide enough for all of it.
    await page.setViewportSize({ width: 1600, height: 390 });
    await expect.poll(() => middleOf(shown(page, 1))).toEqual({ x: 800, y: 195 });
    await gallery(page).getByRole('button', { name: 'Next picture' }).click();
    await counter(page, 3);
    await gallery(page).getByRole('button', { name: 'Previous picture' }).click();
    await counter(page, 2);
    await page.evaluate(trackRests);
    expect(await middleOf(shown(page, 1))).toEqual({ x: 800, y: 195 });
  });
});

test('the keyboard enlarges a picture, moves it, and turns the page unless it is enlarged', async ({
  page,
}) => {
  await openPage(page, PATH);
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
  await isWhole(page, 1);
  await page.getByRole('button', { name: 'Enlarge the picture' }).click();
  expect((await boxOf(shown(page, 1))).width).toBeGreaterThan(390 * 2);
  await page.keyboard.press('Escape');
  await expect(gallery(page)).toHaveCount(0);
});

for (const [width, height, bars] of [
  [360, 640, 128],
  [390, 844, 128],
  [800, 1280, 128],
  [1280, 800, 128],
  [844, 390, 0],
] as const) {
  test(`on a screen of ${width} by ${height} every picture opens whole, as large as there is room for`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openPage(page, PATH);
    await open(page);
    // The page counts them as well.
    const pictures = await page.locator('[aria-roledescription="slide"]').count();
    for (let slide = 0; slide < pictures; slide += 1) {
      if (slide) await page.keyboard.press('ArrowRight');
      await expect(gallery(page).getByText(`${slide + 1} / ${pictures}`)).toBeVisible();
      const box = await boxOf(shown(page, slide));
      expect(Math.max(box.width / width, box.height / (height - bars))).toBeCloseTo(1, 2);
      await expectItsShape(shown(page, slide));
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
  await openPage(page, PATH);
  const places = await recordPlaces(page);
  await open(page);
  const fingers = await createFingers(page);
  await fingers.put(MIDDLE);
  await fingers.move({ x: 195, y: 722 });
  await fingers.restAndLift();
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

test('a picture that takes long says so, and shows itself once it has come', async ({
  network,
  page,
}) => {
  // The page's own file is missing too.
  const release = network.hold((path) => path.startsWith('/media/brum-height-7-4-'));
  await openPage(page, '/properties/brum-height-7');
  await page.locator('#pictures a[data-picture="brum-height-7-4"]').tap();
  const slide = gallery(page).locator('li', { has: page.locator('img[src*="/brum-height-7-4-"]') });
  const words = slide.getByText('Loading the picture…');
  await expect(words).toBeVisible();
  await expect(words).toBeInViewport();
  release();
  await expect(words).toBeHidden();
  await expect(slide.locator('img')).toBeInViewport();
});
