import type { Page } from '@playwright/test';
import {
  builtPages,
  indexedPages,
  NO_SUCH_PAGE,
  onePageOfEachKind,
  STAFF_PAGES,
} from '../support/built-pages';
import { SAVED, sendEnquiry, someEnquiry } from '../support/enquiry';
import { expect, test, WITH_WORKER } from '../support/fixtures';
import { hydrated, keptPages, openOffline, openPage, readyOffline } from '../support/on-device';
import { firstPage } from '../support/phone';
import { SLOW_4G } from '../support/slow-line';
import { toast } from '../support/toasts';

test.use(WITH_WORKER);

const BLOOM_TOWERS = '/properties/bloom-towers';
const NOT_HERE = /isn’t on this phone yet/;

test('after one visit to the home page on 4G, every page opens offline after a cold start', async ({
  phone,
  network,
}) => {
  test.slow();
  network.shape(SLOW_4G);
  const visit = await firstPage(await phone.open());
  await openOffline(visit, '/');
  // Idle time needed on that connection: 30 s.
  await expect.poll(() => keptPages(visit)).toEqual(indexedPages());
  // In one file, because the pages share most of their text.
  expect(network.requests.filter((path) => /^\/blog\b|pages.json/.test(path))).toEqual([
    '/pages.json',
  ]);
  const paper = await paperOf(visit);
  const headline = await visit.getByRole('heading', { level: 1 }).textContent();
  await phone.close();
  await network.goDark();

  const page = await firstPage(await phone.open());
  const heading = page.getByRole('heading', { level: 1 });
  const paths = builtPages();
  const hydrating = onePageOfEachKind(paths);
  for (const path of paths) {
    await test.step(path, async () => {
      const answer = await page.goto(path, { waitUntil: 'domcontentloaded' });
      expect(new URL(page.url()).pathname).toBe(path);
      const isHere = path !== '/offline' && !STAFF_PAGES.includes(path);
      if (isHere) await expect(heading).not.toHaveText(NOT_HERE);
      else await expect(heading).toHaveText(NOT_HERE);
      if (path !== '/') await expect(heading).not.toHaveText(headline ?? '');
      expect(await paperOf(page)).toBe(paper);
      expect(answer?.headers()).toMatchObject({
        'content-type': expect.stringContaining('text/html'),
        'content-security-policy': expect.stringContaining("default-src 'none'"),
      });
      if (hydrating.includes(path)) await hydrated(page);
    });
  }

  await test.step('from one unopened article to another without leaving the page', async () => {
    await openPage(page, '/blog/uk-property-guide');
    await page
      .getByRole('heading', { name: 'Related articles' })
      .locator('xpath=ancestor::section')
      .getByRole('link')
      .first()
      .click();
    await expect(page).not.toHaveURL(/uk-property-guide/);
    await expect(heading).not.toHaveText(NOT_HERE);
  });

  await test.step('a form', async () => {
    await page.goto('/properties/citadel-views?utm_source=flyer');
    await sendEnquiry(page, someEnquiry());
    await expect(toast(page, SAVED)).toBeVisible();
  });

  await test.step('an unknown address', async () => {
    await page.goto(NO_SUCH_PAGE);
    await expect(heading).toHaveText('This address can’t be checked without a connection');
  });
});

test('a page force-reloaded past the worker is claimed anyway', async ({ page }) => {
  await openOffline(page, '/');
  const session = await page.context().newCDPSession(page);
  const isReloaded = page.waitForEvent('load');
  await session.send('Page.reload', { ignoreCache: true });
  await isReloaded;
  await readyOffline(page);
});

test('viewed pictures are available offline', async ({ phone, network }) => {
  const visit = await firstPage(await phone.open());
  await openOffline(visit, '/properties/citadel-views');
  const seen = () =>
    firstPictures(visit).then((pictures) => pictures.filter(({ width }) => width > 0));
  await expect.poll(async () => (await seen()).length).toBeGreaterThan(0);
  const before = await seen();
  // The worker has stored what the page loaded before it existed.
  await expect
    .poll(() => visit.evaluate(async () => (await (await caches.open('pictures')).keys()).length))
    .toBeGreaterThanOrEqual(before.length);
  await phone.close();
  await network.goDark();

  const page = await firstPage(await phone.open());
  await page.goto('/properties/citadel-views');
  await expect
    .poll(async () => (await firstPictures(page)).filter(({ width }) => width > 0))
    .toEqual(before);
});

test('a picture in flight when the worker takes control is stored as well', async ({
  page,
  network,
}) => {
  const asked: string[] = [];
  network.onRequest((path) => path.startsWith('/media/') && asked.push(path));
  // The first one below the fold, which the page does not wait for.
  const release = network.hold((path) => path === asked[1]);
  await openOffline(page, '/');
  await expect.poll(() => seenPictures(page)).toContain(asked[0]);
  expect(await seenPictures(page)).not.toContain(asked[1]);
  release();
  await expect.poll(() => seenPictures(page)).toContain(asked[1]);
});

test('a picture that never loaded shows its placeholder offline, and loads once online', async ({
  page,
  network,
}) => {
  await openOffline(page, '/about');
  await expect.poll(() => keptPages(page)).toContain(BLOOM_TOWERS);
  await network.goDark();
  await openPage(page, BLOOM_TOWERS);
  const picture = page.locator('main img').first();
  const isLoaded = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth > 0);
  await expect(picture).toHaveCSS('content', /^url\("data:image\/svg/);
  await expect(picture).toHaveCSS('background-image', /^url\("data:/);
  await expect(picture).toHaveAccessibleName(/\w/);
  expect(await isLoaded()).toBe(false);

  await network.light();
  await expect.poll(isLoaded).toBe(true);
  await expect(picture).toHaveCSS('content', 'normal');
});

test('a picture that can not be loaded is not requested over and over', async ({
  page,
  network,
}) => {
  await openOffline(page, '/about');
  await expect.poll(() => keptPages(page)).toContain(BLOOM_TOWERS);
  await network.goDark();
  await page.clock.install();
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/media/') && asked.push(request.url()));
  await openPage(page, BLOOM_TOWERS);
  await expect(page.locator('main img[data-missing]').first()).toBeAttached();
  // The first retry, after five seconds.
  const before = asked.length;
  await page.clock.runFor(5_000);
  await expect.poll(() => asked.length).toBeGreaterThan(before);
  for (const one of new Set(asked)) {
    expect(asked.filter((url) => url === one).length, one).toBeLessThanOrEqual(4);
  }
});

test('files that the browser has evicted come from the network', async ({ page }) => {
  await openOffline(page, '/about');
  await page.evaluate(() => caches.delete('shell'));
  for (const path of ['/', '/capture']) {
    await openPage(page, path);
    expect(new URL(page.url()).pathname).toBe(path);
  }
});

/** The colour of the page, which comes from its styles. */
function paperOf(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.body).backgroundColor);
}

/** The paths of pictures stored because they were viewed. */
function seenPictures(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const keys = await (await caches.open('pictures')).keys();
    return keys.map(({ url }) => new URL(url).pathname);
  });
}

/** The pictures above the fold with their natural width (0: not loaded). */
function firstPictures(page: Page) {
  return page.evaluate(() =>
    Array.from(document.images)
      .filter((image) => image.getBoundingClientRect().top < window.innerHeight)
      .map((image) => ({ source: image.currentSrc, width: image.naturalWidth })),
  );
}
