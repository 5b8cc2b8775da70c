import type { Locator, Page } from '@playwright/test';
import { openLeads, rowOf } from '../support/dashboard';
import { enquiryForm, fillEnquiry, SENT, someEnquiry } from '../support/enquiry';
import { expect, test } from '../support/fixtures';
import { submitOf } from '../support/forms';
import { openPage } from '../support/on-device';
import { clearLists } from '../support/rows';
import { scheduleLink, sheet } from '../support/scheduler';
import { openTool } from '../support/sheet';
import { comeBack, letTokenExpire } from '../support/staff';
import { toast } from '../support/toasts';

const leadSheet = (page: Page, name: string) => page.getByRole('dialog', { name });
const openLead = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).tap();

/** Whether nothing covers the middle of a toast. */
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

  test('a deletion is undone by tapping Undo above another lead’s sheet', async ({
    page,
    site,
  }) => {
    await openLeads(page, site, 'Ada Obi', 'Chidi Eze');
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

  test('the password sheet covers toasts that name somebody, and shows its own errors', async ({
    complaints,
    page,
    site,
  }) => {
    complaints.expectNetworkErrors();
    await openLeads(page, site, 'Ada Obi');
    await openLead(page, 'Ada Obi');
    await openTool(page, 'Status');
    await leadSheet(page, 'Ada Obi').getByText('Qualified', { exact: true }).tap();
    await expectOnTop(toast(page, 'Status Updated'));
    // It stays while a finger rests on it.
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

test('if the toaster’s script is missing, the message is still visible above an open sheet', async ({
  complaints,
  network,
  page,
}) => {
  complaints.expectNetworkErrors();
  complaints.expectMissingScripts();
  await page.route('**/assets/toaster-*.js', (route) => route.abort());
  await openPage(page, '/');
  await fillEnquiry(page, someEnquiry());
  const answer = network.hold((path) => path.startsWith('/rest/v1/contact_submissions'));
  await submitOf(enquiryForm(page)).tap();
  await scheduleLink(page).tap();
  await expect(sheet(page)).toBeVisible();
  answer();
  await expect(toast(page, SENT)).toBeVisible();
  // `elementFromPoint` can't find it, because it is transparent to taps.
  const plain = page.locator('.toast-plain');
  await expect(plain).toBeInViewport({ ratio: 1 });
  expect(await plain.evaluate((box) => box.matches(':popover-open'))).toBe(true);
});
