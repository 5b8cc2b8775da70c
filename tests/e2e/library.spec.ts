import type { Page } from '@playwright/test';
import { indexedPages } from '../support/built-pages';
import { expect, test, WITH_WORKER } from '../support/fixtures';
import { hydrated, keptPages, readyOffline } from '../support/on-device';
import { firstPage } from '../support/phone';

test.use(WITH_WORKER);

test.beforeEach(({ complaints }) => complaints.expectNetworkErrors());

const OFFLINE = /isn’t on this phone yet/;

test('a viewed page opens offline; any other says so and opens by itself once online', async ({
  phone,
  network,
}) => {
  const visit = await firstPage(await phone.open());
  await savingData(visit);
  await visit.goto('/services');
  await readyOffline(visit);
  await expect.poll(() => keptPages(visit)).toEqual(['/services']);
  await phone.close();
  await network.goDark();

  const page = await firstPage(await phone.open());
  await page.goto('/services');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'From the first question to long after the keys',
  );
  await page.goto('/uk-investment');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(OFFLINE);
  await hydrated(page);
  await expect(page.getByRole('main').getByRole('link', { name: 'Services' })).toBeVisible();

  await network.light();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'A British address, held from anywhere',
    { timeout: 15_000 },
  );
  expect(new URL(page.url()).pathname).toBe('/uk-investment');
});

test('a page that does not arrive is given up after ten seconds', async ({ page, network }) => {
  await savingData(page);
  await page.goto('/');
  await readyOffline(page);
  const release = network.hold((path) => path === '/services');
  await page.goto('/services');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(OFFLINE);
  // A stored page does not wait for the network at all.
  await page.goto('/');
  await hydrated(page);
  release();
});

test('after one visit the text of every page is fetched in the background', async ({
  phone,
  network,
}) => {
  const visit = await firstPage(await phone.open());
  await visit.goto('/');
  await readyOffline(visit);
  await expect.poll(() => keptPages(visit), { timeout: 30_000 }).toEqual(indexedPages());
  // In one file, because the pages share most of their text.
  expect(network.requests.filter((path) => /^\/blog\b|pages.json/.test(path))).toEqual([
    '/pages.json',
  ]);
  await phone.close();
  await network.goDark();

  const page = await firstPage(await phone.open());
  const answer = await page.goto('/blog/uk-property-guide');
  expect(answer?.headers()).toMatchObject({
    'content-type': expect.stringContaining('text/html'),
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  });
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(OFFLINE);
  await hydrated(page);
  // From one stored article to another without leaving the page.
  await page
    .getByRole('heading', { name: 'Read on' })
    .locator('xpath=ancestor::section')
    .getByRole('link')
    .first()
    .click();
  await expect(page).not.toHaveURL(/uk-property-guide/);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(OFFLINE);
});

test('with Save-Data nothing is fetched in the background', async ({ page, network }) => {
  await savingData(page);
  await page.goto('/about');
  await readyOffline(page);
  await expect.poll(() => keptPages(page)).toEqual(['/about']);
  expect(network.requests.filter((path) => /^\/blog\/|pages.json/.test(path))).toEqual([]);
});

test('with Save-Data a page that is not touched loads no script, no fonts and one picture', async ({
  page,
  network,
}) => {
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
  await heading.click();
  await hydrated(page);
});

test('a property saved for offline has all its pictures without a network', async ({
  phone,
  network,
}) => {
  const visit = await firstPage(await phone.open());
  await savingData(visit);
  await visit.goto('/properties/bloom-towers');
  await readyOffline(visit);
  await hydrated(visit);
  await visit.getByRole('button', { name: /^Save for offline/ }).click();
  await expect(visit.getByText('Saved on this phone', { exact: true })).toBeVisible();
  await phone.close();
  await network.goDark();

  const page = await firstPage(await phone.open());
  await page.goto('/properties/bloom-towers');
  await hydrated(page);
  await expect(page.getByText('Saved on this phone', { exact: true })).toBeVisible();
  await scrollThrough(page);
  await expect.poll(() => brokenPictures(page)).toEqual([]);
});

test('downloading the whole site shows progress, reports an interruption, and resumes', async ({
  phone,
  network,
}) => {
  const visit = await firstPage(await phone.open());
  await savingData(visit);
  await visit.goto('/app');
  await readyOffline(visit);
  await hydrated(visit);
  let pictures = 0;
  network.onRequest((path) => {
    if (path.startsWith('/media/') && ++pictures === 4) void network.goDark();
  });
  await visit.getByRole('button', { name: /^Download the site/ }).click();
  await expect(visit.getByText(/The connection was lost/)).toBeVisible();
  network.onRequest(() => {});
  await network.light();
  await visit.getByRole('button', { name: 'Go on' }).click();
  await expect(visit.getByText('The whole site is on this phone.')).toBeVisible({
    timeout: 60_000,
  });
  await phone.close();
  await network.goDark();

  const page = await firstPage(await phone.open());
  for (const path of ['/', '/properties/capital-gardens', '/blog/abuja-property-spotlight']) {
    await page.goto(path);
    await hydrated(page);
    await scrollThrough(page);
    await expect.poll(() => brokenPictures(page), path).toEqual([]);
  }
});

test('a captive portal that answers every request poisons no cache', async ({ phone, network }) => {
  network.portal(true);
  const trapped = await firstPage(await phone.open());
  await trapped.goto('/');
  network.portal(false);
  await trapped.goto('/');
  await readyOffline(trapped);
  network.portal(true);
  await trapped.goto('/services');
  await trapped.goto('/about');
  network.portal(false);
  await phone.close();

  const page = await firstPage(await phone.open());
  for (const path of ['/', '/about', '/services']) {
    await page.goto(path);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Please log in')).toHaveCount(0);
  }
});

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

/** Pictures that the browser requested and could not show. */
function brokenPictures(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    Array.from(document.images)
      .filter((image) => image.currentSrc && (!image.complete || image.naturalWidth === 0))
      .map((image) => image.currentSrc),
  );
}
