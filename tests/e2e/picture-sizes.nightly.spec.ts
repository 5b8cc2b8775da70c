import type { Browser, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { cachedAddresses, hydrated, openOffline, openPage } from '../support/on-device';

const WIDTH = /-(\d+)\.avif$/;

/** A phone with three pixels per CSS pixel. */
async function openPhone(
  browser: Browser,
  baseURL: string | undefined,
  savesData = false,
  serviceWorkers: 'allow' | 'block' = 'block',
) {
  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 3,
    isMobile: true,
    hasTouch: true,
    serviceWorkers,
  });
  if (savesData) {
    await context.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
  }
  return context.newPage();
}

/** The width in pixels of the file that a picture shows. */
async function shownWidth(page: Page, selector: string): Promise<number> {
  const image = page.locator(selector).first();
  await image.scrollIntoViewIfNeeded();
  await expect
    .poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth > 0))
    .toBe(true);
  return Number(WIDTH.exec(await image.evaluate((one: HTMLImageElement) => one.currentSrc))?.[1]);
}

test('a phone with three pixels per CSS pixel shows full-width pictures at 1080', async ({
  browser,
  baseURL,
}) => {
  const page = await openPhone(browser, baseURL);
  await openPage(page, '/');
  expect(await shownWidth(page, '.hero-picture img')).toBe(1080);
  expect(await shownWidth(page, '.property-card-picture img')).toBe(1080);
  await page.goto('/properties/bloom-towers');
  expect(await shownWidth(page, '.carousel-track img')).toBe(1080);
  await page.context().close();
});

test('where data is saved, pictures further down are small, also after a step to another page', async ({
  browser,
  baseURL,
}) => {
  const page = await openPhone(browser, baseURL, true);
  await page.goto('/');
  await page.touchscreen.tap(5, 120);
  await hydrated(page);
  expect(await shownWidth(page, '.property-card-picture img')).toBe(640);
  await page.getByRole('link', { name: 'View All Properties' }).tap();
  await expect(page.getByRole('heading', { level: 2, name: 'Four developments' })).toBeVisible();
  expect(await shownWidth(page, '.property-grid img')).toBe(640);
  // Small ones stay as small as they are elsewhere.
  await page.goto('/blog');
  await page.touchscreen.tap(5, 300);
  await hydrated(page);
  expect(await shownWidth(page, '.article-card img')).toBe(360);
  await page.context().close();
});

test('a worker fetches a page’s first picture small while data is saved, and large afterwards', async ({
  browser,
  baseURL,
}) => {
  const page = await openPhone(browser, baseURL, false, 'allow');
  await openOffline(page, '/');
  const [worker] = page.context().serviceWorkers();
  const saveData = (saves: boolean) =>
    worker?.evaluate((saveData) => {
      Object.defineProperty(navigator, 'connection', { value: { saveData }, configurable: true });
    }, saves);
  const first = page.locator('.carousel-track img').first();
  /** The widths of the file that the browser asked for, and of the one that it was given. */
  const widths = async (path: string) => {
    await page.goto(path);
    return first.evaluate(async (one: HTMLImageElement) => {
      await one.decode();
      const asked = Number(one.currentSrc.match(/-(\d+)\.avif$/)?.[1]);
      // 270 pixels wide by its `sizes`, which the file that was asked for would fill.
      return [asked, Math.round((one.naturalWidth / 270) * asked)];
    });
  };
  await saveData(true);
  expect(await widths('/properties/bloom-towers')).toEqual([1080, 640]);
  // It is stored as what it is.
  const stored = async () =>
    (await cachedAddresses(page)).filter((path) => path.includes('bloom-towers-lead'));
  await expect.poll(stored).toEqual([expect.stringMatching(/-640\.avif$/)]);
  await saveData(false);
  expect(await widths('/properties/citadel-views')).toEqual([1080, 1080]);
  await page.context().close();
});
