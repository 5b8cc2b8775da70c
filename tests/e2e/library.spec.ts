import { readdirSync } from 'node:fs';
import { parse } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import type { FaultProxy } from '../support/fault-proxy';
import { expect, test, WITH_WORKER } from '../support/fixtures';
import { keptPages, openOffline, openPage, readyOffline, touch } from '../support/on-device';
import { workerOf } from '../support/worker';

test.use(WITH_WORKER);

test.beforeEach(({ complaints }) => complaints.expectNetworkErrors());

const OFFLINE = /isn’t on this phone yet/;

test('a viewed page opens offline, by its address or a tap; any other says so and opens by itself once online', async ({
  page,
  network,
}) => {
  await savingData(page);
  await page.goto('/services');
  await touch(page);
  await readyOffline(page);
  await page.goto('/privacy');
  await expect.poll(() => keptPages(page)).toEqual(['/privacy', '/services']);
  await leave(page, network);

  await page.goto('/services');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Our services, before and after you buy',
  );
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/privacy/i);
  await page.goto('/uk-investment');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(OFFLINE);
  await touch(page);
  await expect(page.getByRole('main').getByRole('link', { name: 'Services' })).toBeVisible();

  await network.light();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'UK property investment for Nigerians',
  );
  expect(new URL(page.url()).pathname).toBe('/uk-investment');
});

test('with Save-Data a page that is not touched loads no script, no fonts and one picture', {
  tag: '@nightly',
}, async ({ page, network }) => {
  await savingData(page);
  await page.goto('/');
  const scripts = () => network.requests.filter((path) => path.endsWith('.js'));
  expect(scripts()).toEqual([]);
  const pictures = () => network.requests.filter((path) => path.startsWith('/media/')).length;
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveCSS('font-family', /^"Newsreader fallback"/);
  expect(pictures()).toBe(1);
  expect(network.requests.filter((path) => path.startsWith('/fonts/'))).toEqual([]);
  await scrollThrough(page);
  await expect.poll(pictures).toBeGreaterThan(1);
  await touch(page);
});

for (const [slug, width, height] of [
  ...readdirSync('src/content/properties').map((file) => [parse(file).name, 390, 844] as const),
  ['bloom-towers', 320, 640],
] as const) {
  test(`keeping, sharing and saving ${slug} are on the first screen at ${width} px @worker`, {
    tag: '@nightly',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openOffline(page, `/properties/${slug}`);
    const bar = await page.getByRole('navigation', { name: 'Quick actions' }).boundingBox();
    for (const name of [/^Keep .+ in your shortlist$/, 'Share', /^Save for offline/]) {
      const box = await page.getByRole('button', { name }).boundingBox();
      expect(box && box.y + box.height, String(name)).toBeLessThanOrEqual(bar?.y ?? 0);
      expect(box && box.x + box.width).toBeLessThanOrEqual(width);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
}

test('a property saved for offline has all its pictures without a network, on every slide', {
  tag: '@nightly',
}, async ({ page, network }) => {
  await savingData(page);
  await page.goto('/properties/bloom-towers');
  await touch(page);
  await readyOffline(page);
  await page.getByRole('button', { name: /^Save for offline/ }).click();
  await expect(page.getByText('Saved on this phone')).toBeVisible();
  await leave(page, network);

  await page.goto('/properties/bloom-towers');
  await touch(page);
  await expect(page.getByText('Saved on this phone')).toBeVisible();
  await scrollThrough(page);
  await expect.poll(() => brokenPictures(page)).toEqual([]);
  await expectAllSlides(page);
  await page.getByRole('button', { name: 'Full screen' }).click();
  const gallery = page.getByRole('dialog', { name: /^Pictures of/ });
  await gallery.getByRole('button', { name: 'Next picture' }).click();
  // Those shown, and the neighbours of each: all that the page counts there.
  await expect.poll(() => shownPictures(gallery)).toBe(3);
  expect(await brokenPictures(page)).toEqual([]);
});

test('downloading the whole site shows progress, reports an interruption, and resumes', {
  tag: '@nightly',
}, async ({ page, network }) => {
  await savingData(page);
  await page.goto('/app');
  await touch(page);
  await readyOffline(page);
  let pictures = 0;
  network.onRequest((path) => {
    if (path.startsWith('/media/') && ++pictures === 4) void network.goDark();
  });
  await page.getByRole('button', { name: /^Download the site/ }).click();
  await expect(page.getByText(/The connection was lost/)).toBeVisible();
  network.onRequest(() => {});
  await network.light();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('The whole site is on this phone.')).toBeVisible({ timeout: 60_000 });
  await leave(page, network);

  for (const path of ['/', '/properties/capital-gardens', '/blog/abuja-property-spotlight']) {
    await page.goto(path);
    await touch(page);
    await scrollThrough(page);
    await expect.poll(() => brokenPictures(page), path).toEqual([]);
    if (!path.startsWith('/blog/')) await expectAllSlides(page);
  }
});

test('a captive portal that answers every request poisons no cache', { tag: '@nightly' }, async ({
  page,
  network,
}) => {
  network.portal(true);
  await page.goto('/');
  network.portal(false);
  await openOffline(page, '/');
  network.portal(true);
  await page.goto('/services');
  await page.goto('/about');
  network.portal(false);

  for (const path of ['/', '/about', '/services']) {
    await openPage(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Please log in')).toHaveCount(0);
  }
});

/** Loses the network, the worker and everything outside the worker's caches. */
async function leave(page: Page, network: FaultProxy): Promise<void> {
  const worker = await workerOf(page);
  await page.goto('about:blank');
  await worker.stop();
  await (await page.context().newCDPSession(page)).send('Network.clearBrowserCache');
  await network.goDark();
}

/** A browser with its data saver on. */
async function savingData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
}

async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
      scrollTo(0, y);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
}

/** Advances the page's carousel through all its slides; each must show its own picture. */
async function expectAllSlides(page: Page): Promise<void> {
  const carousel = page.getByRole('region', { name: /^Pictures of/ });
  const slides = await carousel.getByRole('listitem').count();
  for (let slide = 1; slide < slides; slide++) {
    await carousel.getByRole('button', { name: 'Next picture' }).click();
    await expect(carousel.getByText(`${slide + 1} / ${slides}`)).toBeVisible();
  }
  expect(slides).toBeGreaterThan(1);
  await expect.poll(() => shownPictures(carousel)).toBe(slides);
}

/** The number of different pictures inside that have loaded. */
function shownPictures(inside: Locator): Promise<number> {
  return inside.locator('img').evaluateAll((images) => {
    const loaded = (images as HTMLImageElement[]).filter(({ naturalWidth }) => naturalWidth > 0);
    return new Set(loaded.map(({ currentSrc }) => currentSrc)).size;
  });
}

/** Pictures that the browser requested and could not show. */
function brokenPictures(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    Array.from(document.images)
      .filter((image) => image.currentSrc && (!image.complete || image.naturalWidth === 0))
      .map((image) => image.currentSrc),
  );
}
