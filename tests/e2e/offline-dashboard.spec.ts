import type { Page } from '@playwright/test';
import { namesShown, openList, rowOf } from '../support/dashboard';
import { everythingKept } from '../support/everything-kept';
import { expect, test } from '../support/fixtures';
import { aLead, changeRow, clearLists, deleteRow, insertRows } from '../support/rows';
import type { Site } from '../support/site';
import { openDashboard } from '../support/staff';
import { toast } from '../support/toasts';

test.beforeEach(async ({ site, complaints }) => {
  complaints.expectNetworkErrors();
  await clearLists(site);
});

const NAMES = ['Ada Obi', 'Bisi Ade', 'Chidi Eze'];

async function openLeads(page: Page, site: Site) {
  await insertRows(
    site,
    'leads',
    NAMES.map((name) => aLead(name)),
  );
  await openList(page, site, 'Leads');
  await expect(rowOf(page, 'Chidi Eze')).toBeVisible();
  await expect.poll(() => everythingKept(page), 'the copy for offline').toContain('Chidi Eze');
}

const statuses = async (site: Site) =>
  Object.fromEntries((await site.rows('leads', {})).map(({ name, status }) => [name, status]));

/** A colleague's change in the meantime, as the database would store it. */
const meanwhile = (site: Site, name: string, status: string) =>
  changeRow(site, 'leads', name, { status, updated_at: new Date().toISOString() });

// Tapped, not clicked: a mouse pointer left over the toasts would keep them open.
test('offline changes are applied once back online, except where a colleague was quicker @worker', async ({
  page,
  site,
  network,
}) => {
  await openLeads(page, site);
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
  await expect(chidi).toContainText(
    'This lead was set to Qualified elsewhere. You chose Contacted.',
  );
  await expect(chidi.locator('.row-about > span'), 'no part is empty').toHaveText([/./, /./]);
  await expect(chidi.getByLabel('Status of Chidi Eze')).toHaveValue('qualified');
  await expect(rowOf(page, 'Ada Obi')).not.toContainText('Waits');

  await chidi.getByRole('button', { name: 'Use mine' }).tap();
  await expect.poll(() => statuses(site)).toMatchObject({ 'Chidi Eze': 'contacted' });
  await expect(chidi).not.toContainText('elsewhere');
});

test('a colleague’s version can be kept, and a deleted lead is reported @worker', {
  tag: '@nightly',
}, async ({ page, site, network }) => {
  await openLeads(page, site);
  await network.goDark();
  for (const name of ['Ada Obi', 'Bisi Ade']) {
    await rowOf(page, name)
      .getByRole('button', { name: `Contacted: ${name}` })
      .tap();
    await expect(rowOf(page, name)).toContainText('Waiting to be sent');
  }
  await meanwhile(site, 'Ada Obi', 'converted');
  await deleteRow(site, 'leads', 'Bisi Ade');
  await network.light();

  await expect(
    page.getByText('This lead has been deleted since. You chose Contacted.'),
  ).toBeVisible({ timeout: 40_000 });
  await expect(rowOf(page, 'Bisi Ade')).toHaveCount(0);
  await page.getByRole('button', { name: 'Dismiss' }).tap();
  await expect(page.getByText('This lead has been deleted since.')).toHaveCount(0);
  await rowOf(page, 'Ada Obi').getByRole('button', { name: 'Keep theirs' }).tap();
  await expect(rowOf(page, 'Ada Obi')).not.toContainText('elsewhere');
  await expect(page.getByLabel('Status of Ada Obi')).toHaveValue('converted');
  expect(await statuses(site)).toEqual({ 'Ada Obi': 'converted', 'Chidi Eze': 'new' });
});

test('conflicting notes are both shown, and one tap keeps both @worker', {
  tag: '@nightly',
}, async ({ page, site, network }) => {
  await openLeads(page, site);
  await page.getByRole('button', { name: 'Ada Obi', exact: true }).tap();
  await network.goDark();
  const sheet = page.getByRole('dialog', { name: 'Ada Obi' });
  for (const notes of ['Wants two', 'Wants two rooms']) {
    await sheet.getByRole('textbox', { name: 'Notes' }).fill(notes);
    await sheet.getByRole('button', { name: 'Save notes' }).tap();
    await expect(sheet.getByText('Not saved yet.')).toHaveCount(0);
  }
  const notes = 'Called on Tuesday\nBudget 200k';
  await changeRow(site, 'leads', 'Ada Obi', { notes, updated_at: new Date().toISOString() });
  await network.light();

  const conflict = sheet.locator('.row-conflict').first();
  await expect(conflict).toContainText('Called on Tuesday', { timeout: 40_000 });
  await expect(conflict).toContainText('Wants two rooms');
  const choices = conflict.getByRole('button');
  await expect(choices.first()).toHaveText('Keep both');
  await choices.first().tap();
  await expect
    .poll(async () => (await site.rows('leads', { name: 'eq.Ada Obi' }))[0]?.notes)
    .toBe(`${notes}\n\nWants two rooms`);
});

