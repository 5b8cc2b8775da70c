import type { Page } from '@playwright/test';
import {
  enquiryForm,
  fillEnquiry,
  SAVED,
  SENT,
  sendEnquiry,
  someEnquiry,
} from '../support/enquiry';
import type { FaultProxy } from '../support/fault-proxy';
import { expect, test } from '../support/fixtures';
import {
  countWaiting,
  denyStorage,
  openOffline,
  openPage,
  readEntries,
  readyOffline,
  statusStrip,
} from '../support/on-device';
import { firstPage, type Phone } from '../support/phone';
import {
  chooseDay,
  chooseTime,
  confirmation,
  confirmButton,
  scheduleLink,
} from '../support/scheduler';
import { toast } from '../support/toasts';

/** Opens a page on a phone that is offline and out of storage. */
async function openOnFullPhone(phone: Phone, network: FaultProxy): Promise<Page> {
  const visit = await firstPage(await phone.open());
  await openOffline(visit, '/');
  await phone.close();

  // Chromium re-checks the quota only half a minute after the last write, or in a new browser.
  await network.goDark();
  const page = await firstPage(await phone.open());
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin: network.url, quotaSize: 1 });
  await openPage(page, '/properties/citadel-views');
  return page;
}

test('with the storage full and no network, the visitor is told immediately, keeps what was typed, can use WhatsApp, and no consultation is called saved', {
  tag: '@nightly',
}, async ({ complaints, phone, network }) => {
  complaints.expectNetworkErrors();
  complaints.expectText(/quota|The lead was not recorded/i);
  const enquiry = someEnquiry();
  const page = await openOnFullPhone(phone, network);
  await sendEnquiry(page, enquiry);
  const form = enquiryForm(page);
  await expect(statusStrip(page)).toContainText('This browser can’t save enquiries');
  await expect(statusStrip(page)).not.toContainText('saved on this phone');
  await expect(form.getByText('Without a signal')).toHaveCount(0);
  await expect(form.getByRole('alert')).toContainText(/could ?n.t be saved|could not be saved/i);
  await expect(toast(page, SAVED)).toHaveCount(0);
  await expect(form.locator('[name="name"]')).toHaveValue(enquiry.name);
  await expect(form.locator('[name="message"]')).toHaveValue(enquiry.message);
  const link = form.getByRole('link', { name: /whatsapp/i });
  const href = new URL((await link.getAttribute('href')) ?? '');
  // The app itself, because its web page could not be loaded.
  expect(href.protocol).toBe('whatsapp:');
  expect(href.searchParams.get('text')).toContain(enquiry.message);
  expect(await readEntries(page)).toEqual([]);

  await scheduleLink(page).tap();
  await chooseDay(page);
  await chooseTime(page, '10:00');
  await confirmButton(page).tap();
  await expect(confirmation(page)).toContainText(/could not be recorded here|may not have been/);
  await expect(statusStrip(page)).toContainText('This browser can’t save enquiries');
  await expect(statusStrip(page)).not.toContainText('saved on this phone');
});

test('with storage denied, an enquiry is sent immediately, and nothing is reported as saved', async ({
  page,
  site,
}) => {
  const enquiry = someEnquiry();
  await denyStorage(page);
  await openPage(page, '/');
  await sendEnquiry(page, enquiry);
  await expect(toast(page, SENT)).toBeVisible();
  await expect(toast(page, SAVED)).toHaveCount(0);
  await expect(enquiryForm(page).getByText('Without a signal')).toHaveCount(0);
  expect(await site.rows('contacts', { email: `eq.${enquiry.email}` })).toHaveLength(1);
});

test('after clearing the site’s data while it is open, everything works as on a first visit @worker', {
  tag: '@nightly',
}, async ({ network, page, site }) => {
  const enquiry = someEnquiry();
  await openOffline(page, '/');
  network.plan(() => ({ kind: 'drop' }));
  await sendEnquiry(page, someEnquiry());
  await expect(toast(page, SAVED)).toBeVisible();
  const session = await page.context().newCDPSession(page);
  // Without its worker the page reloads by itself.
  const begunAnew = page.waitForEvent('load');
  await session.send('Storage.clearDataForOrigin', { origin: network.url, storageTypes: 'all' });
  await begunAnew;

  // Still in flight when the old worker's next attempt would be due, two seconds after its first.
  network.plan(() => ({ kind: 'late', afterMs: 1_500 }));
  await sendEnquiry(page, enquiry);
  await expect(toast(page, SENT)).toBeVisible();
  expect(network.posts.filter(({ row }) => row['email'] === enquiry.email)).toHaveLength(1);
  await page.reload();
  await readyOffline(page);
  expect(await countWaiting(page)).toBe(0);
  expect(await site.rows('contacts', { email: `eq.${enquiry.email}` })).toHaveLength(1);
});

test('the same enquiry written in two tabs is two enquiries', async ({ context, page, site }) => {
  const enquiry = someEnquiry();
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await openPage(tab, '/');
    await fillEnquiry(tab, enquiry);
  }
  for (const tab of [page, other]) {
    await tab.bringToFront();
    await enquiryForm(tab).locator('[type="submit"]').click();
    await expect(toast(tab, SENT)).toBeVisible();
  }
  const rows = await site.rows('contacts', { email: `eq.${enquiry.email}` });
  expect(new Set(rows.map(({ id }) => id)).size).toBe(2);
});

test('pressing Enter twice makes one enquiry', async ({ page, network, site }) => {
  const enquiry = someEnquiry();
  await openPage(page, '/');
  await fillEnquiry(page, enquiry);
  await enquiryForm(page).locator('[name="email"]').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(enquiryForm(page).locator('[name="message"]')).toHaveValue('');
  expect(await site.rows('contacts', { email: `eq.${enquiry.email}` })).toHaveLength(1);
  expect(network.posts).toHaveLength(1);
});
