import type { Page } from '@playwright/test';
import { openList, rowOf } from '../support/dashboard';
import { expect, test } from '../support/fixtures';
import { aLead, changeRow, clearLists, insertRows } from '../support/rows';
import type { Site } from '../support/site';
import { toast } from '../support/toasts';

test.beforeEach(({ site }) => clearLists(site));

/** Opens the sheet of the only lead. */
async function openAda(page: Page, site: Site): Promise<void> {
  await openList(page, site, 'Leads');
  await rowOf(page, 'Ada Obi').getByRole('button', { name: 'Ada Obi', exact: true }).click();
}

test('half-typed notes survive a reload until they are saved', { tag: '@nightly' }, async ({
  page,
  site,
}) => {
  await insertRows(site, 'leads', [aLead('Ada Obi', { notes: 'Called on Monday' })]);
  await openAda(page, site);
  const notes = page.getByRole('textbox', { name: 'Notes' });
  await expect(notes).toHaveValue('Called on Monday');
  await notes.fill('Called on Monday, wants the 14th floor 🏡');
  await expect(page.getByText('A draft is kept on this device.')).toBeVisible();
  await page.reload();
  await expect(notes).toHaveValue('Called on Monday, wants the 14th floor 🏡');
  await page.getByRole('button', { name: 'Save notes' }).click();
  await expect(toast(page, 'Notes Saved')).toBeVisible();
  await expect(page.getByText('Not saved yet.')).toBeHidden();
  expect(await site.rows('leads', { name: 'eq.Ada Obi' })).toMatchObject([
    { notes: 'Called on Monday, wants the 14th floor 🏡' },
  ]);
  await page.reload();
  await expect(notes).toHaveValue('Called on Monday, wants the 14th floor 🏡');
});

test('notes typed before a colleague saved others do not replace them without asking', {
  tag: '@nightly',
}, async ({ page, site }) => {
  await insertRows(site, 'leads', [aLead('Ada Obi', { notes: 'Called on Monday' })]);
  await openAda(page, site);
  const sheet = page.getByRole('dialog', { name: 'Ada Obi' });
  const field = sheet.getByRole('textbox', { name: 'Notes' });
  await field.fill('Called on Monday, wants two rooms');
  await expect(sheet.getByText('A draft is kept on this device.')).toBeVisible();
  const notes = 'Viewing on Friday';
  await changeRow(site, 'leads', 'Ada Obi', { notes, updated_at: new Date().toISOString() });
  await page.reload();
  await expect(rowOf(page, 'Ada Obi')).toContainText(notes);
  await expect(field).toHaveValue('Called on Monday, wants two rooms');
  await sheet.getByRole('button', { name: 'Save notes' }).click();

  const conflict = sheet.locator('.row-conflict');
  await expect(conflict).toContainText(notes);
  await expect(conflict).toContainText('Called on Monday, wants two rooms');
  expect(await site.rows('leads', { name: 'eq.Ada Obi' })).toMatchObject([{ notes }]);
  await conflict.getByRole('button', { name: 'Keep both' }).click();
  await expect
    .poll(async () => (await site.rows('leads', { name: 'eq.Ada Obi' }))[0]?.notes)
    .toBe(`${notes}\n\nCalled on Monday, wants two rooms`);
});

