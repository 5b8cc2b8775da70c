import type { Locator, Page } from '@playwright/test';
import { createFingers, type Point } from './finger';
import { expect } from './fixtures';
import { moving } from './moving';

export const PATH = '/properties/bloom-towers';
export const MIDDLE = { x: 195, y: 422 };

export const gallery = (page: Page) => page.locator('dialog.gallery');
/** The picture that is shown, with what fingers have done to it. */
export const shown = (page: Page, slide = 0) => page.locator('.gallery-picture').nth(slide);
export const onPage = (page: Page) => page.locator('[aria-roledescription="slide"] img').first();
/** Behind the last picture stands the first once more. */
export const count = async (page: Page) => (await page.locator('.gallery-picture').count()) - 1;
export const counter = async (page: Page, slide: number) =>
  expect(gallery(page).getByText(`${slide} / ${await count(page)}`)).toBeVisible();

export async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not drawn.');
  return box;
}

export const middleOf = async (locator: Locator): Promise<Point> => {
  const { x, y, width, height } = await boxOf(locator);
  return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
};

/** Opens the gallery and waits until nothing moves. */
export async function open(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Full screen' }).first().tap();
  await expect(gallery(page)).toBeVisible();
  await isAsOpened(page);
}

export const isAsOpened = (page: Page, slide = 0) =>
  expect.poll(() => shown(page, slide).evaluate((one) => one.style.transform)).toBe('');

/** Its size compared with how it opened. */
export const scaleOf = async (picture: Locator) =>
  (await boxOf(picture)).width / (await picture.evaluate((one) => one.clientWidth));

/** Waits until the picture rests, and returns its scale. */
export async function restingScale(page: Page, slide = 0): Promise<number> {
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
export const isWhole = (page: Page, slide = 0) =>
  expect.poll(async () => (await boxOf(shown(page, slide))).width).toBeCloseTo(390, 0);

/** Records where the middle of the first picture is in each frame, from now until the gallery is gone. */
export const recordPlaces = (page: Page) =>
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

/** Runs in the page: resolves once the row of pictures no longer scrolls. */
export async function trackRests(): Promise<void> {
  const track = document.querySelector('.gallery-track');
  let before = Number.NaN;
  while (track && track.scrollLeft !== before) {
    before = track.scrollLeft;
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  }
}

/** Opens the page and the gallery where things move, and puts fingers at hand. */
export async function openMoving(page: Page) {
  await page.goto(PATH);
  await moving(page);
  await open(page);
  return createFingers(page);
}

/** The same with the second picture, which keys have enlarged until it is wider than the screen. */
export async function openSecond(page: Page) {
  const fingers = await openMoving(page);
  await page.keyboard.press('ArrowRight');
  await counter(page, 2);
  await page.evaluate(trackRests);
  for (const _ of ['once', 'twice']) await page.keyboard.press('+');
  await expect.poll(() => restingScale(page, 1)).toBeCloseTo(2.25, 1);
  return fingers;
}
