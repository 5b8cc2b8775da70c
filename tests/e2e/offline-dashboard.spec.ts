import type { Page } from '@playwright/test';
import { openLeads, rowOf } from '../support/dashboard';
import { everythingKept } from '../support/everything-kept';
import { expect, test } from '../support/fixtures';
import { changeRow, clearLists, deleteRow } from '../support/rows';
import { historyOf, noteField, openRow, saveNote } from '../support/sheet';
import type { Site } from '../support/site';
import { toast } from '../support/toasts';

test.beforeEach(async ({ site, complaints }) => {
  complaints.expectNetworkErrors();
  await clearLists(site);
});

const NAMES = ['Ada Obi', 'Bisi Ade', 'Chidi Eze'];

async function openKept(page: Page, site: Site) {
  await openLeads(page, site, ...NAMES);
  await expect(rowOf(page, 'Chidi Eze')).toBeVisible();
  await expect.poll(() => everythingKept(page), 'the copy for offline').toContain('Chidi Eze');
}

const statuses = async (site: Site) =>
  Object.fromEntries((await site.rows('leads', {})).map(({ name, status }) => [name, status]));

/** A colleague's change in the meantime, as the database would store it. */
const meanwhile = (site: Site, name: string, status: string) =>
  changeRow(site, 'leads', name, { status, updated_at: new Date().toISOString() });

// Tapped, not clicked: a mouse pointer left over the toasts would keep them open.
test('offline changes are applied once back online; of two statuses the later one counts, and nobody has to decide @worker', async ({
  page,
  site,
  network,
}) => {
  await openKept(page, site);
  await network.goDark();
  for (const name of NAMES) {
    await rowOf(page, name)
      .getByRole('button', { name: `Contacted: ${name}` })
      .tap();
    await expect(rowOf(page, name).getByLabel(`Status of ${name}`)).toHaveValue('contacted');
  }
  await expect(toast(page, 'Saved on this device').first()).toBeVisible();
  await expect(rowOf(page, 'Ada Obi')).toContainText('Waiting to be sent');
  await meanwhile(site, 'Chidi Eze', 'qualified');

  await network.light();
  await expect
    .poll(() => statuses(site), { timeout: 40_000 })
    .toEqual({ 'Ada Obi': 'contacted', 'Bisi Ade': 'contacted', 'Chidi Eze': 'qualified' });
  const chidi = rowOf(page, 'Chidi Eze');
  await expect(chidi.getByLabel('Status of Chidi Eze'), 'it shows the winner').toHaveValue(
    'qualified',
  );
  await expect(page.locator('.row-conflict')).toHaveCount(0);
  await expect(rowOf(page, 'Ada Obi')).not.toContainText('Waiting to be sent');
  const events = await site.rows('lead_events', { kind: 'eq.status' });
  const [lead] = await site.rows('leads', { name: 'eq.Chidi Eze' });
  expect(
    events
      .filter(({ lead_id }) => lead_id === lead?.id)
      .map(({ applied }) => applied)
      .sort(),
  ).toEqual([false, true]);
});

test('a note on an erased lead can still be read and copied, and is discarded only on purpose @worker', {
  tag: '@nightly',
}, async ({ context, page, site, network }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openKept(page, site);
  await openRow(page, 'Ada Obi');
  await network.goDark();
  await saveNote(page, 'Prefers the corner plot');
  await expect(historyOf(page)).toContainText('Prefers the corner plot');
  await deleteRow(site, 'leads', 'Ada Obi');
  await network.light();

  const refused = page.locator('.list-panel > .row-conflict');
  await expect(refused).toContainText('This lead is a colleague’s by now, or it was erased.', {
    timeout: 40_000,
  });
  await expect(refused.getByRole('button', { name: 'Open' })).toHaveCount(0);
  await expect(toast(page, 'Lead Deleted')).toContainText('Ada Obi has been deleted.');
  await expect(refused).toContainText('Prefers the corner plot');
  await refused.getByRole('button', { name: 'Copy' }).tap();
  await expect(refused.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Prefers the corner plot');

  await refused.getByRole('button', { name: 'Dismiss' }).tap();
  await expect(refused).toContainText('They are kept nowhere else.');
  await expect(refused.getByRole('button', { name: 'Keep them' })).toBeFocused();
  await refused.getByRole('button', { name: 'Keep them' }).tap();
  await expect(refused).toContainText('Prefers the corner plot');
  await refused.getByRole('button', { name: 'Dismiss' }).tap();
  await refused.getByRole('button', { name: 'Dismiss for good' }).tap();
  await expect(refused).toHaveCount(0);
});

test('notes being typed on a lead while it is deleted are kept', { tag: '@nightly' }, async ({
  page,
  site,
}) => {
  await openKept(page, site);
  await page.getByRole('button', { name: 'Ada Obi', exact: true }).tap();
  await (await noteField(page)).fill('Prefers the corner plot');
  await expect(page.getByText('A draft is kept on this device.')).toBeVisible();
  await deleteRow(site, 'leads', 'Ada Obi');
  await page.goto('/admin?tab=leads');

  const lost = page.locator('.list-panel > .row-conflict');
  await expect(lost).toContainText('Somebody was deleted before your notes were saved.');
  await expect(lost).toContainText('Prefers the corner plot');
  await lost.getByRole('button', { name: 'Dismiss' }).tap();
  await lost.getByRole('button', { name: 'Dismiss for good' }).tap();
  await expect(lost).toHaveCount(0);
  expect(await everythingKept(page)).not.toContain('Prefers the corner plot');
});
