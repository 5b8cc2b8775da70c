import type { Page } from '@playwright/test';
import type { FaultProxy } from '../support/fault-proxy';
import { expect, test } from '../support/fixtures';
import { hydrated } from '../support/on-device';

test('pictures below the fold wait until the first one has loaded', async ({ network, page }) => {
  const { asked, release } = holdFirstPicture(network);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  // Fonts have loaded and the layout is stable, so a browser has requested everything by now.
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (let frame = 0; frame < 10; frame++) await new Promise(requestAnimationFrame);
  });
  expect(asked).toEqual([expect.stringContaining('/media/hero-upright-')]);
  const kept = await picturesBoxes(page);

  release();
  await expect.poll(() => asked.length).toBeGreaterThan(1);
  await hydrated(page);
  expect(await picturesBoxes(page), 'nothing moves when they come').toEqual(kept);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('no picture is deferred', async ({ page }) => {
    const second = page.waitForResponse(/\/media\/bloom-towers-2-/);
    await page.goto('/properties');
    await page.getByRole('heading', { name: 'Bloom Towers' }).scrollIntoViewIfNeeded();
    expect((await second).ok()).toBe(true);
    expect((await page.locator('img[loading="lazy"]').first().boundingBox())?.x).toBe(0);
  });
});

/** The boxes of the pictures' figures or cards, because deferred pictures themselves are out of the layout. */
function picturesBoxes(page: Page): Promise<number[]> {
  return page
    .locator('picture')
    .evaluateAll((pictures) =>
      pictures.map(({ parentElement }) => parentElement?.getBoundingClientRect().height ?? 0),
    );
}

/** Records the requests for pictures; the first one hangs until released. */
function holdFirstPicture(network: FaultProxy) {
  const asked: string[] = [];
  network.onRequest((path) => path.startsWith('/media/') && asked.push(path));
  return { asked, release: network.hold((path) => path === asked[0]) };
}
