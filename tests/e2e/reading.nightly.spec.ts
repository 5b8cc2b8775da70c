import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { openPage } from '../support/on-device';

const GUIDE = '/blog/uk-property-guide';
const BREXIT = '/blog/brexit-uk-property-impact';

test('links in an article navigate within the site, and back again', async ({ page }) => {
  await openPage(page, BREXIT);
  const marked = await markDocument(page);
  const title = await page.title();
  const words = await page.locator('.prose').textContent();

  await page.locator(`.prose a[href="${GUIDE}"]`).first().click();
  await expect(page).toHaveURL(GUIDE);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Buying a flat in England/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveTitle(/^Buying a flat in England/);
  await expect(page.locator('.prose')).not.toHaveText(words ?? '');

  await page.goBack();
  await expect(page).toHaveURL(BREXIT);
  await expect(page).toHaveTitle(title);
  await expect(page.locator('.prose')).toHaveText(words ?? '');

  await page.locator('#related ~ ul a, [aria-labelledby="related"] a').first().click();
  await expect(page).not.toHaveURL(BREXIT);
  await expect(page.getByText('Back to Blog')).toBeVisible();
  await page.getByText('Back to Blog').click();
  await expect(page).toHaveURL('/blog');
  await page.locator(`a[href="${BREXIT}"]`).first().click();
  await expect(page).toHaveTitle(title);
  expect(await marked()).toBe(true);
});

/** @returns a function that checks whether the page is still the same document */
async function markDocument(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => document.documentElement.setAttribute('data-mark', ''));
  return () => page.evaluate(() => document.documentElement.hasAttribute('data-mark'));
}
