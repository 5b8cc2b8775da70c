import { expect, test } from '../support/fixtures';

test('the price range of Capital Gardens is on one line in the bar of a small phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/properties/capital-gardens');
  const price = page.locator('.bottom-bar').getByText('₦63M–₦129M');
  expect(await price.evaluate((one) => one.getClientRects().length)).toBe(1);
});

test('on a wide screen the figures of the home page stand equally close to their words', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/');
  const gaps = await page.locator('.stats > div').evaluateAll((all) =>
    all.map((one) => {
      const [words, figure] = [one.querySelector('dt'), one.querySelector('dd')?.firstChild];
      if (!words || !figure) return Number.NaN;
      const range = document.createRange();
      range.selectNode(figure);
      return Math.round(words.getBoundingClientRect().left - range.getBoundingClientRect().right);
    }),
  );
  // The large figure has its words below.
  expect(gaps[0]).toBe(gaps[2]);
});

test('no rule stands below the band of the property of the day', async ({ page }) => {
  await page.goto('/properties');
  const below = page.locator('#why-invest > *');
  await expect(below).toHaveCSS('border-top-width', '0px');
  await page.goto('/properties?status=pre-launch');
  await expect(page.locator('#property-of-the-day')).toHaveCount(0);
  await expect(below).toHaveCSS('border-top-width', '1px');
});
