import type { Page } from '@playwright/test';
import { NEXT_EMAIL } from '../../scripts/testing/releases';
import {
  enquiryForm,
  openEnquiry,
  rowsOf,
  SAVED,
  SENT,
  sendEnquiry,
  someEnquiry,
} from '../support/enquiry';
import { expect } from '../support/fixtures';
import {
  countWaiting,
  hydrated,
  openOffline,
  openPage,
  reload,
  statusStrip,
} from '../support/on-device';
import { test as base, footerEmail } from '../support/release-fixtures';
import { scheduleLink, sheet, strip } from '../support/scheduler';
import { openTab, type Tab } from '../support/tab';
import { toast } from '../support/toasts';

const test = base.extend<{ tab: Tab }>({
  tab: async ({ browser, network }, use) => {
    const tab = await openTab(browser, network.url);
    await use(tab);
    await tab.close();
  },
});

test.beforeEach(({ complaints }) => {
  complaints.expectNetworkErrors();
  complaints.expectMissingScripts();
  // A page of the old release that reads ahead receives the new documents and rejects them.
  complaints.expectText(/integrity/);
});

const FORM_PAGE = '/properties/citadel-views';
const ARTICLE = '/blog/uk-property-guide';

test('an enquiry sent online from a release that is gone arrives, and nothing calls it offline', {
  tag: '@nightly',
}, async ({ network, next, site, tab }) => {
  const page = await tab.open(FORM_PAGE);
  network.deploy(next.port);
  const enquiry = someEnquiry();
  await sendEnquiry(page, enquiry);
  // The page reloads, and the next release sends what is saved.
  await expect(footerEmail(page)).toHaveText(NEXT_EMAIL);
  await expect(statusStrip(page)).toContainText(/Sent|Recorded/);
  expect(await rowsOf(site, enquiry)).toHaveLength(1);
  expect(tab.loads).toHaveLength(2);
  expect(await tab.saysOffline()).toBe(false);
});

test('a form touched before the release was removed sends without a reload', {
  tag: '@nightly',
}, async ({ network, next, site, tab }) => {
  const page = await tab.open(FORM_PAGE);
  await touchForm(page);
  network.deploy(next.port);
  const enquiry = someEnquiry();
  await sendEnquiry(page, enquiry);
  await expect(toast(page, SENT)).toBeVisible();
  expect(await rowsOf(site, enquiry)).toHaveLength(1);
  expect(tab.loads).toHaveLength(1);
  expect(await tab.saysOffline()).toBe(false);
});

test('while another form is being filled in the page does not reload, but says how to send what is saved', {
  tag: '@nightly',
}, async ({ network, next, site, tab }) => {
  const page = await tab.open(FORM_PAGE);
  network.deploy(next.port);
  await page.locator('footer [name="email"]').fill('ada@example.com');
  const enquiry = someEnquiry();
  await sendEnquiry(page, enquiry);
  await expect(toast(page, SAVED)).toBeVisible();
  await expect(page.getByText('Reload this page to send it.')).toBeVisible();
  await expect(statusStrip(page)).toContainText('Saved. Reload to send.');
  expect(tab.loads).toHaveLength(1);
  expect(await countWaiting(page)).toBe(1);

  await statusStrip(page).getByRole('button', { name: 'Reload' }).click();
  await expect(statusStrip(page)).toContainText(/Sent|Recorded/);
  expect(await rowsOf(site, enquiry)).toHaveLength(1);
  expect(await tab.saysOffline()).toBe(false);
});

test('what is typed into a form of a removed release is restored in the next one, until it is sent', {
  tag: '@nightly',
}, async ({ network, next, tab }) => {
  const page = await tab.open(FORM_PAGE);
  network.deploy(next.port);
  const message = (await openEnquiry(page)).locator('[name="message"]');
  await message.pressSequentially('Half a thought');
  await expect(statusStrip(page)).toContainText('Part of this page could not be loaded. Reload');
  // A second tab, because on a reload the browser itself would restore the form.
  const other = await page.context().newPage();
  await other.goto(FORM_PAGE);
  await expect(enquiryForm(other).locator('[name="message"]')).toHaveValue('Half a thought');

  await sendEnquiry(page, someEnquiry());
  await expect(footerEmail(page)).toHaveText(NEXT_EMAIL);
  await expect.poll(() => countWaiting(page)).toBe(0);
  await other.goto('about:blank');
  await openPage(other, FORM_PAGE);
  await (await openEnquiry(other)).locator('[name="subject"]').focus();
  await expect(message).toHaveValue('');
  await expect(enquiryForm(other).locator('[name="message"]')).toHaveValue('');
});

test('a host that is missing a script of its own release does not cause an endless loop of reloads', {
  tag: '@nightly',
}, async ({ network, tab }) => {
  network.planRequests(({ path }) =>
    path.startsWith('/assets/open-sending-') ? { kind: 'answer', status: 404 } : undefined,
  );
  const page = await tab.open(FORM_PAGE);
  await sendEnquiry(page, someEnquiry());
  await expect.poll(() => tab.loads.length).toBe(2);
  await hydrated(page);
  await expect(statusStrip(page)).toContainText('Saved. Reload to send.');
  // Another enquiry is a reason to try again, but not to reload.
  await sendEnquiry(page, someEnquiry());
  await expect.poll(() => countWaiting(page)).toBe(2);
  await expect(statusStrip(page)).toContainText('Saved. Reload to send.');
  expect(tab.loads).toHaveLength(2);
  expect(await tab.saysOffline()).toBe(false);
});

