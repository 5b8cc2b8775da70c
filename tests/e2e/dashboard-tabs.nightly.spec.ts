import type { Page } from '@playwright/test';
import { openList, rowOf } from '../support/dashboard';
import { expect, test } from '../support/fixtures';
import { aLead, clearLists, insertRows } from '../support/rows';
import { historyOf, noteField, openRow } from '../support/sheet';
import { toast } from '../support/toasts';

test.beforeEach(({ site }) => clearLists(site));

const statusOf = (page: Page, name: string) =>
  rowOf(page, name).getByRole('combobox', { name: `Status of ${name}` });

test('what one tab of the dashboard has delivered, the other shows without a reload @own-context', async ({
  page,
  context,
  site,
}) => {
  await insertRows(site, 'leads', [aLead('Ada Obi'), aLead('Bisi Ade')]);
  await openList(page, site, 'Leads');
  const other = await context.newPage();
  await other.goto('/admin?tab=leads');
  await expect(rowOf(other, 'Ada Obi')).toBeVisible();

  await statusOf(page, 'Ada Obi').selectOption('qualified');
  await expect(toast(page, 'Status Updated')).toBeVisible();
  await expect(statusOf(other, 'Ada Obi')).toHaveValue('qualified');
  await expect(rowOf(other, 'Ada Obi')).not.toContainText('Waiting to be sent');
  await expect(statusOf(other, 'Ada Obi')).toHaveValue('qualified');

  const deleted = page.waitForResponse(
    (response) =>
      response.request().method() === 'POST' && response.url().includes('/rest/v1/lead_events'),
  );
  await rowOf(page, 'Bisi Ade').getByRole('button', { name: 'Bisi Ade', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await deleted;
  await expect(rowOf(page, 'Bisi Ade')).toHaveCount(0);
  await expect(rowOf(other, 'Bisi Ade')).toHaveCount(0);
  await other.close();
});

test('notes begun in one tab do not replace those saved in the other without asking @own-context', async ({
  page,
  context,
  site,
}) => {
  await insertRows(site, 'leads', [aLead('Ada Obi')]);
  await openList(page, site, 'Leads');
  const other = await context.newPage();
  await other.goto('/admin?tab=leads');
  await openRow(other, 'Ada Obi');
  await (await noteField(other)).fill('Wants two rooms');
  await expect(other.getByText('A draft is kept on this device.')).toBeVisible();
  // The field opens, because there is a draft; each tab keeps its own.
  await openRow(page, 'Ada Obi');
  const field = page.getByLabel('Note', { exact: true });
  await expect(field).toHaveValue('');
  await field.fill('Called on Monday');
  for (const tab of [page, other]) {
    await tab.getByRole('button', { name: 'Save note' }).click();
    await expect(toast(tab, 'Note Saved')).toBeVisible();
  }
  for (const text of ['Wants two rooms', 'Called on Monday']) {
    await expect(historyOf(other)).toContainText(text);
  }
  await other.close();
});
