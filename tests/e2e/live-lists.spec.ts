import { namesShown, openLeads, rowOf } from '../support/dashboard';
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

  // In another tab the count stays visible, and goes on.
  await page.getByRole('tab', { name: 'Contacts' }).click();
  await expect(page.getByRole('tab', { name: 'Leads' })).toContainText('2 new');
  await insertRows(site, 'leads', [aLead('Dayo Ojo')]);
  await page.clock.fastForward(30_000);
  await expect(page.getByRole('tab', { name: 'Leads' })).toContainText('3 new');
  await page.getByRole('tab', { name: 'Leads' }).click();
  await page.getByRole('tabpanel').getByRole('button', { name: '3 new' }).click();
  await expect
    .poll(() => namesShown(page))
    .toEqual(['Dayo Ojo', 'Chidi Eze', 'Bisi Ade', 'Ada Obi']);
  await expect(page.getByRole('tab', { name: 'Leads' })).not.toContainText('new');
});
