import type { Page } from '@playwright/test';
import { enquiryForm, SAVED, sendEnquiry, someEnquiry, toast } from '../support/enquiry';
import { test as base, expect } from '../support/fixtures';
import { countWaiting, hydrated, keptPages, readyOffline } from '../support/on-device';
import { NEXT_EMAIL, NEXT_RELEASE, type Release, serveRelease } from '../support/releases';

const test = base.extend<{ next: Release }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
  next: async ({}, use) => {
    const release = await serveRelease(NEXT_RELEASE);
    await use(release);
    await release.stop();
  },
});

test.describe.configure({ timeout: 120_000 });

test.beforeEach(({ complaints }) => {
  complaints.expectNetworkErrors();
  // A page of the old release that reads ahead gets the new one's documents, and refuses them.
  complaints.expectText(/integrity/);
});

const OFFER = 'New version ready.';

test('a new version is offered, waits for the tap, and keeps a half-filled form', async ({
  page,
  network,
  next,
}) => {
  await page.goto('/properties/citadel-views');
  await readyOffline(page);
  await hydrated(page);
  const enquiry = someEnquiry();
  await enquiryForm(page).locator('[name="name"]').fill(enquiry.name);
  await enquiryForm(page).locator('[name="message"]').fill(enquiry.message);

  network.deploy(next.port);
  await lookForUpdate(page);
  await expect(page.getByText(OFFER)).toBeVisible();
  // The old one goes on: also with a page that it has not shown yet.
  await expect(email(page)).not.toHaveText(NEXT_EMAIL);
  await expect(enquiryForm(page).locator('[name="name"]')).toHaveValue(enquiry.name);

  await page.getByRole('button', { name: 'Update now' }).click();
  await updated(page);
  await hydrated(page);
  await expect(enquiryForm(page).locator('[name="name"]')).toHaveValue(enquiry.name);
  await expect(enquiryForm(page).locator('[name="message"]')).toHaveValue(enquiry.message);
});

test('other tabs follow; one that somebody writes in is asked', async ({
  context,
  page,
  network,
  next,
}) => {
  await page.goto('/');
  await readyOffline(page);
  const reader = await context.newPage();
  await reader.goto('/about');
  await hydrated(reader);
  const writer = await context.newPage();
  await writer.goto('/properties/citadel-views');
  await hydrated(writer);
  await enquiryForm(writer).locator('[name="name"]').fill('Ada Obi');

  network.deploy(next.port);
  await lookForUpdate(page);
  await page.getByRole('button', { name: 'Update now' }).click();
  await updated(page);
  await updated(reader);
  await expect(writer.getByText('This site was updated in another tab.')).toBeVisible();
  await expect(enquiryForm(writer).locator('[name="name"]')).toHaveValue('Ada Obi');
  await writer.getByRole('button', { name: 'Load it here' }).click();
  await updated(writer);
  await expect(enquiryForm(writer).locator('[name="name"]')).toHaveValue('Ada Obi');
});

test('the pages that were kept are kept in the new version too, and what waits is sent by it', async ({
  page,
  network,
  next,
  site,
}) => {
  await page.goto('/services');
  await readyOffline(page);
  await expect.poll(() => keptPages(page)).toContain('/services');
  await page.goto('/properties/citadel-views');
  await hydrated(page);
  const enquiry = someEnquiry();
  network.plan(() => ({ kind: 'drop' }));
  await sendEnquiry(page, enquiry);
  await expect(toast(page, SAVED)).toBeVisible();

  network.deploy(next.port);
  await lookForUpdate(page);
  await page.getByRole('button', { name: 'Update now' }).click();
  await updated(page);
  await network.goDark();
  await page.goto('/services');
  await updated(page);
  await hydrated(page);

  // The release is rolled back, and with it the database is there again.
  network.plan(undefined);
  network.deploy(site.port);
  await network.light();
  await page.goto('/');
  await expect.poll(() => countWaiting(page)).toBe(0);
  expect(await site.rows('contacts', { email: `eq.${enquiry.email}` })).toHaveLength(1);
});

test('a link in an old page whose script is gone after a deploy loads the new page', async ({
  browser,
  baseURL,
  network,
  next,
}) => {
  // Without a worker the old scripts are nowhere.
  const context = await browser.newContext({
    serviceWorkers: 'block',
    ...(baseURL && { baseURL }),
  });
  const page = await context.newPage();
  await page.goto('/');
  await hydrated(page);
  network.deploy(next.port);
  await page.locator('footer').getByRole('link', { name: 'Services' }).first().click();
  await updated(page);
  expect(new URL(page.url()).pathname).toBe('/services');
  await context.close();
});

/** What the browser does by itself now and then, and the page when it comes to the front. */
async function lookForUpdate(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
  });
}

/** Browsers let a worker go only when what it is doing has ended, such as a background sync that tries again. */
const TAKES_OVER_MS = 30_000;

async function updated(page: Page): Promise<void> {
  await expect(email(page)).toHaveText(NEXT_EMAIL, { timeout: TAKES_OVER_MS });
}

function email(page: Page) {
  return page.locator('footer a[href^="mailto:"]').first();
}
