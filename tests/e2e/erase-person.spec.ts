import type { Page } from '@playwright/test';
import { axeFindings } from '../support/axe-findings';
import { openLeads, openList, rowOf } from '../support/dashboard';
import { everythingKept } from '../support/everything-kept';
import { expect, test } from '../support/fixtures';
import { aLead, clearLists, insertRows } from '../support/rows';
import { openDashboard } from '../support/staff';

const sheet = (page: Page) => page.getByRole('dialog', { name: 'Erase a person’s data' });

async function openSheet(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Statistics' }).click();
  await page.getByRole('button', { name: 'Erase a person’s data' }).tap();
  await expect(sheet(page)).toBeVisible();
}

async function find(page: Page, who: string): Promise<void> {
  await sheet(page).getByLabel('Their email address or phone number').fill(who);
  await sheet(page).getByRole('button', { name: 'Find their data' }).tap();
}

test.beforeEach(({ site }) => clearLists(site));

test('a person who asks to be forgotten is erased from the database and from this device', async ({
  page,
  site,
}) => {
  const email = 'ada.obi@example.com';
  await insertRows(site, 'leads', [aLead('Ada Obi', { phone: null }), aLead('Bisi Ade')]);
  await insertRows(site, 'contacts', [{ name: 'Ada Obi', email, message: 'Is it available?' }]);
  await insertRows(site, 'newsletter_subscribers', [{ email }]);
  await openList(page, site, 'Leads');
  await expect(rowOf(page, 'Ada Obi')).toBeVisible();
  await expect.poll(() => everythingKept(page), 'the copy for offline').toContain(email);

  await openSheet(page);
  await find(page, 'Ada.Obi@example.com');
  await expect(sheet(page).getByRole('listitem')).toHaveText([
    '1 lead',
    '1 enquiry',
    '1 newsletter address',
  ]);
  expect(await axeFindings(page)).toEqual([]);
  await sheet(page).getByRole('button', { name: 'Erase 3 records' }).tap();
  await expect(sheet(page)).toContainText('This can’t be undone.');
  expect(await site.rows('leads', {}), 'before the second tap').toHaveLength(2);
  await sheet(page).getByRole('button', { name: 'Erase for good' }).tap();
  await expect(sheet(page)).toContainText('3 records erased.');
  await expect(sheet(page).locator(':focus')).toContainText('3 records erased.');

  expect((await site.rows('leads', {})).map(({ name }) => name)).toEqual(['Bisi Ade']);
  expect(await site.rows('contacts', {})).toEqual([]);
  expect(await site.rows('newsletter_subscribers', {})).toEqual([]);
  await sheet(page).getByRole('button', { name: 'Done' }).tap();
  await expect.poll(() => everythingKept(page)).not.toContain(email);
  await page.getByRole('tab', { name: 'Leads' }).click();
  await expect(rowOf(page, 'Bisi Ade')).toBeVisible();
  await expect(rowOf(page, 'Ada Obi')).toHaveCount(0);
});

test('an erasure whose answer is lost behind a gateway is not called undone, and leaves nothing on this device', {
  tag: '@nightly',
}, async ({ page, site, network, complaints }) => {
  complaints.expectText(/504/);
  const email = 'ada.obi@example.com';
  await openLeads(page, site, 'Ada Obi', 'Bisi Ade');
  await expect.poll(() => everythingKept(page)).toContain(email);
  await openSheet(page);
  await find(page, email);
  await sheet(page).getByRole('button', { name: 'Erase 1 record' }).tap();
  network.planRequests(({ path }) =>
    path.endsWith('/rpc/erase_person') ? { kind: 'answer-after-commit', status: 504 } : undefined,
  );
  await sheet(page).getByRole('button', { name: 'Erase for good' }).tap();
  await expect(sheet(page)).toContainText('it may be done or not');
  expect(await site.rows('leads', { email: `eq.${email}` })).toEqual([]);

  await expect(sheet(page).getByRole('searchbox'), 'nobody types it again').toHaveValue(email);
  await sheet(page).getByRole('button', { name: 'Find their data' }).tap();
  await expect(sheet(page)).toContainText(`Nothing is stored with ${email}.`);
  await expect.poll(() => everythingKept(page)).not.toContain(email);
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: 'Leads' }).click();
  await expect(rowOf(page, 'Bisi Ade')).toBeVisible();
  await expect(rowOf(page, 'Ada Obi')).toHaveCount(0);
});

test('offline, the sheet says that it needs a network', { tag: '@nightly' }, async ({
  page,
  site,
  network,
}) => {
  await openDashboard(page, site);
  await openSheet(page);
  await expect(sheet(page).getByRole('searchbox')).toBeVisible();
  await network.goDark();
  await page.context().setOffline(true);
  await expect(sheet(page)).toContainText('This needs a connection');
  await sheet(page).getByRole('searchbox').fill('ada.obi@example.com');
  await sheet(page).getByRole('searchbox').press('Enter');
  await expect(sheet(page).getByRole('button', { name: 'Find their data' })).toBeDisabled();
});

test('the dashboard reports overdue erasures, and nothing while there are none', {
  tag: '@nightly',
}, async ({ page, site }) => {
  const asked = page.waitForResponse('**/rest/v1/rpc/retention_health');
  await openDashboard(page, site);
  expect(await (await asked).json(), 'the server has run it at its start').toContainEqual({
    job: 'contacts',
    last_run_at: expect.any(String),
    late_since: null,
  });
  await expect(page.getByText('have not been erased since')).toHaveCount(0);

  await page.route('**/rest/v1/rpc/retention_health', (route) =>
    route.fulfill({ json: [{ job: 'contacts', late_since: '2026-11-03T02:17:00+00:00' }] }),
  );
  await page.reload();
  await expect(
    page.getByText('Old enquiries have not been erased since 3 November 2026.'),
  ).toBeVisible();
});
