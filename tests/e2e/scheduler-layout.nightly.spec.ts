import type { Page } from '@playwright/test';
import { axeFindings } from '../support/axe-findings';
import { DESKTOP, PHONE } from '../support/devices';
import { expect, test } from '../support/fixtures';
import { openPage } from '../support/on-device';
import {
  answerChats,
  chooseDay,
  chooseTime,
  confirmation,
  confirmButton,
  openMonth,
  scheduleLink,
  strip,
} from '../support/scheduler';

test.beforeEach(({ context }) => answerChats(context));

test.describe('on a wide screen', () => {
  test.use({ ...DESKTOP, isMobile: false, hasTouch: false, deviceScaleFactor: 1 });

  test('a property page’s floating chat button overlaps neither the scroll-to-top button nor the last line', async ({
    page,
  }) => {
    await openPage(page, '/properties/bloom-towers');
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(page.getByRole('button', { name: 'Scroll to top' })).toBeVisible();
    expect(await overlaps(page, ['.floating', '.floating-chat', 'footer > :last-child p'])).toEqual(
      [],
    );
  });
});

test('on a phone the scroll-to-top button overlaps neither the bottom bar, the last line nor a confirmation', async ({
  page,
}) => {
  await openPage(page, '/about');
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(page.getByRole('button', { name: 'Scroll to top' })).toBeVisible();
  expect(await overlaps(page, ['.floating', '.bottom-bar', 'footer > :last-child p'])).toEqual([]);

  await scheduleLink(page).tap();
  await chooseDay(page);
  await chooseTime(page, '10:00');
  await confirmButton(page).tap();
  await expect(confirmation(page)).toBeVisible();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  expect(await overlaps(page, ['.confirmation', '.bottom-bar', 'footer > :last-child p'])).toEqual(
    [],
  );
  await expect(page.locator('.floating')).toBeHidden();
});

const screens = { '390 px': PHONE, '1280 px': DESKTOP };
for (const [width, { viewport }] of Object.entries(screens)) {
  test(`axe finds no faults in the scheduler at ${width}, in light and dark`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await openPage(page, '/properties/bloom-towers');
    const isWide = viewport === DESKTOP.viewport;
    const opener = isWide
      ? page.getByRole('link', { name: 'Book a time' }).first()
      : scheduleLink(page);
    await opener.click();
    await expect(strip(page)).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await openMonth(page);
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Sooner' }).click();
    if (isWide) return;
    await chooseDay(page);
    await chooseTime(page, '10:00');
    expect(await axeFindings(page)).toEqual([]);
    await confirmButton(page).click();
    await expect(confirmation(page)).toBeVisible();
    await page.bringToFront();
    expect(await axeFindings(page)).toEqual([]);
  });
}

/** The visible elements among these that overlap each other. */
function overlaps(page: Page, selectors: string[]): Promise<string[]> {
  return page.evaluate((wanted) => {
    const boxes = wanted.map((selector) => {
      const element = document.querySelector(selector);
      if (!element) throw new Error(`No ${selector}.`);
      // A paragraph is as wide as its column; its text is not.
      const range = document.createRange();
      range.selectNodeContents(element);
      const box = selector.endsWith(' p') ? range : element;
      return { selector, ...box.getBoundingClientRect().toJSON() };
    });
    return boxes.flatMap((a, index) =>
      boxes
        .slice(index + 1)
        .filter((b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
        .map((b) => `${a.selector} and ${b.selector}`),
    );
  }, selectors);
}
