import { expect, test } from '../support/fixtures';
import { tourForm } from '../support/forms';
import { openPage } from '../support/on-device';

test('home is eight phone screens at most without opening anything', {
  tag: '@nightly',
}, async ({ page }) => {
  await openPage(page, '/');
  const [height, footer] = await page.evaluate(() => [
    document.documentElement.scrollHeight / innerHeight,
    document.querySelector('footer')?.getBoundingClientRect().height ?? 0,
  ]);
  expect(page.viewportSize()).toMatchObject({ width: 390, height: 844 });
  expect(height).toBeLessThanOrEqual(8);
  expect(footer).toBeLessThanOrEqual(844);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  for (const [id, field] of [
    ['tour', '#tour-name'],
    ['payment', '#payment-cardNumber'],
  ] as const) {
    test(`an address that ends in #${id} opens it`, { tag: '@nightly' }, async ({ page }) => {
      await page.goto(`/#${id}`);
      await expect(page.locator(field)).toBeVisible();
    });
  }
});

test('a link to the tour from another page opens it', { tag: '@nightly' }, async ({ page }) => {
  await openPage(page, '/about');
  await page.evaluate(() => {
    const link = document.querySelector<HTMLAnchorElement>('footer a[href="/#contact"]');
    link?.click();
  });
  await expect(page).toHaveURL(/#contact$/);
  await page.evaluate(() => {
    location.hash = '#tour';
  });
  await expect(tourForm(page)).toBeVisible();
});
