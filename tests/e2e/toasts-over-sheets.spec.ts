import type { Locator, Page } from '@playwright/test';
import { openList, rowOf, toast } from '../support/dashboard';
import { enquiryForm, fillEnquiry, SENT, someEnquiry } from '../support/enquiry';
import { expect, test } from '../support/fixtures';
import { submitOf } from '../support/forms';
import { hydrated } from '../support/on-device';
import { aLead, clearLists, insertRows } from '../support/rows';
import { scheduleLink, sheet } from '../support/scheduler';
import { comeBack, letTokenExpire } from '../support/staff';

// The worker would have the scripts at hand that one of these tests keeps from the page.
test.use({ serviceWorkers: 'block' });

const leadSheet = (page: Page, name: string) => page.getByRole('dialog', { name });
const openLead = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).tap();

/** Whether nothing lies over a message, seen from its middle. */
function isOnTop(message: Locator): Promise<boolean> {
  return message.evaluate((box) => {
    const { left, top, width, height } = box.getBoundingClientRect();
    return box.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
}

async function expectOnTop(message: Locator): Promise<void> {
  await expect.poll(() => isOnTop(message)).toBe(true);
  await expect(message).toBeInViewport({ ratio: 1 });
}

const closeOf = (dialog: Locator) => dialog.getByRole('button', { name: /^Close/ }).first();

test.describe('on the dashboard', () => {
  test.beforeEach(({ site }) => clearLists(site));

  test('a deletion is taken back by a tap on Undo above another lead’s sheet', async ({
    page,
    site,
  }) => {
    await insertRows(site, 'leads', [aLead('Ada Obi'), aLead('Chidi Eze')]);
    await openList(page, site, 'Leads');
    await openLead(page, 'Ada Obi');
    await leadSheet(page, 'Ada Obi').getByRole('button', { name: 'Delete' }).tap();
    await expectOnTop(toast(page, 'Lead Deleted'));

    await openLead(page, 'Chidi Eze');
    await expect(leadSheet(page, 'Chidi Eze')).toBeVisible();
    await expectOnTop(toast(page, 'Lead Deleted'));
    await toast(page, 'Lead Deleted').getByRole('button', { name: 'Undo' }).tap();
    await expect(leadSheet(page, 'Chidi Eze'), 'the tap is not one beside the sheet').toBeVisible();
    await closeOf(leadSheet(page, 'Chidi Eze')).tap();
    await expect(rowOf(page, 'Ada Obi')).toBeVisible();
  });

  test('what is said while a sheet is open is seen, and stays when the sheet is closed', async ({
    page,
    site,
  }) => {
    await insertRows(site, 'leads', [aLead('Ada Obi')]);
    await openList(page, site, 'Leads');
    await openLead(page, 'Ada Obi');
    await leadSheet(page, 'Ada Obi').getByText('Qualified', { exact: true }).tap();
    await expectOnTop(toast(page, 'Status Updated'));
    expect(await isOnTop(closeOf(leadSheet(page, 'Ada Obi'))), 'Close stays in reach').toBe(true);
    await closeOf(leadSheet(page, 'Ada Obi')).tap();
    await expect(leadSheet(page, 'Ada Obi')).toBeHidden();
    await expectOnTop(toast(page, 'Status Updated'));
  });

  test('the question for the password covers messages that name somebody, and says itself what went wrong', async ({
    complaints,
    page,
    site,
  }) => {
    complaints.expectNetworkErrors();
    await insertRows(site, 'leads', [aLead('Ada Obi')]);
    await openList(page, site, 'Leads');
    await openLead(page, 'Ada Obi');
    await leadSheet(page, 'Ada Obi').getByText('Qualified', { exact: true }).tap();
    await expectOnTop(toast(page, 'Status Updated'));
    // As long as a finger rests on it, it stands.
    await toast(page, 'Status Updated').hover();
    await letTokenExpire(page, { isRefused: true });
    await comeBack(page);
    const expired = leadSheet(page, 'Please sign in again');
    await expect(expired).toBeVisible();
    await expect(toast(page, 'Status Updated')).toBeHidden();

    await expired.locator('[name="password"]').fill('not it');
    await expired.getByRole('button', { name: 'Sign In' }).tap();
    await expect(expired.getByRole('alert')).toContainText('Sign In Failed');
    await expect(toast(page, 'Sign In Failed')).toHaveCount(0);
    expect(await isOnTop(expired.getByRole('button', { name: 'Sign In' }))).toBe(true);
  });
});

for (const { above, open } of [
  {
    above: 'the menu',
    open: (page: Page) => page.getByRole('button', { name: 'Menu', exact: true }).tap(),
  },
  {
    above: 'the scheduler',
    open: (page: Page) => scheduleLink(page).tap(),
  },
]) {
  test(`what became of an enquiry is read above ${above} that was opened meanwhile`, async ({
    network,
    page,
  }) => {
    await page.goto('/');
    await hydrated(page);
    await fillEnquiry(page, someEnquiry());
    const answer = network.hold((path) => path.startsWith('/rest/v1/contact_submissions'));
    await submitOf(enquiryForm(page)).tap();
    await open(page);
    const dialog = page.locator('dialog[open]');
    await expect(dialog).toBeVisible();
    answer();
    await expectOnTop(toast(page, SENT));
    expect(await isOnTop(closeOf(dialog)), 'Close stays in reach').toBe(true);
    await closeOf(dialog).tap();
    await expect(dialog).toHaveCount(0);
    await expectOnTop(toast(page, SENT));
  });
}

test('where the script for messages can’t be had the words are read above an open sheet all the same', async ({
  complaints,
  network,
  page,
}) => {
  complaints.expectNetworkErrors();
  complaints.expectText(/dynamically imported module/);
  await page.route('**/assets/toaster-*.js', (route) => route.abort());
  await page.goto('/');
  await hydrated(page);
  await fillEnquiry(page, someEnquiry());
  const answer = network.hold((path) => path.startsWith('/rest/v1/contact_submissions'));
  await submitOf(enquiryForm(page)).tap();
  await scheduleLink(page).tap();
  await expect(sheet(page)).toBeVisible();
  answer();
  await expect(toast(page, SENT)).toBeVisible();
  // Where it is drawn can't be asked: there is nothing in it to tap, and a tap goes through it.
  const plain = page.locator('.toast-plain');
  await expect(plain).toBeInViewport({ ratio: 1 });
  expect(await plain.evaluate((box) => box.matches(':popover-open'))).toBe(true);
});
