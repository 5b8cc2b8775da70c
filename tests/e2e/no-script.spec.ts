import { expect, test } from '../support/fixtures';

test.use({ javaScriptEnabled: false });

test('without scripts, what needs them says so instead of waiting', async ({ page }) => {
  for (const path of ['/outbox', '/shortlist', '/compare', '/capture']) {
    await page.goto(path);
    const line = page.locator('main noscript');
    await expect(line, path).toBeVisible();
    expect(await line.evaluate((one) => one.textContent)).toBe('This page needs JavaScript.');
    await expect(page.locator('.waits'), path).toBeHidden();
  }
});

test('without scripts, a property has its own letters, and neither gaps nor dead buttons', {
  tag: '@nightly',
}, async ({ page }) => {
  await page.goto('/properties/bloom-towers');
  const name = page.locator('.header').getByText('Meridian Estates').first();
  await expect(name).toHaveCSS('font-family', /^"?Newsreader"?,/);
  const main = page.locator('main');
  await expect(main.getByText('Starting Price')).toBeVisible();
  await expect(main.locator('.no-print:empty').filter({ visible: true })).toHaveCount(0);
  await expect(main.locator('button').filter({ visible: true })).toHaveCount(0);
});
