import { expect, test } from '../support/fixtures';

test('the price range of Capital Gardens is on one line in the bar of a small phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/properties/capital-gardens');
  const price = page.locator('.bottom-bar').getByText('₦63M–₦129M');
  expect(await price.evaluate((one) => one.getClientRects().length)).toBe(1);
});

test('no rule stands below the band of the property of the day', async ({ page }) => {
  await page.goto('/properties');
  const below = page.locator('#why-invest > *');
  await expect(below).toHaveCSS('border-top-width', '0px');
  await page.goto('/properties?status=pre-launch');
  await expect(page.locator('#property-of-the-day')).toHaveCount(0);
  await expect(below).toHaveCSS('border-top-width', '1px');
});