test('notes on a deleted lead can still be read and copied, and are discarded only on purpose @worker', {
  tag: '@nightly',
}, async ({ context, page, site, network }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openLeads(page, site);
  await page.getByRole('button', { name: 'Ada Obi', exact: true }).tap();
  const sheet = page.getByRole('dialog', { name: 'Ada Obi' });
  await network.goDark();
  await sheet.getByRole('textbox', { name: 'Notes' }).fill('Prefers the corner plot');
  await sheet.getByRole('button', { name: 'Save notes' }).tap();
  await expect(sheet.getByText('Not saved yet.')).toHaveCount(0);
  await deleteRow(site, 'leads', 'Ada Obi');
  await network.light();

  const refused = page.locator('.list-panel > .row-conflict');
  await expect(refused).toContainText('Ada Obi: This lead has been deleted since.', {
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

test('notes being typed on a lead while it is deleted are kept', async ({ page, site }) => {
  await openLeads(page, site);
  await page.getByRole('button', { name: 'Ada Obi', exact: true }).tap();
  const sheet = page.getByRole('dialog', { name: 'Ada Obi' });
  await sheet.getByRole('textbox', { name: 'Notes' }).fill('Prefers the corner plot');
  await expect(sheet.getByText('A draft is kept on this device.')).toBeVisible();
  await deleteRow(site, 'leads', 'Ada Obi');
  await page.goto('/admin?tab=leads');

  const lost = page.locator('.list-panel > .row-conflict');
  await expect(lost).toContainText('A lead was deleted before your notes were saved.');
  await expect(lost).toContainText('Prefers the corner plot');
  await lost.getByRole('button', { name: 'Dismiss' }).tap();
  await lost.getByRole('button', { name: 'Dismiss for good' }).tap();
  await expect(lost).toHaveCount(0);
  expect(await everythingKept(page)).not.toContain('Prefers the corner plot');
});

test('before signing out offline, the page says that notes on a deleted lead can be copied @worker', {
  tag: '@nightly',
}, async ({ context, network, page, site }) => {
  await openLeads(page, site);
  await page.getByRole('button', { name: 'Ada Obi', exact: true }).tap();
  const lead = page.getByRole('dialog', { name: 'Ada Obi' });
  await lead.getByRole('textbox', { name: 'Notes' }).fill('Prefers the corner plot');
  await expect(lead.getByText('A draft is kept on this device.')).toBeVisible();
  await deleteRow(site, 'leads', 'Ada Obi');
  await page.goto('/admin?tab=leads');
  await expect(page.locator('.list-panel > .row-conflict')).toContainText('A lead was deleted');

  await network.goDark();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Sign Out' }).tap();
  const sheet = page.getByRole('dialog', { name: 'Before you sign out' });
  await expect(sheet).toContainText(
    'Notes on 1 lead that somebody has deleted can’t be saved. Signing out erases them. To keep them, close this and copy them above the leads.',
  );
  await expect(sheet).not.toContainText('open the lead');
});

test('an offline search says what it covers, and finds every open lead', {
  tag: '@nightly',
}, async ({ page, site, network }) => {
  test.slow();
  await insertRows(site, 'leads', [
    ...Array.from({ length: 60 }, (_, n) => aLead(`Lead ${n}`, { status: 'converted' })),
    ...Array.from({ length: 3 }, (_, n) => aLead(`Old enquiry ${n}`, { status: 'contacted' })),
    aLead('Old customer', { status: 'converted' }),
  ]);
  // The statistics, which come first, count all leads.
  await openDashboard(page, site);
  await expect.poll(() => everythingKept(page), 'statistics').toContain('"total_leads":64');
  await page.getByRole('tab', { name: 'Leads' }).click();
  await expect(rowOf(page, 'Lead 0')).toBeVisible();
  await expect.poll(() => everythingKept(page), 'open leads').toContain('Old enquiry 2');
  network.planRequests(({ path }) => (path.startsWith('/rest/') ? { kind: 'drop' } : undefined));
  await page.reload();
  await expect(
    page.getByText(/^53 leads of 53 on this device \(64 in all as of \d\d:\d\d\)$/),
  ).toBeVisible();
  const search = page.getByRole('searchbox', { name: /Search names/ });
  await search.fill('old enquiry');
  await expect(
    page.getByText(/^3 leads of 53 on this device \(64 in all as of \d\d:\d\d\)$/),
  ).toBeVisible();
  await search.fill('old customer');
  await expect(page.getByText('No matching leads')).toBeVisible();
  await expect(page.getByText('Only this device was searched.')).toBeVisible();
});

test('the last rows seen open with their age, can be searched, and are replaced when the database answers', {
  tag: '@nightly',
}, async ({ page, network, site }) => {
  await openLeads(page, site);
  network.planRequests(({ path }) => (path.startsWith('/rest/') ? { kind: 'drop' } : undefined));
  await page.reload();
  await expect(rowOf(page, 'Ada Obi')).toBeVisible();
  await expect(page.getByText(/As of (just now|\d+ (seconds?|minutes?) ago)\./)).toBeVisible();
  await expect(toast(page, 'Error')).toContainText('Failed to load leads');
  await page.getByRole('searchbox', { name: /Search names/ }).fill('chidi');
  await expect.poll(() => namesShown(page)).toEqual(['Chidi Eze']);

  network.planRequests(undefined);
  await insertRows(site, 'leads', [aLead('Dayo Ojo')]);
  await page.getByRole('searchbox', { name: /Search names/ }).fill('');
  await expect.poll(() => namesShown(page)).toEqual(['Dayo Ojo', ...NAMES]);
  await expect(page.getByText(/As of/)).toHaveCount(0);
});

test('after a sign-out nothing personal is left on the device, in any tab @worker', {
  tag: '@nightly',
}, async ({ page, context, site }) => {
  await openLeads(page, site);
  await insertRows(site, 'contacts', [
    {
      name: 'Emeka Contact',
      email: 'emeka@example.com',
      message: 'Hello',
      phone: '+2348099999999',
    },
  ]);
  await insertRows(site, 'newsletter_subscribers', [{ email: 'reader@example.com' }]);
  await page.getByRole('tab', { name: 'Contacts' }).click();
  await expect(rowOf(page, 'Emeka Contact')).toBeVisible();
  await page.getByRole('tab', { name: 'Newsletter' }).click();
  await expect(rowOf(page, 'reader@example.com')).toBeVisible();
  await page.getByRole('tab', { name: 'Leads' }).click();
  await page.getByRole('button', { name: 'Ada Obi', exact: true }).click();
  await page.getByRole('textbox', { name: 'Notes' }).fill('Something about Ada');
  await expect(page.getByText('Not saved yet.')).toBeVisible();
  await page.keyboard.press('Escape');
  const kept = [...NAMES, 'ada.obi@example.com', '+2348031234567', 'Something about Ada'];
  kept.push('Emeka Contact', 'emeka@example.com', '+2348099999999', 'reader@example.com');
  await expect.poll(() => everythingKept(page)).toContain('Something about Ada');
  // Without the sign-out, this would be left.
  for (const text of kept) expect(await everythingKept(page)).toContain(text);

  const other = await context.newPage();
  await other.goto('/admin?tab=leads');
  await expect(rowOf(other, 'Ada Obi')).toBeVisible();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  const sheet = page.getByRole('dialog', { name: 'Before you sign out' });
  await expect(sheet.getByText('Notes on 1 lead are not saved yet.')).toBeVisible();
  await sheet.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible();
  await expect(other.getByRole('tab', { name: 'Sign In' })).toBeVisible();
  for (const tab of [page, other]) {
    const left = await everythingKept(tab);
    for (const text of [...kept, site.admin.email]) expect(left).not.toContain(text);
  }
});

test('offline notices cover neither the heading nor Sign Out @worker', { tag: '@nightly' }, async ({
  page,
  site,
  network,
}) => {
  await openLeads(page, site);
  await network.goDark();
  await rowOf(page, 'Ada Obi').getByRole('button', { name: 'Contacted: Ada Obi' }).click();
  const strip = page.getByRole('status').filter({ hasText: '1 change waiting to be sent' });
  await expect(strip).toBeVisible();
  await page.evaluate(() => scrollTo(0, 0));
  await strip.evaluate((it) => Promise.all(it.getAnimations().map(({ finished }) => finished)));
  const bottom = await strip.evaluate((it) => it.getBoundingClientRect().bottom);
  for (const below of [
    page.getByText('Admin Dashboard'),
    page.getByRole('button', { name: 'Sign Out' }),
  ]) {
    expect(await below.evaluate((it) => it.getBoundingClientRect().top)).toBeGreaterThan(bottom);
  }
});
