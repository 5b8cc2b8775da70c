import type { Page } from '@playwright/test';
import { enquiryForm, SAVED, sendEnquiry, someEnquiry, toast } from '../support/enquiry';
import { test as base, expect } from '../support/fixtures';
import { countWaiting, hydrated, keptPages, readyOffline } from '../support/on-device';
import {
  NEXT_EMAIL,
  NEXT_RELEASE,
  type Release,
  serveBrokenWorker,
  serveKillSwitch,
  serveRelease,
} from '../support/releases';
import { chooseAll, dayButton, slot } from '../support/scheduler';

const during = async (release: Release, use: (release: Release) => Promise<void>) => {
  await use(release);
  await release.stop();
};

const test = base.extend<{ next: Release; killSwitch: Release; brokenWorker: Release }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
  next: async ({}, use) => during(await serveRelease(NEXT_RELEASE), use),
  // biome-ignore lint/correctness/noEmptyPattern: as above
  killSwitch: async ({}, use) => during(await serveKillSwitch(), use),
  // biome-ignore lint/correctness/noEmptyPattern: as above
  brokenWorker: async ({}, use) => during(await serveBrokenWorker(), use),
});

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
  await expect(email(page)).toHaveText(NEXT_EMAIL);
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
  const planner = await context.newPage();
  const day = await chooseAll(planner, '/services');

  network.deploy(next.port);
  await lookForUpdate(page);
  await page.getByRole('button', { name: 'Update now' }).click();
  await expect(email(page)).toHaveText(NEXT_EMAIL);
  await expect(email(reader)).toHaveText(NEXT_EMAIL);
  await expect(writer.getByText('This site was updated in another tab.')).toBeVisible();
  await expect(enquiryForm(writer).locator('[name="name"]')).toHaveValue('Ada Obi');
  // Over there a day and a time are chosen, which are kept nowhere.
  await expect(planner.getByText('This site was updated in another tab.')).toBeAttached();
  await expect(dayButton(planner, day)).toBeVisible();
  await expect(slot(planner, '10:00')).toBeChecked();
  await writer.getByRole('button', { name: 'Load it here' }).click();
  await expect(email(writer)).toHaveText(NEXT_EMAIL);
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
  await expect(email(page)).toHaveText(NEXT_EMAIL);
  await network.goDark();
  await page.goto('/services');
  await expect(email(page)).toHaveText(NEXT_EMAIL);
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
  await expect(email(page)).toHaveText(NEXT_EMAIL);
  expect(new URL(page.url()).pathname).toBe('/services');
  await context.close();
});

test('the tap is answered at once, and what hangs in the old version does not hold up the new one', async ({
  page,
  network,
  next,
}) => {
  await page.goto('/properties/citadel-views');
  await readyOffline(page);
  await hydrated(page);
  // A network that takes everything and answers nothing, with an enquiry and a picture on their way.
  network.plan(() => ({ kind: 'stall' }));
  await sendEnquiry(page, someEnquiry());
  await expect.poll(() => network.posts.length).toBeGreaterThan(0);
  network.deploy(next.port);
  await lookForUpdate(page);
  await expect(page.getByText(OFFER)).toBeVisible();
  const release = network.hold((path) => path === '/media/slow-1-720.avif');
  const asked = network.requests.length;
  await page.evaluate(() => void fetch('/media/slow-1-720.avif').catch(() => undefined));
  await expect.poll(() => network.requests.slice(asked)).toContain('/media/slow-1-720.avif');

  await page.getByRole('button', { name: 'Update now' }).click();
  await expect(email(page)).toHaveText(NEXT_EMAIL);
  release();
});

test('a worker can be switched off: caches go, open pages leave it, what waits stays and is sent', async ({
  page,
  network,
  killSwitch,
  site,
}) => {
  await page.goto('/properties/citadel-views');
  await readyOffline(page);
  await hydrated(page);
  network.plan(() => ({ kind: 'drop' }));
  const enquiry = someEnquiry();
  await sendEnquiry(page, enquiry);
  await expect(toast(page, SAVED)).toBeVisible();

  network.deploy(killSwitch.port);
  await lookForUpdate(page);
  // Nobody writes here, so the page loads itself again, from the network.
  await expect(email(page)).toHaveText(NEXT_EMAIL);
  await hydrated(page);
  await expect.poll(() => cacheNames(page)).toEqual([]);
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  await page.goto('/about');
  await expect(email(page)).toHaveText(NEXT_EMAIL);
  await hydrated(page);

  expect(await countWaiting(page)).toBe(1);
  network.plan(undefined);
  network.deploy(site.port);
  await page.goto('/');
  await expect.poll(() => countWaiting(page)).toBe(0);
  expect(await site.rows('contacts', { email: `eq.${enquiry.email}` })).toHaveLength(1);
});

test('a worker under which no page opens, and which never rests, can be switched off', async ({
  page,
  network,
  brokenWorker,
  killSwitch,
}) => {
  network.deploy(brokenWorker.port);
  await page.goto('/');
  await readyOffline(page);
  await page.evaluate(() => void fetch('/hang').catch(() => undefined));
  const another = await page.context().newPage();
  await expect(another.goto('/about')).rejects.toThrow();

  network.deploy(killSwitch.port);
  // The browser looks for a newer worker after each visit, though it fails.
  await expect(async () => {
    await another.goto('/about');
  }).toPass();
  await expect(email(another)).toHaveText(NEXT_EMAIL);
  await hydrated(another);
});

/** What the browser does by itself now and then, and the page when it comes to the front. */
async function lookForUpdate(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
  });
}

function cacheNames(page: Page): Promise<string[]> {
  return page.evaluate(() => caches.keys());
}

function email(page: Page) {
  return page.locator('footer a[href^="mailto:"]').first();
}
