import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectSound } from '../support/axe-findings';
import { enquiryForm, sendEnquiry, someEnquiry } from '../support/enquiry';
import { READ_ONLY, refusedBy } from '../support/faults';
import { expect, test } from '../support/fixtures';
import { addRecords, countWaiting, openOffline, openPage, reload } from '../support/on-device';

test.beforeEach(({ complaints }) => complaints.expectNetworkErrors());

/** Sends enquiries from a property page, then opens the outbox. */
async function sendAndSee(page: Page, ...enquiries: ReturnType<typeof someEnquiry>[]) {
  await openPage(page, '/properties/citadel-views');
  for (const [n, enquiry] of enquiries.entries()) {
    await sendEnquiry(page, enquiry);
    await expect.poll(() => countWaiting(page)).toBe(n + 1);
    // While the form is busy, a tap is ignored.
    const button = enquiryForm(page).locator('[type="submit"]');
    await expect(button).toHaveAttribute('aria-disabled', 'false');
  }
  await page.locator('header').getByRole('link', { name: 'See what’s waiting' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sent and waiting');
}

test('waiting entries are listed with their state, and can be sent on demand', async ({
  network,
  page,
  site,
}) => {
  const first = someEnquiry('Ada Obi');
  const second = someEnquiry('Chidi Eze');
  // Use the longest possible backoff, so that after three failures the tap comes before the next retry.
  await page.addInitScript(() => {
    Math.random = () => 0.999;
  });
  await openPage(page, '/properties/citadel-views');
  network.plan(() => ({ kind: 'answer', status: 503 }));
  await sendAndSee(page, first, second);
  const [one, two] = [
    page.getByRole('listitem', { name: 'Ada Obi' }),
    page.getByRole('listitem', { name: 'Chidi Eze' }),
  ];
  await expect(one).toContainText('Contact enquiry · Citadel Views');
  await expect(one).toContainText(/First saved (just now|\d+ seconds ago)/);
  await expect(one).toContainText(/Tried \d+ times/);
  await expect(two).toContainText('Our server could not accept it. Next try');

  network.plan(undefined);
  await page.getByRole('button', { name: 'Send all now' }).press('Enter');
  // The button is gone.
  await expect(page.getByText('Nothing is waiting on this phone.')).toBeFocused();
  await expect(page.getByRole('region', { name: 'Sent' })).toContainText('Contact enquiry');
  for (const { email } of [first, second]) {
    expect(await site.rows('contacts', { email: `eq.${email}` })).toHaveLength(1);
  }
  expect(await page.content()).not.toContain('Ada Obi');
});

test('a refused entry says why, is corrected under the same rules, and is sent again', async ({
  network,
  page,
  site,
}) => {
  const enquiry = someEnquiry('Ada Obi');
  await openPage(page, '/properties/citadel-views');
  network.plan((post) => refusedBy('contacts_name_characters', post));
  await sendAndSee(page, enquiry);
  const entry = page.getByRole('region', { name: 'Needs attention' }).getByRole('listitem');
  await expect(entry).toContainText('Our database could not accept the name.');
  network.plan(undefined);

  await entry.getByRole('button', { name: 'Edit' }).click();
  await expect(entry.getByLabel('Name')).toBeFocused();
  await entry.getByLabel('Name').fill(' ');
  await entry.getByRole('button', { name: 'Save and send' }).click();
  await expect(entry).toContainText('Please enter your name.');
  await entry.getByLabel('Name').fill('Adaeze Obi');
  await entry.getByRole('button', { name: 'Save and send' }).click();
  await expect(page.getByText('Nothing is waiting on this phone.')).toBeVisible();
  expect(await site.rows('contacts', { email: `eq.${enquiry.email}` })).toMatchObject([
    { name: 'Adaeze Obi', message: enquiry.message },
  ]);
});

test('while an entry is being sent, its buttons and everything below stay in place', {
  tag: '@nightly',
}, async ({ network, page }) => {
  await openPage(page, '/properties/citadel-views');
  network.plan(() => READ_ONLY);
  await sendAndSee(page, someEnquiry('Ada Obi'));
  const entry = page.getByRole('listitem', { name: 'Ada Obi' });
  const send = entry.getByRole('button', { name: 'Send now' });
  await expect(send).toHaveAttribute('aria-disabled', 'false');
  network.plan(() => ({ kind: 'stall' }));
  await send.click();
  await expect(entry).toContainText('Being sent now.');
  await expect(entry.getByRole('button')).toHaveText(['Send now', 'Edit', 'Discard']);
  await entry.getByRole('button', { name: 'Discard' }).click({ force: true });
  await expect(send).toBeVisible();
  expect(await countWaiting(page)).toBe(1);
});

test('everything waiting can be exported to a file, including what this release cannot read @worker', {
  tag: '@nightly',
}, async ({ network, page }) => {
  const enquiry = someEnquiry('Ada Obi');
  await openOffline(page, '/properties/citadel-views');
  await network.goDark();
  await sendAndSee(page, enquiry);
  await addRecords(page, [{ id: 'of-another-release', state: { kind: 'dreaming' } }]);
  await reload(page);
  await expect(page.getByRole('region', { name: 'Could not be read' })).toBeVisible();

  await page.getByText('Export as a file').click();
  await expect(page.getByText('names, addresses, phone numbers and messages')).toBeVisible();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the file' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^meridian-enquiries-\d{4}-\d\d-\d\d\.json$/);
  expect(JSON.parse(await readFile(await download.path(), 'utf8'))).toMatchObject({
    enquiries: [{ title: 'Contact enquiry', kind: 'enquiry', ...enquiry }],
    unreadable: [{ id: 'of-another-release' }],
  });
});

test('axe finds no faults in a full list, in light and dark, and it does not scroll sideways', {
  tag: '@nightly',
}, async ({ network, page }) => {
  await openPage(page, '/properties/citadel-views');
  network.plan((post) =>
    post.row['name'] === 'Ada Obi'
      ? refusedBy('contacts_name_characters', post)
      : { kind: 'answer', status: 503 },
  );
  await sendAndSee(page, someEnquiry('Ada Obi'), someEnquiry('Chidi Eze'), someEnquiry('Bisi'));
  // A message stays while the mouse is on it, and would cover what is clicked.
  await expect(page.locator('.toast')).toHaveCount(0);
  await page.getByText('Export as a file').click();
  await page.getByRole('button', { name: 'Discard' }).last().click();
  await page.getByRole('button', { name: 'Edit' }).first().click();
  await expectSound(page, 320, 390, 1280);
});
