import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import { changesLoaded } from '../support/dashboard';
import { everythingKept } from '../support/everything-kept';
import type { FaultProxy } from '../support/fault-proxy';
import { expect, test } from '../support/fixtures';
import { insertRows } from '../support/rows';
import { noteField, openRow } from '../support/sheet';
import type { Site } from '../support/site';
import {
  enterDashboard,
  keptPass,
  keptSession,
  makeAccount,
  openDashboard,
} from '../support/staff';
import { toast } from '../support/toasts';
import { capture, openCapture } from '../support/viewing';

type Person = { name: string; email: string; phone: string };

/** A lead of somebody whom no other test knows. */
async function someLead(site: Site): Promise<Person> {
  const person = {
    name: `Chidi ${randomUUID()}`,
    email: `lead-${randomUUID()}@example.com`,
    phone: '+2347000000123',
  };
  await insertRows(site, 'leads', [{ ...person, source: 'whatsapp' }]);
  return person;
}

const statusOf = async (site: Site, { email }: Person) =>
  (await site.rows('leads', { email: `eq.${email}` })).map(({ status }) => status);

const openSheet = async (page: Page) => {
  await page.getByRole('button', { name: 'Sign Out' }).click();
  const sheet = page.getByRole('dialog', { name: 'Before you sign out' });
  await expect(sheet.getByText('1 change is still waiting on this device.')).toBeVisible();
  return sheet;
};

/** A dashboard without a network, with a lead and the field of its status. */
async function loseNetworkOn(page: Page, context: BrowserContext, network: FaultProxy, site: Site) {
  const lead = await someLead(site);
  await Promise.all([enterDashboard(page, site.admin), changesLoaded(page)]);
  await page.getByRole('tab', { name: 'Leads' }).click();
  const status = page.getByLabel(`Status of ${lead.name}`);
  await expect(status).toHaveValue('new');
  await network.goDark();
  await context.setOffline(true);
  return { lead, status };
}

test('a sign-out reports unsent changes, keeps them without names, and they go out with the next sign-in', {
  tag: '@nightly',
}, async ({ complaints, context, network, page, site }) => {
  complaints.expectNetworkErrors();
  const { lead, status } = await loseNetworkOn(page, context, network, site);
  await status.selectOption('contacted');
  const sheet = await openSheet(page);
  await expect(sheet.getByText('Without a network it can’t be sent now.')).toBeVisible();
  await sheet.getByRole('button', { name: 'Send now' }).click();
  await expect(sheet.getByText('There is no network yet.')).toBeVisible();
  await sheet.getByRole('button', { name: 'Sign Out' }).click();
  await expect(toast(page, 'Signed Out')).toBeVisible();
  await expect(page).toHaveURL('/auth');

  const kept = await everythingKept(page);
  for (const detail of [...Object.values(lead), site.admin.email])
    expect(kept).not.toContain(detail);
  expect(kept, 'the change itself').toContain('"contacted"');
  expect(await statusOf(site, lead)).toEqual(['new']);

  await network.light();
  await context.setOffline(false);
  await enterDashboard(page, site.admin);
  await expect.poll(() => statusOf(site, lead)).toEqual(['contacted']);
});

test('unsent changes can be sent first', { tag: '@nightly' }, async ({
  complaints,
  context,
  network,
  page,
  site,
}) => {
  complaints.expectNetworkErrors();
  const { lead, status } = await loseNetworkOn(page, context, network, site);
  await status.selectOption('qualified');
  const sheet = await openSheet(page);

  await network.light();
  await context.setOffline(false);
  await sheet.getByRole('button', { name: 'Send now' }).click();
  await expect(sheet.getByText('Everything has been sent.')).toBeVisible();
  expect(await statusOf(site, lead)).toEqual(['qualified']);
  await sheet.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/auth');
});

test('a sign-out deletes everything that was read', async ({ page, site }) => {
  const lead = await someLead(site);
  await enterDashboard(page, site.admin);
  for (const name of ['Contacts', 'Newsletter', 'Leads']) {
    await page.getByRole('tab', { name, exact: true }).click();
  }
  await expect(page.getByText(lead.name).filter({ visible: true }).first()).toBeVisible();
  await expect.poll(() => everythingKept(page), 'the copy for offline').toContain(lead.email);
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/auth');
  const kept = await everythingKept(page);
  for (const detail of [...Object.values(lead), site.admin.email])
    expect(kept).not.toContain(detail);

  // The next person to sign in on the same page has a working copy again.
  await enterDashboard(page, site.admin);
  await page.getByRole('tab', { name: 'Leads' }).click();
  await expect.poll(() => everythingKept(page)).toContain(lead.email);
});

