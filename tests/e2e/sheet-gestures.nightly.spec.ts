import type { Page } from '@playwright/test';
import { createFingers } from '../support/finger';
import { expect, test } from '../support/fixtures';
import { MOVING, moving } from '../support/moving';
import { openPage } from '../support/on-device';

const dialog = (page: Page) => page.locator('dialog.sheet');
const topOf = (page: Page) =>
  dialog(page).evaluate((one) => Math.round(one.getBoundingClientRect().top));
const opener = (page: Page) => page.getByRole('button', { name: /Filters/ });

/** Opens the sheet and waits until it is in its place; returns its upper edge. */
async function openSheet(page: Page): Promise<number> {
  await opener(page).tap();
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
  const place = () => dialog(page).evaluate((one) => one.style.transform || 'none');
  await expect.poll(place).toBe('none');
  return topOf(page);
}

/** Opens the page and the sheet where things move, and puts fingers at hand. */
async function openMoving(page: Page) {
  await page.goto('/properties');
  await moving(page);
  return { top: await openSheet(page), fingers: await createFingers(page) };
}

/** Records the upper edge of the sheet in each frame until it is gone. */
const recordTops = (page: Page) =>
  page.evaluateHandle(() => {
    const tops: number[] = [];
    const look = () => {
      const sheet = document.querySelector('dialog.sheet');
      if (!sheet) return;
      tops.push(Math.round(sheet.getBoundingClientRect().top));
      requestAnimationFrame(look);
    };
    look();
    return tops;
  });

/** Runs in the page. */
async function threeFrames(): Promise<void> {
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
}

test.describe('where things move', () => {
  test.use(MOVING);

  test('a sheet follows the finger that pulls it by its head, and springs back if it is let go early', async ({
    page,
  }) => {
    const { top, fingers } = await openMoving(page);
    await fingers.put({ x: 195, y: top + 30 });
    await fingers.move({ x: 195, y: top + 130 });
    // Its first step only tells the way.
    expect(await topOf(page)).toBeGreaterThan(top + 80);
    await fingers.move({ x: 195, y: top + 90 });
    expect(await topOf(page)).toBeLessThan(top + 65);
    await fingers.restAndLift();
    await expect.poll(() => topOf(page)).toBe(top);
    await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
  });

  for (const { how, pull, isSlow } of [
    { how: 'pulled far', pull: 380, isSlow: true },
    { how: 'thrown', pull: 150, isSlow: false },
  ]) {
    test(`a sheet that is ${how} leaves downwards from the finger, and returns the focus`, async ({
      page,
    }) => {
      const { top, fingers } = await openMoving(page);
      await fingers.put({ x: 195, y: top + 30 });
      await fingers.move({ x: 195, y: top + 30 + pull });
      if (isSlow) await fingers.rest();
      const pulled = await topOf(page);
      const tops = await recordTops(page);
      await fingers.lift();
      await expect(opener(page)).toBeFocused();
      await expect(dialog(page)).toHaveCount(0);
      expect(Math.min(...(await tops.jsonValue()))).toBeGreaterThanOrEqual(pulled);
    });
  }

  test('a sheet that the first tap of a visit has opened is pulled away as well', async ({
    page,
  }) => {
    await openPage(page, '/properties');
    await opener(page).tap();
    await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
    await moving(page);
    const top = await topOf(page);
    const fingers = await createFingers(page);
    await fingers.put({ x: 195, y: top + 30 });
    await fingers.move({ x: 195, y: top + 410 });
    expect(await topOf(page)).toBeGreaterThan(top + 250);
    await fingers.lift();
    await expect(dialog(page)).toHaveCount(0);
    await expect(opener(page)).toBeFocused();
  });

  test('a finger on its contents pulls a sheet only once they are scrolled to their top', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 560 });
    const { top, fingers } = await openMoving(page);
    const scrolled = () => dialog(page).evaluate((one) => one.scrollTop);

    await fingers.put({ x: 20, y: top + 300 });
    await fingers.move({ x: 20, y: top + 180 });
    await fingers.restAndLift();
    await expect.poll(scrolled).toBeGreaterThan(60);
    await fingers.put({ x: 20, y: top + 180 });
    await fingers.move({ x: 20, y: top + 220 });
    await fingers.rest();
    expect(await topOf(page)).toBe(top);
    await fingers.lift();
    await dialog(page).evaluate((one) => one.scrollTo(0, 0));
    await expect.poll(scrolled).toBe(0);
    await page.evaluate(threeFrames);
    expect(await scrolled()).toBe(0);

    await fingers.put({ x: 20, y: top + 180 });
    await fingers.move({ x: 20, y: top + 260 });
    expect(await topOf(page)).toBeGreaterThan(top + 50);
    await fingers.restAndLift();
    await expect.poll(() => topOf(page)).toBe(top);
  });

  test('a sheet is caught on its way in', async ({ page }) => {
    const { top, fingers } = await openMoving(page);
    await fingers.put({ x: 195, y: top + 30 });
    await fingers.move({ x: 195, y: top + 180 });
    await fingers.restAndLift();
    // It is on its way back up.
    const caught = (await topOf(page)) + 40;
    await fingers.put({ x: 195, y: caught });
    await fingers.move({ x: 195, y: caught + 100 });
    expect(await topOf(page)).toBeGreaterThan(top + 80);
    await fingers.rest();
    const held = await topOf(page);
    await page.evaluate(threeFrames);
    expect(await topOf(page)).toBe(held);
    await fingers.lift();
    await expect.poll(() => topOf(page)).toBe(top);
  });
});

test('with reduced motion a sheet stays where it is under a finger, and its button closes it', async ({
  page,
}) => {
  await openPage(page, '/properties');
  const top = await openSheet(page);
  const fingers = await createFingers(page);
  await fingers.put({ x: 195, y: top + 30 });
  await fingers.move({ x: 195, y: top + 400 });
  expect(await topOf(page)).toBe(top);
  await fingers.lift();
  expect(await topOf(page)).toBe(top);
  const tops = await recordTops(page);
  await page.getByRole('button', { name: 'Close', exact: true }).tap();
  await expect(dialog(page)).toHaveCount(0);
  expect(new Set(await tops.jsonValue())).toEqual(new Set([top]));
});