test('signing out warns of unsaved notes first', { tag: '@nightly' }, async ({ page, site }) => {
  await insertRows(site, 'leads', [aLead('Ada Obi')]);
  await openAda(page, site);
  const lead = page.getByRole('dialog', { name: 'Ada Obi' });
  await lead.getByRole('textbox', { name: 'Notes' }).fill('Call back on Monday');
  await expect(lead.getByText('A draft is kept on this device.')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Sign Out' }).click();
  const sheet = page.getByRole('dialog', { name: 'Before you sign out' });
  await expect(sheet).toContainText('Notes on 1 lead are not saved yet. Signing out erases them.');
  await sheet.getByRole('button', { name: 'Sign Out' }).click();
  await expect(toast(page, 'Signed Out')).toBeVisible();
});

test('notes are not reported as kept when the device has no space left', {
  tag: '@nightly',
}, async ({ page, site }) => {
  await insertRows(site, 'leads', [aLead('Ada Obi')]);
  await openList(page, site, 'Leads');
  await page.evaluate(() => {
    const { open } = IDBFactory.prototype;
    IDBFactory.prototype.open = function (name, version) {
      if (name !== 'meridian-staff') return open.call(this, name, version);
      throw new DOMException('The disk is full.', 'QuotaExceededError');
    };
  });
  await rowOf(page, 'Ada Obi').getByRole('button', { name: 'Ada Obi', exact: true }).click();
  await page.getByRole('textbox', { name: 'Notes' }).fill('Call back on Monday');
  await expect(page.getByText('Not saved yet.')).toHaveText('Not saved yet.');
  await page.getByRole('button', { name: 'Save notes' }).click();
  await expect(toast(page, 'Notes Saved')).toBeVisible();
});

test('notes saved offline are reported as waiting in the sheet, which keeps the focus', {
  tag: '@nightly',
}, async ({ complaints, context, network, page, site }) => {
  complaints.expectNetworkErrors();
  await insertRows(site, 'leads', [aLead('Ada Obi')]);
  await openList(page, site, 'Leads');
  await page.getByRole('button', { name: 'Ada Obi', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Ada Obi' });
  await sheet.getByRole('textbox', { name: 'Notes' }).fill('Prefers the corner plot');
  await network.goDark();
  await context.setOffline(true);
  await sheet.getByRole('button', { name: 'Save notes' }).click();
  await expect(sheet.getByRole('status')).toHaveText('Waiting to be sent');
  await expect(sheet.getByRole('button', { name: 'Save notes' })).toBeDisabled();
  await expect(sheet.locator(':focus')).toHaveCount(1);

  await network.light();
  await context.setOffline(false);
  await expect(sheet.getByRole('status')).toHaveText('Saved');
});

test('what is typed while earlier notes are being saved is kept', { tag: '@nightly' }, async ({
  network,
  page,
  site,
}) => {
  await insertRows(site, 'leads', [aLead('Ada Obi')]);
  await openAda(page, site);
  const sheet = page.getByRole('dialog', { name: 'Ada Obi' });
  const field = sheet.getByRole('textbox', { name: 'Notes' });
  const answer = network.hold((path) => path === '/rest/v1/leads');
  await field.fill('Wants two');
  await sheet.getByRole('button', { name: 'Save notes' }).click();
  await expect(sheet.getByText('Not saved yet.')).toHaveCount(0);
  await field.fill('Wants two rooms');
  answer();
  await expect(toast(page, 'Notes Saved')).toBeVisible();
  await expect(field).toHaveValue('Wants two rooms');
  await sheet.getByRole('button', { name: 'Save notes' }).click();
  await expect
    .poll(async () => (await site.rows('leads', { name: 'eq.Ada Obi' }))[0]?.notes)
    .toBe('Wants two rooms');
});

test('notes that end with a space are reported as being saved while the response is pending', {
  tag: '@nightly',
}, async ({ network, page, site }) => {
  await insertRows(site, 'leads', [aLead('Ada Obi')]);
  await openAda(page, site);
  const sheet = page.getByRole('dialog', { name: 'Ada Obi' });
  const answer = network.hold((path) => path === '/rest/v1/leads');
  await sheet.getByRole('textbox', { name: 'Notes' }).fill('Wants two ');
  await sheet.getByRole('button', { name: 'Save notes' }).click();
  // Before the four seconds after which the page stops waiting for a response.
  await expect(sheet.locator('.notes').getByRole('status')).toHaveText(
    /^(Saving|Waiting to be sent)/,
    { timeout: 2_500 },
  );
  await expect(sheet.getByRole('button', { name: 'Save notes' })).toBeDisabled();
  answer();
  await expect(sheet.locator('.notes').getByRole('status')).toHaveText('Saved');
  expect(await site.rows('leads', { name: 'eq.Ada Obi' })).toMatchObject([{ notes: 'Wants two' }]);
});
