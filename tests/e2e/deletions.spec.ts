import { namesShown, openList, rowOf } from '../support/dashboard';
import { expect, test } from '../support/fixtures';
import { aLead, clearLists, insertRows } from '../support/rows';
import { openRow, sheetOf } from '../support/sheet';
import { toast } from '../support/toasts';

test.beforeEach(({ site }) => clearLists(site));

test('a deletion asks nothing, and can be undone', async ({ page, site }) => {
  await insertRows(site, 'leads', [aLead('Ada Obi'), aLead('Chidi Eze')]);
  await openList(page, site, 'Leads');
  await openRow(page, 'Ada Obi');
  await sheetOf(page, 'Ada Obi').getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'Lead Deleted')).toContainText('Ada Obi');
  await expect(rowOf(page, 'Ada Obi')).toHaveCount(0);
  await toast(page, 'Lead Deleted').getByRole('button', { name: 'Undo' }).click();
  await expect(rowOf(page, 'Ada Obi')).toBeVisible();
  await expect(toast(page, 'Lead Deleted')).toHaveCount(0);
  expect(await site.rows('leads', { deleted_at: 'is.null' })).toHaveLength(2);
});

test('a deletion that is not undone is carried out even if the page is left, and can be restored by an administrator', async ({
  page,
  site,
}) => {
  test.slow();
  await insertRows(site, 'leads', [aLead('Ada Obi'), aLead('Chidi Eze')]);
  await openList(page, site, 'Leads');
  await openRow(page, 'Ada Obi');
  await sheetOf(page, 'Ada Obi').getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'Lead Deleted')).toBeVisible();
  await page.reload();
  await expect(rowOf(page, 'Chidi Eze')).toBeVisible();
  await expect(rowOf(page, 'Ada Obi')).toHaveCount(0);
  await expect
    .poll(() => site.rows('leads', { deleted_at: 'is.null' }), { timeout: 30_000 })
    .toMatchObject([{ name: 'Chidi Eze' }]);

  await page.getByRole('tab', { name: 'Statistics' }).click();
  await page.getByRole('button', { name: 'Show what can be restored' }).click();
  const sheet = page.getByRole('dialog', { name: 'Deleted leads and contacts' });
  await expect(sheet.getByRole('listitem')).toContainText('deleted by you');
  await sheet.getByRole('button', { name: 'Restore Ada Obi' }).click();
  await expect(sheet).toContainText('Nothing can be restored.');
  await expect.poll(() => site.rows('leads', { deleted_at: 'is.null' })).toHaveLength(2);
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: 'Leads' }).click();
  await expect(rowOf(page, 'Ada Obi')).toBeVisible();
});

test('several leads are deleted at once, and that is undone', { tag: '@nightly' }, async ({
  page,
  site,
}) => {
  await insertRows(
    site,
    'leads',
    ['Ada', 'Bisi', 'Chidi'].map((name) => aLead(name)),
  );
  await openList(page, site, 'Leads');
  await page.getByRole('button', { name: 'Select' }).click();
  for (const name of ['Ada', 'Bisi']) await rowOf(page, name).click();
  await page.getByRole('button', { name: 'Delete the chosen leads' }).click();
  await expect(toast(page, 'Leads Deleted')).toContainText('2 leads');
  await expect.poll(() => namesShown(page)).toEqual(['Chidi']);
  await toast(page, 'Leads Deleted').getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => namesShown(page)).toEqual(['Ada', 'Bisi', 'Chidi']);
  expect(await site.rows('leads', { deleted_at: 'is.null' })).toHaveLength(3);
});
