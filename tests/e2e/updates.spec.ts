import type { Page } from '@playwright/test';
import { NEXT_EMAIL } from '../../scripts/testing/releases';
import { enquiryForm, openEnquiry, SAVED, sendEnquiry, someEnquiry } from '../support/enquiry';
import { expect, WITH_WORKER } from '../support/fixtures';
import { countWaiting, hydrated, keptPages, openOffline, openPage } from '../support/on-device';
import { footerEmail, test } from '../support/release-fixtures';
import { chooseAll, dayButton, slot } from '../support/scheduler';
import { toast } from '../support/toasts';
import { lookForUpdate } from '../support/worker';

test.use(WITH_WORKER);

test.beforeEach(({ complaints }) => {
  complaints.expectNetworkErrors();
  // A page of the old release that reads ahead receives the new documents and rejects them.
  complaints.expectText(/integrity/);
});

const OFFER = 'New version ready.';

test('a new version is offered, waits for the tap, and keeps a half-filled form', async ({
  page,
  network,
  next,
}) => {
  await openOffline(page, '/properties/citadel-views');
  await hydrated(page);
  const enquiry = someEnquiry();
  const form = await openEnquiry(page);
  await form.locator('[name="name"]').fill(enquiry.name);
  await form.locator('[name="message"]').fill(enquiry.message);

  network.deploy(next.port);
  await lookForUpdate(page);
  await expect(page.getByText(OFFER)).toBeVisible();
  // The old version keeps working, even on a page not opened before.
  await expect(footerEmail(page)).not.toHaveText(NEXT_EMAIL);
  await expect(enquiryForm(page).locator('[name="name"]')).toHaveValue(enquiry.name);

  await page.getByRole('button', { name: 'Update now' }).click();
  await expect(footerEmail(page)).toHaveText(NEXT_EMAIL);
  await hydrated(page);
  await expect(form.locator('[name="name"]')).toBeVisible();
  await expect(form.locator('[name="name"]')).toHaveValue(enquiry.name);
  await expect(form.locator('[name="message"]')).toHaveValue(enquiry.message);
});

test('other tabs reload, and a tab in use is asked', { tag: '@nightly' }, async ({
  context,
  page,
  network,
  next,
}) => {
  await openOffline(page, '/');
  const reader = await context.newPage();
  await openPage(reader, '/about');
  const writer = await context.newPage();
  await openPage(writer, '/properties/citadel-views');
  await (await openEnquiry(writer)).locator('[name="name"]').fill('Ada Obi');
  const planner = await context.newPage();
  const day = await chooseAll(planner, '/services');

  network.deploy(next.port);
  await lookForUpdate(page);
  await page.getByRole('button', { name: 'Update now' }).click();
  await expect(footerEmail(page)).toHaveText(NEXT_EMAIL);
  await expect(footerEmail(reader)).toHaveText(NEXT_EMAIL);
  await expect(writer.getByText('This site was updated in another tab.')).toBeVisible();
  await expect(enquiryForm(writer).locator('[name="name"]')).toHaveValue('Ada Obi');
  // There, a chosen day and time are stored nowhere.
  await expect(planner.getByText('This site was updated in another tab.')).toBeAttached();
  await expect(dayButton(planner, day)).toBeVisible();
  await expect(slot(planner, '10:00')).toBeChecked();
  await writer.getByRole('button', { name: 'Load it here' }).click();
  await expect(footerEmail(writer)).toHaveText(NEXT_EMAIL);
  await expect(enquiryForm(writer).locator('[name="name"]')).toHaveValue('Ada Obi');
});

test('stored pages are stored in the new version too, which sends what is waiting', async ({
  page,
  network,
  next,
  site,
}) => {
  await openOffline(page, '/services');
  await expect.poll(() => keptPages(page)).toContain('/services');
  await openPage(page, '/properties/citadel-views');
  const enquiry = someEnquiry();
  network.plan(() => ({ kind: 'drop' }));
  await sendEnquiry(page, enquiry);
  await expect(toast(page, SAVED)).toBeVisible();

  network.deploy(next.port);
  await lookForUpdate(page);
  await page.getByRole('button', { name: 'Update now' }).click();
  await expect(footerEmail(page)).toHaveText(NEXT_EMAIL);
  await network.goDark();
  await page.goto('/services');
  await expect(footerEmail(page)).toHaveText(NEXT_EMAIL);
  await hydrated(page);

  // The release is rolled back, and the database works again.
  network.plan(undefined);
  network.deploy(site.port);
  await network.light();
  await page.goto('/');
  await expect.poll(() => countWaiting(page)).toBe(0);
  expect(await site.rows('contacts', { email: `eq.${enquiry.email}` })).toHaveLength(1);
});

test('the tap takes effect immediately, and hanging requests of the old version do not hold up the new one', {
  tag: '@nightly',
}, async ({ page, network, next }) => {
  await openOffline(page, '/properties/citadel-views');
  await hydrated(page);
  // A network that accepts everything and answers nothing, with an enquiry and a picture in flight.
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
  await expect(footerEmail(page)).toHaveText(NEXT_EMAIL);
  release();
});

test('the kill switch deletes caches, releases open pages, and keeps unsent entries, which are sent', {
  tag: '@nightly',
}, async ({ page, network, killSwitch, site }) => {
  await openOffline(page, '/properties/citadel-views');
  await hydrated(page);
  network.plan(() => ({ kind: 'drop' }));
  const enquiry = someEnquiry();
  await sendEnquiry(page, enquiry);
  await expect(toast(page, SAVED)).toBeVisible();

  network.deploy(killSwitch.port);
  await lookForUpdate(page);
  // Nobody is typing here, so the page reloads from the network.
  await expect(footerEmail(page)).toHaveText(NEXT_EMAIL);
  await hydrated(page);
  await expect.poll(() => cacheNames(page)).toEqual([]);
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  await page.goto('/about');
  await expect(footerEmail(page)).toHaveText(NEXT_EMAIL);
  await hydrated(page);

  expect(await countWaiting(page)).toBe(1);
  network.plan(undefined);
  network.deploy(site.port);
  await page.goto('/');
  await expect.poll(() => countWaiting(page)).toBe(0);
  expect(await site.rows('contacts', { email: `eq.${enquiry.email}` })).toHaveLength(1);
});

test('the kill switch removes a worker under which no page opens and which is never idle', {
  tag: '@nightly',
}, async ({ page, network, brokenWorker, killSwitch }) => {
  network.deploy(brokenWorker.port);
  await openOffline(page, '/');
  await page.evaluate(() => void fetch('/hang').catch(() => undefined));
  const another = await page.context().newPage();
  await expect(another.goto('/about')).rejects.toThrow();

  network.deploy(killSwitch.port);
  // The browser checks for a new worker after every navigation, even a failed one.
  await expect(async () => {
    await another.goto('/about');
  }).toPass();
  await expect(footerEmail(another)).toHaveText(NEXT_EMAIL);
  await hydrated(another);
});

function cacheNames(page: Page): Promise<string[]> {
  return page.evaluate(() => caches.keys());
}
