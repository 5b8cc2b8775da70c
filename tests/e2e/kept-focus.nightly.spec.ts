import type { Page } from '@playwright/test';
import { openLeads, openList, rowOf } from '../support/dashboard';
import { expect, test } from '../support/fixtures';
import { aLead, clearLists, insertRows } from '../support/rows';
import { openRow, sheetOf } from '../support/sheet';
import { keptSession, openDashboard } from '../support/staff';

test.beforeEach(({ site }) => clearLists(site));

const focused = (page: Page) => page.locator(':focus');

test('a figure leads to its rows and to their tab, which has the focus', async ({ page, site }) => {
  await insertRows(site, 'leads', [aLead('Ada Obi')]);
  await openDashboard(page, site);
  const figure = page.getByRole('link', { name: /new lead/ }).first();
  await figure.focus();
  await page.keyboard.press('Enter');
  await expect(rowOf(page, 'Ada Obi')).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Leads' })).toBeFocused();
});

test('filters that are cleared, and a search that finds nothing, leave the focus beside them', async ({
  page,
  site,
}) => {
  await openLeads(page, site, 'Ada Obi');
  await page.getByRole('button', { name: 'Filters' }).click();
  const filters = page.getByRole('dialog', { name: 'Filters' });
  await filters.getByLabel('Status').selectOption('converted');
  await filters.getByRole('button', { name: 'Clear filters' }).click();
  await expect(filters.getByRole('button', { name: 'Show' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('searchbox').fill('nobody of this name');
  await page.getByRole('button', { name: 'Clear search and filters' }).click();
  await expect(rowOf(page, 'Ada Obi')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Leads', exact: true })).toBeFocused();
});

test('a lead that was taken keeps the focus in its sheet; the last one deleted leaves it on the list’s title', async ({
  page,
  site,
}) => {
  await openList(page, site, 'Leads');
  const captured_by = (await keptSession(page))?.user.id ?? null;
  await insertRows(site, 'leads', [aLead('Ada Obi', { source: 'viewing', captured_by })]);
  await page.reload();
  await openRow(page, 'Ada Obi');
  const sheet = sheetOf(page, 'Ada Obi');
  await expect(sheet.getByText('Captured by')).toBeVisible();
  await sheet.getByRole('definition').getByRole('button', { name: 'Take it' }).click();
  await expect(focused(page)).toHaveText('You');
  await sheet.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('heading', { name: 'Leads', exact: true })).toBeFocused();
});
