import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { openPage } from '../support/on-device';

const card = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title });
const also = (page: Page, currency: string) =>
  page.getByRole('group', { name: 'Also show prices in' }).getByRole('button', { name: currency });

test('a currency chosen once stands beside every price, on the next visit before any script runs', async ({
  page,
  complaints,
}) => {
  complaints.expectNetworkErrors();
  await openPage(page, '/properties');
  await expect(card(page, 'Bloom Towers')).toContainText('₦285M');
  await expect(page.getByText('(about', { exact: false }).filter({ visible: true })).toHaveCount(0);
  await also(page, 'GBP').click();
  await expect(card(page, 'Bloom Towers').getByText('(about £143k)')).toBeVisible();
  await expect(page.getByText('indicative rates of')).toBeVisible();

  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/properties/brum-height-7');
  await expect(page.getByText('(about £135k)').first()).toBeVisible();
  await expect(page.getByText('The contract is in naira.')).toBeVisible();
});

test('a property offers the currencies in which its price can be shown, and none if the price is on request', {
  tag: '@nightly',
}, async ({ page }) => {
  const choice = page.getByRole('group', { name: 'Also show prices in' });
  await page.goto('/properties/brum-height-7');
  await expect(choice.getByRole('button')).toHaveText(['$', '£']);
  await choice.getByRole('button', { name: 'USD' }).click();
  await expect(page.getByText('(about $180k)').filter({ visible: true }).first()).toBeVisible();
  await openPage(page, '/properties/citadel-views');
  await expect(page.getByText('The contract is in naira.')).toBeVisible();
  await expect(choice).toHaveCount(0);
});

test('the filter speaks the chosen currency, dollars until one is chosen', {
  tag: '@nightly',
}, async ({ page }) => {
  await page.goto('/properties?price=100k-500k');
  await expect(card(page, 'Bloom Towers').getByText('(about $190k)')).toBeVisible();
  await also(page, 'NGN').click();
  await expect(card(page, 'Bloom Towers').getByText('(about $190k)')).toBeHidden();
  await page.getByRole('button', { name: /^Filters/ }).click();
  const price = page.getByRole('dialog').getByLabel('Price');
  await expect(price.locator('option:checked')).toHaveText('₦150M to ₦750M');
});

test('the property of the day is shown with results that it belongs to, and not with others', {
  tag: '@nightly',
}, async ({ page }) => {
  const ofTheDay = page.getByRole('heading', { name: 'Brum Height 7' });
  await page.goto('/properties?price=100k-500k');
  await expect(ofTheDay).toBeVisible();
  await page.goto('/properties?price=under-100k');
  await expect(card(page, 'Capital Gardens')).toBeVisible();
  await expect(ofTheDay).toBeHidden();
});