test('a message that names somebody goes with a sign-out, in each tab', {
  tag: '@nightly',
}, async ({ context, page, site }) => {
  await enterDashboard(page, site.admin);
  const other = await context.newPage();
  for (const tab of [page, other]) {
    const lead = await someLead(site);
    await tab.goto('/admin?tab=leads');
    await openRow(tab, lead.name);
    await tab.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(toast(tab, 'Lead Deleted')).toContainText(lead.name);
  }
  await page.bringToFront();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign Out' }).click();
  for (const tab of [page, other]) {
    await expect(tab).toHaveURL('/auth');
    await expect(toast(tab, 'Lead Deleted')).toHaveCount(0, { timeout: 2_000 });
  }
});

test('what a colleague did here since stays theirs, although a killed browser brings back the session before', {
  tag: '@nightly',
}, async ({ complaints, page, site }) => {
  complaints.expectNetworkErrors();
  const lead = await someLead(site);
  const colleague = await makeAccount(site, { isAdmin: true });
  await enterDashboard(page, site.admin);
  const before = await page.evaluate(() => Object.entries(localStorage));
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/auth');

  const openLeads = async () => {
    await enterDashboard(page, colleague);
    await page.getByRole('tab', { name: 'Leads' }).click();
  };
  await openLeads();
  await openRow(page, lead.name);
  await (await noteField(page)).fill('Wants two rooms');
  await expect(page.getByText('A draft is kept on this device.')).toBeVisible();
  await openCapture(page);
  await page.getByLabel('Name', { exact: true }).fill('Half Typed');
  await expect.poll(() => everythingKept(page)).toContain('Half Typed');
  await page.evaluate((entries) => {
    localStorage.clear();
    for (const [key, value] of entries) localStorage.setItem(key, value);
  }, before);

  await page.goto('/admin');
  await expect(page).toHaveURL('/auth');
  expect(await keptSession(page)).toBeNull();
  await expect.poll(() => everythingKept(page), 'shown to nobody').not.toContain(lead.email);
  expect(await everythingKept(page)).toMatch(
    /Wants two rooms.*Half Typed|Half Typed.*Wants two rooms/s,
  );
  await openLeads();
  await expect(page.getByRole('article', { name: lead.name })).toContainText('Notes not saved');
  await openRow(page, lead.name);
  await expect(page.getByLabel('Note', { exact: true })).toHaveValue('Wants two rooms');
});

test('a sign-out names the captures that wait, keeps only them, and they go out from the phone by themselves', async ({
  context,
  network,
  page,
  site,
}) => {
  const email = `${randomUUID()}@example.com`;
  await openDashboard(page, site);
  const viewing = await context.newPage();
  await openCapture(viewing);
  await expect.poll(() => keptPass(viewing)).not.toBeNull();
  const { account, pass } = (await keptPass(viewing)) ?? {};
  await capture(viewing, { name: 'Ada Obi', phone: '0803 555 0142' });
  await expect(viewing.getByText('1 today, 1 sent')).toBeVisible();
  network.plan(() => ({ kind: 'drop' }));
  await capture(viewing, { name: 'Bisi Cole', email });
  await viewing.getByLabel('Name', { exact: true }).fill('Half Typed');
  await expect.poll(() => everythingKept(viewing)).toContain('Half Typed');

  await page.bringToFront();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  const sheet = page.getByRole('dialog', { name: 'Before you sign out' });
  await expect(sheet.getByText('1 capture is still to be sent.')).toBeVisible();
  await expect(sheet.getByText('1 visitor on the capture page is not saved yet.')).toBeVisible();
  await sheet.getByRole('button', { name: 'Sign Out' }).click();
  await expect(toast(page, 'Signed Out')).toBeVisible();
  const personal = /Ada Obi|Half Typed|2348035550142|0803 555 0142/;
  await expect.poll(() => everythingKept(page)).not.toMatch(personal);
  expect(await everythingKept(page), 'it still has to go out').toContain(email);
  expect(await keptPass(page)).toBeNull();

  await expect(viewing.getByLabel('Your own name')).toHaveValue('');
  await expect(viewing.getByLabel('Name', { exact: true })).toHaveCount(0);
  await expect(viewing.getByText(/Ada Obi|Bisi Cole/)).toHaveCount(0);
  network.plan(undefined);
  await viewing.goto('/outbox');
  await expect
    .poll(() => site.rows('leads', { email: `eq.${email}` }))
    .toMatchObject([{ captured_by: account }]);
  await expect.poll(() => everythingKept(viewing)).not.toMatch(/Bisi Cole|@example/);
  expect(await everythingKept(viewing)).not.toContain(pass);
});
