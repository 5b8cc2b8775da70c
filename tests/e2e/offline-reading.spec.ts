import type { Page } from '@playwright/test';
import { builtPages, indexedPages, NO_SUCH_PAGE, STAFF_PAGES } from '../support/built-pages';
import { SAVED, sendEnquiry, someEnquiry, toast } from '../support/enquiry';
import type { FaultProxy } from '../support/fault-proxy';
import { expect, test } from '../support/fixtures';
import { hydrated, keptPages, readyOffline } from '../support/on-device';
import { firstPage, type Phone } from '../support/phone';

const BLOOM_TOWERS = '/properties/bloom-towers';
const NOT_HERE = /isn’t on this phone yet/;

/** A browser that is started without a network, after a visit that saw the home page only; and what that looked like. */
async function afterOneVisit(phone: Phone, network: FaultProxy) {
  const visit = await firstPage(await phone.open());
  await visit.goto('/');
  await readyOffline(visit);
  await expect.poll(() => keptPages(visit), { timeout: 30_000 }).toEqual(indexedPages());
  const paper = await visit.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const headline = await visit.getByRole('heading', { level: 1 }).textContent();
  await phone.close();
  await network.goDark();
  return { page: await firstPage(await phone.open()), paper, headline };
}

/** Every page of the build, in parts that are of one size. */
const PARTS: [string, (path: string) => boolean][] = [
  ['article', (path) => path.startsWith('/blog')],
  ['property', (path) => path.startsWith('/properties')],
  ['other page', (path) => !/^\/(blog|properties)/.test(path)],
];

for (const [part, isOfPart] of PARTS) {
  test(`after one visit to home every ${part} opens cold without a network, with style and script`, async ({
    complaints,
    phone,
    network,
  }) => {
    complaints.expectNetworkErrors();
    const { page, paper, headline } = await afterOneVisit(phone, network);
    const paths = builtPages().filter(isOfPart);
    expect(paths.length).toBeGreaterThan(4);
    for (const path of paths) {
      await test.step(path, async () => {
        await page.goto(path);
        expect(new URL(page.url()).pathname).toBe(path);
        const heading = page.getByRole('heading', { level: 1 });
        await expect(heading).toBeVisible();
        const isHere = path !== '/offline' && !STAFF_PAGES.includes(path);
        if (isHere) await expect(heading).not.toHaveText(NOT_HERE);
        else await expect(heading).toHaveText(NOT_HERE);
        if (path !== '/') await expect(heading).not.toHaveText(headline ?? '');
        expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(
          paper,
        );
        await hydrated(page);
      });
    }
  });
}

test('after one visit to home a form works without a network, and an unknown address gets our page', async ({
  complaints,
  phone,
  network,
}) => {
  complaints.expectNetworkErrors();
  const { page } = await afterOneVisit(phone, network);
  await page.goto('/properties/citadel-views?utm_source=flyer');
  await sendEnquiry(page, someEnquiry());
  await expect(toast(page, SAVED)).toBeVisible();

  await page.goto(NO_SUCH_PAGE);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'This address can’t be checked without a connection',
  );
});

test('the page that was open when the worker came is kept as soon as it is in charge', async ({
  page,
}) => {
  await page.goto('/services');
  const kept = await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    return (await (await caches.open('pages')).keys()).map(({ url }) => new URL(url).pathname);
  });
  expect(kept).toContain('/services');
});

test('a page that was reloaded past the worker is taken over all the same', async ({ page }) => {
  await page.goto('/');
  await readyOffline(page);
  const session = await page.context().newCDPSession(page);
  const isReloaded = page.waitForEvent('load');
  await session.send('Page.reload', { ignoreCache: true });
  await isReloaded;
  await readyOffline(page);
});

test('pictures that were seen are there without a network', async ({
  complaints,
  phone,
  network,
}) => {
  complaints.expectNetworkErrors();
  const visit = await firstPage(await phone.open());
  await visit.goto('/properties/citadel-views');
  await readyOffline(visit);
  const seen = () =>
    firstPictures(visit).then((pictures) => pictures.filter(({ width }) => width > 0));
  await expect.poll(async () => (await seen()).length).toBeGreaterThan(0);
  const before = await seen();
  // The worker has put away what the page loaded before there was a worker.
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

test('a picture that is on its way when the worker comes is kept as well', async ({
  page,
  network,
}) => {
  const asked: string[] = [];
  network.onRequest((path) => path.startsWith('/media/') && asked.push(path));
  // The first of those further down, which the page does not wait for.
  const release = network.hold((path) => path === asked[1]);
  await page.goto('/');
  await readyOffline(page);
  await expect.poll(() => seenPictures(page)).toContain(asked[0]);
  expect(await seenPictures(page)).not.toContain(asked[1]);
  release();
  await expect.poll(() => seenPictures(page)).toContain(asked[1]);
});

test('a picture that was never loaded shows its stand-in without a network, and comes with it', async ({
  page,
  complaints,
  network,
}) => {
  await page.goto('/about');
  await readyOffline(page);
  await expect.poll(() => keptPages(page)).toContain(BLOOM_TOWERS);
  complaints.expectNetworkErrors();
  await network.goDark();
  await page.goto(BLOOM_TOWERS);
  await hydrated(page);
  const picture = page.locator('main img').first();
  const isLoaded = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth > 0);
  await expect(picture).toHaveCSS('content', /^url\("data:image\/svg/);
  await expect(picture).toHaveCSS('background-image', /^url\("data:/);
  await expect(picture).toHaveAccessibleName(/\w/);
  expect(await isLoaded()).toBe(false);

  await network.light();
  await expect.poll(isLoaded, { timeout: 30_000 }).toBe(true);
  await expect(picture).toHaveCSS('content', 'normal');
});

test('what the browser has lost of the site comes from the network', async ({ page }) => {
  await page.goto('/about');
  await readyOffline(page);
  await page.evaluate(() => caches.delete('shell'));
  for (const path of ['/', '/capture']) {
    await page.goto(path);
    await hydrated(page);
    expect(new URL(page.url()).pathname).toBe(path);
  }
});

/** The paths of the pictures that are kept because they were seen. */
function seenPictures(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const keys = await (await caches.open('pictures')).keys();
    return keys.map(({ url }) => new URL(url).pathname);
  });
}

/** The pictures in the first screen, with their natural width (0: not loaded). */
function firstPictures(page: Page) {
  return page.evaluate(() =>
    Array.from(document.images)
      .filter((image) => image.getBoundingClientRect().top < window.innerHeight)
      .map((image) => ({ source: image.currentSrc, width: image.naturalWidth })),
  );
}
