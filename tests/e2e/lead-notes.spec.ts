import type { Page } from '@playwright/test';
import { openLeads, openList } from '../support/dashboard';
import { everythingKept } from '../support/everything-kept';
import { expect, test } from '../support/fixtures';
import { aLead, clearLists, insertRows } from '../support/rows';
import { historyOf, noteField, openRow, saveNote, sheetOf } from '../support/sheet';
import type { Site } from '../support/site';
import { toast } from '../support/toasts';

test.beforeEach(({ site }) => clearLists(site));

/** Opens the sheet of the only lead. */
async function openAda(page: Page, site: Site): Promise<void> {
  await openList(page, site, 'Leads');
  await openRow(page, 'Ada Obi');
}

const notesStored = async (site: Site) =>
  (await site.rows('lead_events', { kind: 'eq.note' })).map(({ body }) => body);

test('a note stands beside what the visitor wrote, which nobody can edit', async ({
  page,
  site,
}) => {
  await insertRows(site, 'leads', [aLead('Ada Obi', { notes: 'Is it near the sea?' })]);
  await openAda(page, site);
  const sheet = sheetOf(page, 'Ada Obi');
  await expect(sheet.getByRole('region', { name: 'What they wrote' })).toContainText(
    'Is it near the sea?',
  );
  await saveNote(page, 'Wants the 14th floor 🏡');
  await expect(toast(page, 'Note Saved')).toBeVisible();
  await expect(historyOf(page)).toContainText('Wants the 14th floor 🏡');
  await expect(historyOf(page)).toContainText('You, just now');
  await expect.poll(() => notesStored(site)).toEqual(['Wants the 14th floor 🏡']);
  expect(await site.rows('leads', { name: 'eq.Ada Obi' })).toMatchObject([
    { notes: 'Is it near the sea?' },
  ]);
});

test('a note is not reported as kept when the device has no space left', {
  tag: '@nightly',
}, async ({ page, site }) => {
  await openLeads(page, site, 'Ada Obi');
  await page.evaluate(() => {
    const { open } = IDBFactory.prototype;
    IDBFactory.prototype.open = function (name, version) {
      if (name !== 'meridian-staff') return open.call(this, name, version);
      throw new DOMException('The disk is full.', 'QuotaExceededError');
    };
  });
  await openRow(page, 'Ada Obi');
  await (await noteField(page)).fill('Call back on Monday');
  await expect(page.getByText('Not saved yet.')).toHaveText('Not saved yet.');
  await page.getByRole('button', { name: 'Save note' }).click();
  await expect(toast(page, 'Note Saved')).toBeVisible();
});

test('the history of a lead that was opened can be read offline, and is erased at sign-out', {
  tag: '@nightly',
}, async ({ network, page, site }) => {
  await insertRows(site, 'leads', [aLead('Ada Obi')]);
  await openAda(page, site);
  await saveNote(page, 'Prefers the corner plot');
  await expect.poll(() => notesStored(site)).toHaveLength(1);
  await expect
    .poll(() => everythingKept(page), 'the copy for offline')
    .toMatch(/"body":"Prefers the corner plot"/);
  network.planRequests(({ path }) => (path.startsWith('/rest/') ? { kind: 'drop' } : undefined));
  await page.reload();
  await expect(historyOf(page)).toContainText('Prefers the corner plot');

  network.planRequests(undefined);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/auth');
  await expect.poll(() => everythingKept(page)).not.toContain('Prefers the corner plot');
});
