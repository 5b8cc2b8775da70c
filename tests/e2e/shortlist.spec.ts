import type { Page } from '@playwright/test';
import { axeFindings } from '../support/axe-findings';
import { PHONE } from '../support/devices';
import { expect, test } from '../support/fixtures';
import { openOffline, openPage } from '../support/on-device';
import { toast } from '../support/toasts';

const THREE = ['Citadel Views 1.0 Phase 2', 'Bloom Towers', 'Capital Gardens'];
const OF_THREE = '?of=citadel-views,bloom-towers,capital-gardens';

const keepButton = (page: Page, title: string) =>
  page.getByRole('button', { name: `Keep ${title} in your shortlist` }).first();
const rows = (page: Page) => page.getByRole('main').locator('ul.rules').getByRole('heading');

/** Keeps properties, and waits until that is on disk: a page may then be left. */
async function keep(page: Page, titles: string[]): Promise<void> {
  const before = await countStored(page);
  for (const title of titles) await keepButton(page, title).click();
  await expect.poll(() => countStored(page)).toBe(before + titles.length);
}

/** How many properties are kept on the device, read without the site's code. */
function countStored(page: Page): Promise<number> {
  return page.evaluate(async () => {
    // Opening a missing database would create an empty one.
    const all = await indexedDB.databases();
    if (!all.some(({ name }) => name === 'meridian-shortlist')) return 0;
    const settled = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await settled(indexedDB.open('meridian-shortlist'));
    const count = await settled(database.transaction('kept').objectStore('kept').count());
    database.close();
    return count;
  });
}

/** Presses Share where there is no share sheet, and returns the link that was copied. */
async function copiedLink(page: Page): Promise<string> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('main').getByRole('button', { name: 'Share' }).first().click();
  await expect(toast(page, 'Link copied')).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
}

test('a list’s link shows the same properties on another phone, and leaves its own list alone', async ({
  browser,
  context: _,
  complaints,
  network,
  page,
}) => {
  await openPage(page, '/properties');
  await keep(page, THREE);
  await page.goto('/shortlist');
  await expect(rows(page)).toHaveText(THREE);
  const link = await copiedLink(page);
  expect(link).toBe(`${network.url}/shortlist${OF_THREE}`);

  const context = await browser.newContext({ ...PHONE, baseURL: network.url });
  complaints.watch(context);
  const other = await context.newPage();
  await openPage(other, '/properties/brum-height-7');
  await keep(other, ['Brum Height 7']);
  await other.goto(link);
  await expect(rows(other)).toHaveText(THREE);
  await other.goto('/shortlist');
  await expect(rows(other)).toHaveText(['Brum Height 7']);

  await other.goto(link);
  await other.getByRole('button', { name: 'Keep these' }).click();
  await other.getByRole('main').getByRole('link', { name: 'your shortlist' }).click();
  await expect(rows(other)).toHaveText(['Brum Height 7', ...THREE]);
  await context.close();
});

test('three properties stand side by side on a phone of 360 px, on a device without a list', {
  tag: '@nightly',
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/compare${OF_THREE},sold-long-ago`);
  await expect(page.getByRole('columnheader')).toHaveText(THREE);
  await expect(page.getByText('One name in this link is not a property of ours')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  const cells = page.getByRole('cell', { name: /₦/ });
  await expect(cells.first()).toContainText('From ₦45M');
  await expect(
    page.getByRole('region', { name: 'The same for all' }).getByText('Papers shown'),
  ).toBeVisible();
  const ends = await page
    .getByRole('cell')
    .evaluateAll((all) => all.map((cell) => cell.getBoundingClientRect().right));
  expect(Math.max(...ends)).toBeLessThanOrEqual(360);

  await page.goto(`/compare${OF_THREE},st-pauls-birmingham,brum-height-7`);
  await expect(page.getByRole('columnheader')).toHaveCount(5);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await page.getByRole('region', { name: /what differs/ }).focus();
  await page.keyboard.press('ArrowRight');
});

test('axe finds no faults on a filled shortlist, a shared one and comparisons', {
  tag: '@nightly',
}, async ({ page }) => {
  await openPage(page, '/properties');
  await keep(page, THREE);
  expect(await axeFindings(page)).toEqual([]);
  for (const path of [
    '/shortlist',
    `/shortlist${OF_THREE},st-pauls-birmingham`,
    `/compare${OF_THREE}`,
    `/compare${OF_THREE},st-pauls-birmingham`,
  ]) {
    await openPage(page, path);
    await expect(page.getByRole('link', { name: 'Bloom Towers' }).first()).toBeVisible();
    expect(await axeFindings(page), path).toEqual([]);
  }
});

test('properties and articles can be shared from an app that shows no address', {
  tag: '@nightly',
}, async ({ page }) => {
  for (const path of ['/properties/bloom-towers', '/blog/uk-property-guide']) {
    await openPage(page, `${path}?utm_source=mail`);
    const { pathname, search } = new URL(await copiedLink(page));
    expect([pathname, search]).toEqual([path, '']);
  }
});

test('properties seen are listed until they are cleared', {
  tag: ['@nightly', '@worker'],
}, async ({ page }) => {
  await openOffline(page, '/properties/bloom-towers');
  await openPage(page, '/properties');
  await page.getByRole('main').getByRole('link', { name: 'Capital Gardens' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Capital Gardens');
  // The part that notes the visit comes with the heart.
  await expect(page.getByRole('button', { name: 'Keep Capital Gardens' })).toBeVisible();
  await page.goBack();
  const seen = page.getByRole('region', { name: 'Recently seen' });
  await expect(seen.getByRole('heading', { level: 3 })).toHaveText([
    'Capital Gardens',
    'Bloom Towers',
  ]);
  await seen.getByRole('button', { name: /^Clear/ }).click();
  await expect(page.getByText('Forgotten on this phone.')).toBeFocused();
  await openPage(page, '/shortlist');
  await expect(page.getByText('Nothing kept yet')).toBeVisible();
  await expect(seen).toHaveCount(0);
});

test('a shortlist of all properties prints on one sheet', { tag: '@nightly' }, async ({ page }) => {
  await page.goto(`/shortlist${OF_THREE},st-pauls-birmingham,brum-height-7`);
  await expect(rows(page)).toHaveCount(5);
  const pdf = await page.pdf({ format: 'A4', printBackground: true });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.print-note')).toContainText('+234');
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
});
