import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { hydrated, openPage, readyOffline, reload } from '../support/on-device';

const ADDRESS = '/calculators/stamp-duty?price=210000&additional=1&non_resident=1';
const tax = (page: Page) => page.locator('output .text-price');

test('stamp duty is worked out as it is typed, and its address opens the same sum again', async ({
  page,
}) => {
  await openPage(page, '/calculators/stamp-duty');
  await page.getByLabel('Price of the home').pressSequentially('£210,000');
  await expect(tax(page)).toHaveText('£1,700');
  await page.getByLabel('own another home').check();
  await expect(tax(page)).toHaveText('£12,200');
  await page.getByLabel('fewer than 183 days').check();
  await expect(tax(page)).toHaveText('£16,400');
  await expect(page.getByLabel('Price of the home')).toHaveValue('£210,000');
  await expect(page).toHaveURL(new RegExp(`${ADDRESS.replace('?', '[?]')}$`));

  await page.goto(ADDRESS);
  await expect(tax(page)).toHaveText('£16,400');
  await expect(page.getByLabel('own another home')).toBeChecked();

  await page.getByLabel('Price of the home').fill('a lot');
  await expect(page.getByLabel('Price of the home')).toHaveAccessibleDescription(
    'Please enter a price in whole pounds, like 210,000 or 350k.',
  );
  await expect(page.locator('[aria-live]')).toHaveText(/whole pounds/);
  await expect(tax(page)).toHaveCount(0);
});

test('the payment plan of a unit has its price, leads back to it and asks about it; of one that is sold, about another', async ({
  page,
}) => {
  const calculatorOf = (unit: string) => `/calculators/payment-plan?property=bloom-towers&${unit}`;
  const chat = page.locator('.bottom-bar .chat');
  const back = page.getByRole('link', { name: 'Back to Bloom Towers' });
  await openPage(page, calculatorOf('unit=W09-02'));
  await expect(page.locator('output')).toContainText('₦285,000,000 in all');
  await expect(back).toHaveAttribute('href', '/properties/bloom-towers?unit=W09-02#units');
  await expect(chat).toHaveAttribute('href', /Apartment%20W09-02.*send%20me%20an%20offer/);
  await page.goto(calculatorOf('unit=W05-02'));
  await expect(page.locator('output')).toContainText(/^Apartment W05-02 is sold/);
  await expect(page.getByLabel('Home or plot')).toContainText('W05-02, ₦285,000,000, sold');
  await expect(chat).toHaveAttribute('href', /Apartment%20W05-02.*another%20one%20like%20it/);
});

const PLAN = '/calculators/payment-plan?property=capital-gardens';
const due = (page: Page) => page.locator('output tbody tr');

test('a payment plan has dates and sums, and its address opens it again, also without a network @worker', async ({
  page,
  network,
}) => {
  await page.goto(PLAN);
  await expect(page.getByLabel('Property')).toHaveValue('capital-gardens');
  await page.getByLabel('Plan', { exact: true }).selectOption('Plot of 300 sqm, 6 months');
  await page.getByLabel('First payment on').fill('2027-01-31');
  await page.getByLabel('Deposit').fill('10');
  await page.getByLabel('The currency that you earn in').selectOption('GBP (£)');
  await page.getByText('20% worse for you', { exact: true }).click();
  await expect(page.locator('output .text-price')).toHaveText(
    'about £5,850 a month for 6 months, after £3,250',
  );
  await expect(page.locator('output')).toContainText('₦65,000,000 in all');
  await expect(due(page)).toHaveCount(7);
  await expect(due(page).nth(0)).toContainText('31 January 2027 Deposit');
  await expect(due(page).nth(0)).toContainText('£3,250');
  await expect(due(page).nth(1)).toContainText('28 February 2027');
  await expect(due(page).nth(1)).toContainText('₦9,750,000');
  await expect(due(page).nth(1)).toContainText('£5,850');

  const address = page.url();
  await readyOffline(page);
  await network.goDark();
  await page.goto('/');
  await page.goto(address);
  await expect(due(page).nth(1)).toContainText('£5,850');
  await expect(page.getByRole('radio', { name: '20% worse for you' })).toBeChecked();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Add to calendar' }).click();
  const file = await (await download).path();
  expect((await readFile(file, 'utf8')).match(/BEGIN:VEVENT/g)).toHaveLength(7);
});

test('the first day of a plan can be typed over another, through days that do not exist', {
  tag: '@nightly',
}, async ({ page }) => {
  await page.goto(`${PLAN}&start=2027-01-31`);
  const start = page.getByLabel('First payment on');
  await expect(start).toHaveValue('2027-01-31');
  await start.focus();
  // The same in the order of days and months that any browser has; 31 February is passed on the way.
  await page.keyboard.type('02022028');
  await expect(start).toHaveValue('2028-02-02');
  await expect(due(page).first()).toContainText('2 February 2028');
});

test('quotes in the checklist of costs stay on the phone, also typed before hydration, in two tabs and after a reload', {
  tag: '@nightly',
}, async ({ context, page }) => {
  const quote = (on: Page, cost: string) => on.getByLabel(`Quote in naira for ${cost}`);
  let load: () => void = () => {};
  const script = new Promise<void>((resolve) => {
    load = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await script;
    await route.continue();
  });
  await page.goto('/guides/lagos-costs', { waitUntil: 'commit' });
  await quote(page, 'Agency fee').fill('250,000');
  const other = await context.newPage();
  await openPage(other, '/guides/lagos-costs');
  load();
  await hydrated(page);
  await quote(other, 'Company search').fill('30,000');
  await quote(page, 'Your lawyer’s fee').fill('900,000');

  await reload(page);
  await expect(quote(page, 'Agency fee')).toHaveValue('250,000');
  await expect(quote(page, 'Company search')).toHaveValue('30,000');
  await expect(quote(page, 'Your lawyer’s fee')).toHaveValue('900,000');

  // Emptied is emptied, and another page in between changes nothing.
  await quote(page, 'Agency fee').fill('');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Services' }).click();
  await expect(page).toHaveURL(/services/);
  await page.goBack();
  await expect(quote(page, 'Company search')).toHaveValue('30,000');
  await expect(quote(page, 'Agency fee')).toHaveValue('');
});
