import type { Page } from '@playwright/test';
import { openLeads, rowOf } from '../support/dashboard';
import { expect, test } from '../support/fixtures';
import { clearLists } from '../support/rows';
import { toast } from '../support/toasts';

test.beforeEach(({ site }) => clearLists(site));

const statusOf = (page: Page, name: string) =>
  rowOf(page, name).getByRole('combobox', { name: `Status of ${name}` });

test('what one tab of the dashboard has delivered, the other shows without a reload @own-context', async ({
  page,
  context,
  site,
}) => {
  await openLeads(page, site, 'Ada Obi', 'Bisi Ade');
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
