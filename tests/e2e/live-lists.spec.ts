import { namesShown, openLeads, openList, rowOf } from '../support/dashboard';
import { expect, test } from '../support/fixtures';
import { aLead, clearLists, insertRows } from '../support/rows';

test.beforeEach(({ site }) => clearLists(site));

test('new rows are announced quietly, and shown on request @own-context', {
  tag: '@nightly',
}, async ({ page, site }) => {
  await page.clock.install();
  await openLeads(page, site, 'Ada Obi');
  await expect(rowOf(page, 'Ada Obi')).toBeVisible();

  await insertRows(site, 'leads', [aLead('Bisi Ade')]);
  await insertRows(site, 'leads', [aLead('Chidi Eze')]);
  await page.clock.fastForward(30_000);
  const button = page.getByRole('tabpanel').getByRole('button', { name: '2 new' });
  await expect(button).toBeVisible();
  expect(await namesShown(page)).toEqual(['Ada Obi']);
  await expect(page.getByRole('tab', { name: 'Leads' })).toContainText('2 new');
  await expect(page.locator('.dashboard-tabs .count-mark')).toBeInViewport({ ratio: 1 });

  // In another tab the count stays visible.
  await page.getByRole('tab', { name: 'Contacts' }).click();
  await expect(page.getByRole('tab', { name: 'Leads' })).toContainText('2 new');
  await page.getByRole('tab', { name: 'Leads' }).click();
  await button.click();
  await expect.poll(() => namesShown(page)).toEqual(['Chidi Eze', 'Bisi Ade', 'Ada Obi']);
  await expect(page.getByRole('tab', { name: 'Leads' })).not.toContainText('new');
});

test('new leads are counted while the statistics are shown @own-context', {
  tag: '@nightly',
}, async ({ page, site }) => {
  await page.clock.install();
  await insertRows(site, 'leads', [aLead('Ada Obi')]);
  await openList(page, site, 'Contacts');
  await page.clock.fastForward(30_000);
  const list = page.waitForResponse((response) => response.url().includes('/rest/v1/leads'));
  await list;
  await insertRows(site, 'leads', [aLead('Chidi Eze')]);
  await page.clock.fastForward(30_000);
  await expect(page.getByRole('tab', { name: 'Leads' })).toContainText('1 new');
});
