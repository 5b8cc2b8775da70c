import { axeFindings } from '../support/axe-findings';
import { namesShown, openLeads, openList, rowOf } from '../support/dashboard';
import { expect, test } from '../support/fixtures';
import { aLead, clearLists, insertNamed, insertRows } from '../support/rows';
import { openRow, sheetOf } from '../support/sheet';
import { toast } from '../support/toasts';

test.beforeEach(({ site }) => clearLists(site));

test('a deletion asks nothing, and can be undone', async ({ page, site }) => {
  await openLeads(page, site, 'Ada Obi', 'Chidi Eze');
  await openRow(page, 'Ada Obi');
  await sheetOf(page, 'Ada Obi').getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'Lead Deleted')).toContainText('Ada Obi');
  await expect(rowOf(page, 'Ada Obi')).toHaveCount(0);
  await toast(page, 'Lead Deleted').getByRole('button', { name: 'Undo' }).click();
  await expect(rowOf(page, 'Ada Obi')).toBeVisible();
  await expect(toast(page, 'Lead Deleted')).toHaveCount(0);
  expect(await site.rows('leads', { deleted_at: 'is.null' })).toHaveLength(2);
});

test('by keyboard the focus goes to the next row after a deletion, and back to the row after Undo', {
  tag: '@nightly',
}, async ({ page, site }) => {
  await insertRows(site, 'leads', [aLead('Ada Obi')]);
  await openLeads(page, site, 'Chidi Eze');
  const [first = '', second = ''] = await namesShown(page);
  const opener = (name: string) => page.getByRole('button', { name, exact: true });
  await opener(first).press('Enter');
  await sheetOf(page, first).getByRole('button', { name: 'Delete' }).press('Enter');
  await expect(opener(second)).toBeFocused();
  await toast(page, 'Lead Deleted').getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(opener(first)).toBeFocused();
});

test('a deletion that is not undone is carried out even if the page is left, and can be restored by an administrator', {
  tag: '@nightly',
}, async ({ page, site }) => {
  test.slow();
  await openLeads(page, site, 'Ada Obi', 'Chidi Eze');
  await openRow(page, 'Ada Obi');
  await sheetOf(page, 'Ada Obi').getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'Lead Deleted')).toBeVisible();
  await page.reload();
  await expect(rowOf(page, 'Chidi Eze')).toBeVisible();
  await expect(rowOf(page, 'Ada Obi')).toHaveCount(0);
  await expect
    .poll(() => site.rows('leads', { deleted_at: 'is.null' }))
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

for (const [name, one, table] of [
  ['Leads', 'Lead', 'leads'],
  ['Contacts', 'Contact', 'contacts'],
  ['Newsletter', 'Subscriber', 'newsletter_subscribers'],
] as const) {
  const many = `${one.toLowerCase()}s`;
  test(`several ${many} are deleted at once, and that is undone`, {
    tag: '@nightly',
  }, async ({ page, site }) => {
    await insertNamed(site, table, ['Ada', 'Bisi', 'Chidi']);
    await openList(page, site, name);
    await page.getByRole('button', { name: 'Select' }).press('Enter');
    const bar = page.getByRole('region', { name: `Chosen ${many}` });
    await expect(bar.getByRole('button', { name: 'All 3' })).toBeFocused();
    for (const each of ['Ada', 'Bisi']) await rowOf(page, each).click();
    await expect(bar).toContainText('2 chosen');
    expect(await axeFindings(page)).toEqual([]);
    await bar.getByRole('button', { name: `Delete the chosen ${many}` }).press('Enter');
    await expect(toast(page, `${one}s Deleted`)).toContainText(`2 ${many}`);
    await expect(page.getByRole('button', { name: 'Select' })).toBeFocused();
    await expect.poll(() => namesShown(page)).toEqual(['Chidi']);
    await toast(page, `${one}s Deleted`).getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => namesShown(page)).toEqual(['Ada', 'Bisi', 'Chidi']);
    expect(await site.rows(table, {})).toHaveLength(3);
  });
}
