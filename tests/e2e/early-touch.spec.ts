import type { Page } from '@playwright/test';
import { onePageOfEachControl } from '../support/built-pages';
import { alive, pressAll, readAnswered, readTouched, touchAll } from '../support/early-touch';
import type { FaultProxy } from '../support/fault-proxy';
import { expect, test } from '../support/fixtures';
import { hydrated, openPage } from '../support/on-device';
import { onSlowProcessor } from '../support/slow-processor';

/** Opens a page but holds back its script until the returned function is called. */
async function openStill(page: Page, network: FaultProxy, path: string): Promise<() => void> {
  // Leave the old page first, because it is still running and could navigate.
  await page.goto('about:blank');
  const release = network.hold((asked) => asked.startsWith('/assets/') && asked.endsWith('.js'));
  await page.goto(path, { waitUntil: 'load' });
  expect(await page.evaluate(() => window.appReady), 'the script is held back').toBeUndefined();
  return release;
}

/** Opens one page with each set of controls, and lets it be touched before it hydrates. */
async function onEachControl(
  page: Page,
  network: FaultProxy,
  touch: (hydrate: () => Promise<void>) => Promise<void>,
): Promise<void> {
  test.slow();
  for (const path of onePageOfEachControl()) {
    await test.step(path, async () => {
      const release = await openStill(page, network, path);
      await touch(async () => {
        release();
        await hydrated(page);
      });
    });
  }
}

const field = (page: Page, id: string) => page.locator(`#${id}`);
const list = (page: Page) => page.locator('.property-grid > li');

test.describe('before hydration', () => {
  // Start with an empty cache: /admin, for instance, preloads everything that /auth needs.
  test.beforeEach(async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    // Without this the next command is accepted but has no effect.
    await session.send('Network.enable');
    await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  });

  test('what is filled in, opened and swiped on any page stays that way', {
    tag: '@nightly',
  }, async ({ page, network }) => {
    await onEachControl(page, network, async (hydrate) => {
      await touchAll(page);
      const left = await readTouched(page);
      await hydrate();
      await alive(page);
      expect(await readTouched(page)).toEqual(left);
    });
  });

  test('every button pressed on any page takes effect after hydration', {
    tag: '@nightly',
  }, async ({ page, network }) => {
    await onEachControl(page, network, async (hydrate) => {
      const pressed = await pressAll(page);
      await hydrate();
      await expect.poll(() => readAnswered(page)).toEqual(pressed);
    });
  });

  test('a tap on Filters opens them after hydration', async ({ page, network }) => {
    const release = await openStill(page, network, '/properties');
    await page.getByRole('button', { name: 'Filters' }).tap();
    release();
    await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
  });

  test('two taps on a carousel’s arrow advance by two pictures', { tag: '@nightly' }, async ({
    page,
    network,
  }) => {
    const release = await openStill(page, network, '/properties/citadel-views');
    const carousel = page.locator('[aria-roledescription="carousel"]').first();
    const next = carousel.getByRole('button', { name: 'Next picture' });
    await next.tap();
    await next.tap();
    release();
    await expect(carousel.getByText(/^3 \//)).toBeVisible();
  });

  test('filters chosen early narrow the list that the address asks for', {
    tag: '@nightly',
  }, async ({ page, network }) => {
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
    await expect(page.getByText(/^\d set$/).first()).toContainText('3');
  });
});

for (const path of ['/', '/properties/citadel-views', '/about']) {
  test(`${path} takes nothing untouched for touched, and loads no sending code`, {
    tag: '@nightly',
  }, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.addInitScript(() => {
      window.told = [];
      for (const type of ['focusin', 'input', 'keydown', 'pointerdown']) {
        addEventListener(type, () => window.told.push(type), true);
      }
    });
    await openPage(page, path);
    await page.waitForFunction(() => window.taps === undefined);
    // Missed events are replayed a moment later.
    await page.evaluate(() => new Promise((heard) => setTimeout(heard)));
    await page.evaluate(() => new Promise((heard) => requestIdleCallback(heard)));
    expect(await page.evaluate(() => window.told)).toEqual([]);
    expect(asked.filter((url) => /\/(open-sending|submission|draft)-/.test(url))).toEqual([]);
  });
}

test('on a slow phone and connection a search that is typed early is kept, and the list follows it', {
  tag: '@nightly',
}, async ({ page, network }) => {
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
