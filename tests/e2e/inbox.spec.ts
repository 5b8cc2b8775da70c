import { namesShown, openList, rowOf } from '../support/dashboard';
import { expect, test } from '../support/fixtures';
import { aLead, clearLists, insertNamed, insertRows } from '../support/rows';
import { openRow } from '../support/sheet';
import { openDashboard } from '../support/staff';
import { makeAgent } from '../support/team';
import { toast } from '../support/toasts';

test.beforeEach(({ site }) => clearLists(site));

const today = () => new Date(Date.now() + 3_600_000).toISOString().slice(0, 10);

test('the dashboard opens on who needs an answer, and goes from one to the next', async ({
  page,
  site,
}) => {
  await insertRows(site, 'leads', [
    aLead('Ada Obi'),
    aLead('Bisi Ade', { status: 'qualified', property_slug: 'bloom-towers' }),
    aLead('Chidi Eze', { phone: '+2348030000009', status: 'contacted', follow_up_on: today() }),
  ]);
  await openDashboard(page, site);
  await expect.poll(() => namesShown(page)).toHaveLength(2);
  await page.getByRole('link', { name: '1 due today' }).click();
  await expect.poll(() => namesShown(page)).toEqual(['Chidi Eze']);
  await page.getByText('All', { exact: true }).filter({ visible: true }).click();
  await expect.poll(() => namesShown(page)).toHaveLength(2);
  expect((await rowOf(page, 'Ada Obi').locator('xpath=..').boundingBox())?.height).toBe(64);

  // Whoever was answered stays open until somebody goes on, and the next is of whatever kind.
  await rowOf(page, 'Ada Obi').getByRole('button').click();
  const sheet = page.getByRole('dialog', { name: 'Ada Obi' });
  await sheet.getByRole('button', { name: 'Status' }).click();
  await sheet.locator('label', { hasText: 'Contacted' }).click();
  await expect.poll(() => namesShown(page)).toEqual(['Chidi Eze']);
  await sheet.getByRole('button', { name: /^Next: .*Chidi Eze/ }).click();
  await expect(page.getByRole('dialog', { name: 'Chidi Eze' })).toBeVisible();

  // From a list as well; one step back leads to it.
  await insertNamed(site, 'contacts', ['Dayo']);
  await page.goto('/admin?tab=leads');
  await openRow(page, 'Chidi Eze');
  await page.getByRole('button', { name: /^Next: .*Dayo/ }).click();
  await expect(page.getByRole('dialog', { name: 'Dayo' })).toBeVisible();
  await page.goBack();
  await page.getByRole('group', { name: 'Which leads' }).getByText('Due today').click();
  await page.getByRole('link', { name: 'Everybody due today' }).click();
  await expect.poll(() => namesShown(page)).toEqual(['Chidi Eze']);
});

test('eight new leads are shared out among three agents in five taps, and taken back in one', {
  tag: '@nightly',
}, async ({ page, site }) => {
  const agents = [await makeAgent(site), await makeAgent(site), await makeAgent(site)];
  const names = Array.from({ length: 8 }, (_, n) => `Visitor ${n + 1}`);
  await insertNamed(site, 'leads', names);
  const owners = async () => {
    const leads = await site.rows('leads', {});
    return agents.map(({ id }) => leads.filter(({ assignee }) => assignee === id).length).sort();
  };
  await openList(page, site, 'Leads');
  const bar = page.getByRole('region', { name: 'Chosen leads' });
  const share = async () => {
    await page.getByRole('button', { name: 'Select' }).click();
    await bar.getByRole('button', { name: 'All 8', exact: true }).click();
    await bar.getByRole('button', { name: 'Owner… of the chosen leads' }).click();
    await bar.getByRole('button', { name: /^Share out/ }).click();
    await expect(toast(page, 'Shared Out')).toContainText('8 leads');
  };
  await share();
  await toast(page, 'Shared Out').getByRole('button', { name: 'Undo' }).click();
  await expect(rowOf(page, 'Visitor 1')).not.toContainText('With:');
  await share();
  // They are sent once they can no longer be undone: of the time that ends what hangs, that takes eleven seconds.
  await expect.poll(owners, { timeout: 45_000 }).toEqual([2, 3, 3]);

  await page.getByRole('button', { name: 'Select' }).click();
  for (const name of ['Visitor 1', 'Visitor 2']) await rowOf(page, name).click();
  await bar.getByRole('button', { name: 'Next step… of the chosen leads' }).click();
  await bar.getByRole('button', { name: 'Tomorrow' }).click();
  await expect(toast(page, 'Next Step Set')).toContainText('2 leads');
  await expect(rowOf(page, 'Visitor 2')).toContainText('Follow up:');

  await page.getByRole('button', { name: 'Select' }).click();
  await rowOf(page, 'Visitor 3').click();
  await bar.getByRole('button', { name: 'Message the chosen leads' }).click();
  const sheet = page.getByRole('dialog', { name: 'Message 1 person' });
  await sheet.getByLabel('Message', { exact: true }).selectOption('Papers sent');
  const chat = sheet.getByRole('link', { name: 'WhatsApp' });
  await expect(chat).toHaveAttribute('href', /papers%20for%20Bloom%20Towers/);
  await chat.evaluate((link) => {
    link.addEventListener('click', (event) => event.preventDefault());
  });
  await chat.click();
  await sheet.getByRole('button', { name: 'Mark as sent' }).click();
  await expect
    .poll(() => site.rows('lead_events', { kind: 'eq.whatsapp' }))
    .toMatchObject([{ outcome: null }]);
});
