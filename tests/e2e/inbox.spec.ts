import { expectSound } from '../support/axe-findings';
import { namesShown, openList, rowOf } from '../support/dashboard';
import { expect, test } from '../support/fixtures';
import { aLead, clearLists, insertNamed, insertRows } from '../support/rows';
import { openDashboard } from '../support/staff';
import { makeAgent } from '../support/team';
import { toast } from '../support/toasts';

test.beforeEach(({ site }) => clearLists(site));

const today = () => new Date(Date.now() + 3_600_000).toISOString().slice(0, 10);

test('the views show whose rows are listed and what is due, and each is part of the address', {
  tag: '@nightly',
}, async ({ page, site }) => {
  await openDashboard(page, site);
  const [admin] = await site.rows('user_roles', { role: 'eq.admin' });
  const assignee = admin?.user_id ?? null;
  await insertRows(site, 'leads', [
    aLead('Ada Obi', { assignee }),
    aLead('Bisi Ade', { follow_up_on: today(), status: 'contacted' }),
    aLead('Chidi Eze', { assignee, follow_up_on: today() }),
  ]);
  await page.getByRole('tab', { name: 'Leads' }).click();
  await expect.poll(() => namesShown(page)).toEqual(['Ada Obi', 'Bisi Ade', 'Chidi Eze']);
  await expect(rowOf(page, 'Ada Obi')).toContainText('With: You');
  await expect(rowOf(page, 'Bisi Ade')).toContainText('Due today');
  const views = page.getByRole('group', { name: 'Which leads' });
  const shows = async (view: string, names: string[]) => {
    await views.getByText(view, { exact: true }).click();
    await expect.poll(() => namesShown(page)).toEqual(names);
  };
  await shows('Mine', ['Ada Obi', 'Chidi Eze']);
  await shows('Unassigned', ['Bisi Ade']);
  await shows('Due today', ['Bisi Ade', 'Chidi Eze']);
  expect(new URL(page.url()).searchParams.get('view')).toBe('due');
  await page.reload();
  await expect.poll(() => namesShown(page)).toEqual(['Bisi Ade', 'Chidi Eze']);
  await shows('All', ['Ada Obi', 'Bisi Ade', 'Chidi Eze']);
});

test('a row shows what was chosen, and who wrote twice, and the first one starts high on a small phone', {
  tag: '@nightly',
}, async ({ page, site }) => {
  const facts = { kind: 'capture', budget: '₦50M to ₦100M', interest: 'Investing' };
  await insertRows(site, 'leads', [
    aLead('Ada Obi', { ...facts, appointment_at: '2026-12-03T09:00:00Z' }),
    aLead('Bisi Ade', { phone: '+447700900142' }),
  ]);
  await insertRows(site, 'contacts', [
    { name: 'Ada O.', email: 'other@example.com', phone: '+234 803 123 4567', message: 'Hello' },
  ]);
  await page.setViewportSize({ width: 360, height: 740 });
  await openList(page, site, 'Leads');
  const row = rowOf(page, 'Ada Obi');
  await expect(row.getByRole('listitem')).toHaveText([
    'Met at a viewing',
    'Bloom Towers',
    'Budget: ₦50M to ₦100M',
    'Looking for: Investing',
    'Appointment: Thu 3 Dec, 10:00',
    'Asked, not confirmed',
    '2 enquiries',
  ]);
  await expect(rowOf(page, 'Bisi Ade')).not.toContainText('enquiries');
  expect((await row.boundingBox())?.y).toBeLessThan(310);
  await expectSound(page, 360, 390, 1280);
});

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
  await sheet.getByText('Contacted', { exact: true }).click();
  await expect.poll(() => namesShown(page)).toEqual(['Chidi Eze']);
  await sheet.getByRole('button', { name: /^Next: .*Chidi Eze/ }).click();
  await expect(page.getByRole('dialog', { name: 'Chidi Eze' })).toBeVisible();
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
  await expect.poll(owners, { timeout: 20_000 }).toEqual([2, 3, 3]);

  await page.getByRole('button', { name: 'Select' }).click();
  for (const name of ['Visitor 1', 'Visitor 2']) await rowOf(page, name).click();
  await bar.getByRole('button', { name: 'Next step… of the chosen leads' }).click();
  await bar.getByRole('button', { name: 'Tomorrow' }).click();
  await expect(toast(page, 'Next Step Set')).toContainText('2 leads');
  await expect(rowOf(page, 'Visitor 2')).toContainText('Follow up:');
});
