import type { Page } from '@playwright/test';
import { builtPages } from '../support/built-pages';
import { alive, pressAll, readAnswered, readTouched, touchAll } from '../support/early-touch';
import type { FaultProxy } from '../support/fault-proxy';
import { expect, test } from '../support/fixtures';
import { hydrated } from '../support/on-device';
import { onSlowProcessor } from '../support/slow-processor';

// A worker would have the script on the device.
test.use({ serviceWorkers: 'block' });

/** Opens a page without its script, which comes with the returned function. */
async function openStill(page: Page, network: FaultProxy, path: string): Promise<() => void> {
  // A page that still works could go on to another address.
  await page.goto('about:blank');
  const release = network.hold((asked) => asked.startsWith('/assets/') && asked.endsWith('.js'));
  await page.goto(path, { waitUntil: 'load' });
  expect(await page.evaluate(() => window.appReady), 'the script is held back').toBeUndefined();
  return release;
}

const PARTS = {
  article: (path: string) => path.startsWith('/blog/'),
  property: (path: string) => path.startsWith('/properties/'),
  'other page': (path: string) => !/^\/(blog|properties)\//.test(path),
};
const field = (page: Page, id: string) => page.locator(`#${id}`);
const list = (page: Page) => page.locator('.property-grid > li');

test.describe('before the page’s script is there', () => {
  // What an earlier page has fetched would be there at once: /admin fetches all that /auth needs, if it has the time.
  test.beforeEach(async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    // Without this the next command is accepted and does nothing.
    await session.send('Network.enable');
    await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  });

  for (const [part, matches] of Object.entries(PARTS)) {
    test(`what is filled in, opened and swiped on every ${part} stays as it was left`, async ({
      page,
      network,
    }) => {
      test.slow();
      for (const path of builtPages().filter(matches)) {
        await test.step(path, async () => {
          const release = await openStill(page, network, path);
          await touchAll(page);
          const left = await readTouched(page);
          release();
          await hydrated(page);
          await alive(page);
          expect(await readTouched(page)).toEqual(left);
        });
      }
    });

    test(`every button that is pressed on every ${part} is answered once the page is alive`, async ({
      page,
      network,
    }) => {
      test.slow();
      for (const path of builtPages().filter(matches)) {
        await test.step(path, async () => {
          const release = await openStill(page, network, path);
          const names = await pressAll(page);
          release();
          await hydrated(page);
          await expect.poll(() => readAnswered(page)).toEqual(names);
        });
      }
    });
  }

  test('a tap on Filters opens them once the page is alive', async ({ page, network }) => {
    const release = await openStill(page, network, '/properties');
    await page.getByRole('button', { name: 'Filters' }).tap();
    release();
    await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
  });

  test('two taps on a carousel’s arrow go on by two pictures', async ({ page, network }) => {
    const release = await openStill(page, network, '/properties/citadel-views');
    const carousel = page.locator('[aria-roledescription="carousel"]').first();
    const next = carousel.getByRole('button', { name: 'Next picture' });
    await next.tap();
    await next.tap();
    release();
    await expect(carousel.getByText(/^3 \//)).toBeVisible();
  });

  test('a carousel that was swiped counts from there, and stands still', async ({
    page,
    network,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const release = await openStill(page, network, '/properties/citadel-views');
    await touchAll(page);
    release();
    const carousel = page.locator('[aria-roledescription="carousel"]').first();
    await expect(carousel.getByText(/^2 \//)).toBeVisible();
    await expect(carousel.getByRole('button', { name: 'Play the pictures' })).toBeVisible();
    await carousel.getByRole('button', { name: 'Next picture' }).tap();
    await expect(carousel.getByText(/^3 \//)).toBeVisible();
  });

  test('the filters that were chosen narrow the list that an address asks for', async ({
    page,
    network,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const release = await openStill(page, network, '/properties?status=available&type=land');
    await field(page, 'filter-location').selectOption('lagos');
    await field(page, 'filter-type').selectOption('apartment');
    release();
    await hydrated(page);
    await expect.poll(() => new URL(page.url()).search).toContain('location=lagos');
    expect(new URL(page.url()).searchParams.get('type')).toBe('apartment');
    await expect(field(page, 'filter-status')).toHaveValue('available');
    await expect(field(page, 'filter-location')).toHaveValue('lagos');
    await expect(page.locator('.filter-button .count, .action .count').first()).toContainText('3');
  });
});

for (const path of ['/', '/properties/citadel-views', '/about']) {
  test(`${path} takes nothing for touched that nobody has touched, and fetches nothing to send it`, async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.addInitScript(() => {
      window.told = [];
      for (const type of ['focusin', 'input', 'keydown', 'pointerdown']) {
        addEventListener(type, () => window.told.push(type), true);
      }
    });
    await page.goto(path);
    await hydrated(page);
    await page.waitForFunction(() => window.taps === undefined);
    // What the page had missed is heard a moment later.
    await page.evaluate(() => new Promise((heard) => setTimeout(heard)));
    await page.evaluate(() => new Promise((heard) => requestIdleCallback(heard)));
    expect(await page.evaluate(() => window.told)).toEqual([]);
    expect(asked.filter((url) => /\/(open-sending|submission|draft)-/.test(url))).toEqual([]);
  });
}

test('on a slow phone and a slow line words that are searched for stay, and the list follows them', async ({
  page,
  network,
}) => {
  await page.goto('about:blank');
  await onSlowProcessor(page, 6);
  network.shape({ roundTripMs: 150, bytesPerSecond: 50_000 });
  await page.goto('/properties', { waitUntil: 'commit' });
  await field(page, 'search').pressSequentially('birmingham', { delay: 60 });
  await hydrated(page);
  await expect(list(page)).toHaveCount(1);
  await expect(field(page, 'search')).toHaveValue('birmingham');
  expect(new URL(page.url()).search).toBe('?search=birmingham');
});