test('a page that is tapped without a signal opens once there is one, unless the visitor has gone elsewhere', {
  tag: '@own-context',
}, async ({ network, tab }) => {
  const page = await tab.open(ARTICLE);
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  const title = page.getByRole('heading', { level: 1 });
  const shown = (await title.textContent()) ?? '';
  const linkTo = (name: string) => page.locator('footer').getByRole('link', { name }).first();
  const expectToStay = async () => {
    await expect(statusStrip(page)).toContainText(
      'The page you tapped will open as soon as you have a signal.',
    );
    await expect(title).toHaveText(shown);
    await expect(page).toHaveURL(new RegExp(`${ARTICLE}$`));
  };
  await network.goDark();
  // One page is a script, the other's text is in its document.
  await linkTo('Services').click();
  await expectToStay();
  expect(await page.evaluate(() => navigator.onLine)).toBe(true);
  await linkTo('Buying from abroad').click();
  await expectToStay();
  await page.goBack();
  await page.goForward();
  await linkTo('Services').click();
  await expectToStay();

  await network.light();
  await expect(title).toHaveText('Our services, before and after you buy');
  await expect(page).toHaveURL(/\/services$/);
  await page.goBack();
  await expect(title).toHaveText(shown);
  expect(tab.loads).toHaveLength(1);
  expect(errors).toEqual([]);
});

test('a calendar that failed to load appears in the open sheet, by itself or on a tap, once the connection is back', {
  tag: '@nightly',
}, async ({ network, tab }) => {
  const page = await tab.open('/about');
  await network.goDark();
  await page.context().setOffline(true);
  await scheduleLink(page).tap();
  const alert = sheet(page).getByRole('alert');
  await expect(alert).toContainText('The calendar could not be loaded.');
  await alert.getByRole('button', { name: 'Try again' }).tap();
  await expect(alert).toContainText('The calendar could not be loaded.');
  await network.light();
  await page.context().setOffline(false);
  await expect(strip(sheet(page))).toBeVisible();
});

for (const { path, asks, openerOf } of [
  { path: '/about', asks: 'appointment', openerOf: scheduleLink },
  {
    path: '/',
    asks: 'date',
    openerOf: (page: Page) => page.getByRole('main').getByText('Book a Consultation').first(),
  },
]) {
  test(`a calendar (${asks}) of a removed release is loaded by reloading from within its sheet, which opens again`, {
    tag: '@nightly',
  }, async ({ network, next, tab }) => {
    const page = await tab.open(path);
    network.deploy(next.port);
    await openerOf(page).tap();
    await sheet(page).getByRole('alert').getByRole('button', { name: 'Reload' }).tap();
    await expect(footerEmail(page)).toHaveText(NEXT_EMAIL);
    await expect(strip(sheet(page))).toBeVisible();
    await expect(sheet(page)).toHaveClass(new RegExp(`sheet-${asks}`));
    // Once closed, it stays closed.
    await sheet(page).getByRole('button', { name: 'Close' }).tap();
    await reload(page);
    await openerOf(page).tap();
    await expect(sheet(page)).toHaveCount(1);
  });
}

test('with its key revoked, a phone says so truthfully, installs the next release, and sends with the new key @worker', {
  tag: '@nightly',
}, async ({ network, next, page, site }) => {
  await openInstalled(page);
  network.deploy(next.port);
  network.revokeKey();
  const enquiry = someEnquiry();
  await sendEnquiry(page, enquiry);
  await expect(toast(page, SAVED)).toBeVisible();
  await expect(
    page.getByText(
      'Our server has a problem. What you sent is kept here and will go out by itself.',
    ),
  ).toBeVisible();

  await expect(footerEmail(page)).toHaveText(NEXT_EMAIL);
  await expect.poll(() => countWaiting(page)).toBe(0);
  expect(await rowsOf(site, enquiry)).toHaveLength(1);
});

test('with its key revoked, a phone offers the next release instead of interrupting somebody who is typing @worker', {
  tag: '@nightly',
}, async ({ network, next, page, site }) => {
  await openInstalled(page);
  network.deploy(next.port);
  network.revokeKey();
  await page.locator('footer [name="email"]').fill('ada@example.com');
  const enquiry = someEnquiry();
  await sendEnquiry(page, enquiry);
  await expect(statusStrip(page)).toContainText(
    'Our server has a problem. What you sent is kept on this phone and will go out by itself.',
  );
  await expect(page.getByText('New version ready.')).toBeVisible();
  await expect(footerEmail(page)).not.toHaveText(NEXT_EMAIL);

  await page.getByRole('button', { name: 'Update now' }).click();
  await expect(footerEmail(page)).toHaveText(NEXT_EMAIL);
  await expect.poll(() => countWaiting(page)).toBe(0);
  expect(await rowsOf(site, enquiry)).toHaveLength(1);
});

/** The first touch of a form loads the sending code. */
async function touchForm(page: Page): Promise<void> {
  const sending = page.waitForResponse(/open-sending-/);
  await (await openEnquiry(page)).locator('[name="name"]').focus();
  await (await sending).finished();
}

async function openInstalled(page: Page): Promise<void> {
  await openOffline(page, FORM_PAGE);
  await hydrated(page);
}
