import { PORTRAIT } from '../../src/domain/team-card';
import { axeFindings } from '../support/axe-findings';
import { photograph } from '../support/card';
import { expect, test } from '../support/fixtures';
import { openPage } from '../support/on-device';
import { accountForm, passwordOf, signIn, someAccount } from '../support/staff';
import { makeAgent, openTeam } from '../support/team';
import { toast } from '../support/toasts';

test('an administrator invites somebody, who chooses a password with the link after a scanner has opened it, and is an agent', async ({
  browser,
  network,
  page,
  site,
}) => {
  const guest = someAccount();
  const sheet = await openTeam(page, site.admin);
  await sheet.getByLabel('Their email').fill(guest.email);
  await sheet.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(toast(page, 'Invitation Sent')).toBeVisible();
  await expect(sheet.getByRole('region', { name: 'Invited' })).toContainText(guest.email);
  expect(await axeFindings(page)).toEqual([]);

  const { link } = await site.mailbox.take(guest.email);
  for (const method of ['GET', 'HEAD']) await fetch(link, { method });
  const scanner = await browser.newContext({ baseURL: network.url, serviceWorkers: 'block' });
  const scanned = await scanner.newPage();
  await scanned.goto(link);
  await expect(scanned.getByRole('button', { name: 'Yes, continue' })).toBeVisible();
  expect(scanned.url(), 'nothing to copy by accident').not.toContain('token');
  await scanner.close();

  const phone = await browser.newContext({ baseURL: network.url, serviceWorkers: 'block' });
  const theirs = await phone.newPage();
  await openPage(theirs, link);
  await expect(
    theirs.getByRole('heading', { name: `Join the Meridian Estates team as ${guest.email}?` }),
  ).toBeVisible();
  expect(await axeFindings(theirs)).toEqual([]);
  await theirs.getByRole('button', { name: 'Yes, continue' }).click();
  await expect(theirs.getByRole('heading', { name: 'Welcome to the team' })).toBeVisible();
  expect(await axeFindings(theirs)).toEqual([]);
  await accountForm(theirs).getByLabel('Your name').fill('Chika Obi');
  await passwordOf(accountForm(theirs)).fill(guest.password);
  await theirs.getByRole('button', { name: 'Save the password' }).click();
  await expect(theirs.getByRole('heading', { name: 'Dashboard Overview' })).toBeVisible();
  await theirs.getByRole('button', { name: /, account$/ }).click();
  await theirs.getByRole('button', { name: 'Name and card' }).click();
  await expect(theirs.getByLabel('Your name')).toHaveValue('Chika Obi');
  const file = { name: 'me.jpg', mimeType: 'image/jpeg', buffer: await photograph() };
  await theirs.locator('input[type="file"]').setInputFiles(file);
  await expect(theirs.getByRole('button', { name: 'Remove your picture' })).toBeVisible();
  await theirs.getByLabel('Igbo').check();
  await theirs.getByLabel('Show my card to visitors').check();
  expect(await axeFindings(theirs)).toEqual([]);
  await theirs.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(toast(theirs, 'Visitors see it on the site.')).toBeVisible();
  await expect(theirs.getByRole('tab', { name: 'Newsletter' })).toHaveCount(0);
  await theirs.getByRole('link', { name: 'Capture' }).click();
  await expect(theirs.getByText('by Chika Obi')).toBeVisible();
  await theirs.goBack();
  await theirs.getByRole('button', { name: 'Sign Out' }).click();
  await expect(theirs).toHaveURL('/auth');
  await signIn(theirs, guest);
  await expect(theirs.getByRole('heading', { name: 'Dashboard Overview' })).toBeVisible();
  for (const path of ['/verify', '/properties/bloom-towers#contact']) {
    await openPage(theirs, path);
    await theirs.mouse.wheel(0, 900);
    const region = theirs.getByRole('region', { name: 'Who answers you' });
    await expect(region).toContainText('Chika ObiSpeaks Igbo');
    await expect(region.locator('img')).toHaveJSProperty('naturalWidth', PORTRAIT.longEdge);
  }
  await phone.close();

  await page.reload();
  await page.getByRole('button', { name: 'Manage the team' }).click();
  await expect(sheet.getByText('Chika Obi')).toBeVisible();
  await expect(sheet.getByLabel(`Role of ${guest.email}`)).toHaveValue('agent');
  await expect(sheet.getByRole('region', { name: 'Invited' })).toHaveCount(0);
});

test('an invitation is withdrawn', { tag: '@nightly' }, async ({ page, site }) => {
  const guest = someAccount();
  const sheet = await openTeam(page, site.admin);
  await sheet.getByLabel('Their email').fill(guest.email);
  await sheet.getByRole('button', { name: 'Send the invitation' }).click();
  await sheet.getByRole('button', { name: `Withdraw the invitation of ${guest.email}` }).click();
  await expect(toast(page, 'Invitation Withdrawn')).toBeVisible();
  await expect(sheet.getByText(guest.email)).toHaveCount(0);
});

test('a role is changed and changed back, and a removal can be undone', {
  tag: '@nightly',
}, async ({ page, site }) => {
  const agent = await makeAgent(site);
  const sheet = await openTeam(page, site.admin);
  const role = sheet.getByLabel(`Role of ${agent.email}`);
  await role.selectOption('Administrator');
  await expect(toast(page, `${agent.email} is an administrator now.`)).toBeVisible();
  await expect
    .poll(() => site.rows('user_roles', { user_id: `eq.${agent.id}` }))
    .toMatchObject([{ role: 'admin' }]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect
    .poll(() => site.rows('user_roles', { user_id: `eq.${agent.id}` }))
    .toMatchObject([{ role: 'agent' }]);
  await expect(role).toHaveValue('agent');

  await sheet.getByRole('button', { name: `Remove ${agent.email}` }).click();
  await expect(sheet.getByText('Removed.')).toBeVisible();
  await sheet.getByRole('button', { name: `Undo the removal of ${agent.email}` }).click();
  await expect(role).toHaveValue('agent');
  expect(await site.rows('user_roles', { user_id: `eq.${agent.id}` })).toHaveLength(1);

  // Closing the sheet is no undo.
  await sheet.getByRole('button', { name: `Remove ${agent.email}` }).click();
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => site.rows('user_roles', { user_id: `eq.${agent.id}` })).toEqual([]);
});

test('an agent is shown no export, deletion, erasure, subscribers or team', async ({
  page,
  site,
}) => {
  const agent = await makeAgent(site);
  const refused: number[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/rest/v1/') && response.status() >= 400) {
      refused.push(response.status());
    }
  });
  await signIn(page, agent);
  await expect(page.getByRole('heading', { name: 'Dashboard Overview' })).toBeVisible();
  await expect(page).toHaveURL('/admin?tab=queue');
  await page.getByRole('tab', { name: 'Statistics' }).click();
  const statistics = page.getByRole('tabpanel', { name: 'Statistics' });
  await expect(statistics.getByText('Total Leads')).toBeVisible();
  for (const words of ['Newsletter Subscribers', 'Personal data', 'Team']) {
    await expect(statistics.getByText(words)).toHaveCount(0);
  }
  for (const tab of ['Leads', 'Contacts']) {
    await page.getByRole('tab', { name: tab }).click();
    const panel = page.getByRole('tabpanel', { name: tab });
    await expect(panel.getByRole('searchbox')).toBeVisible();
    await expect(panel.getByRole('button', { name: /Export|Delete/ })).toHaveCount(0);
  }
  await page.goto('/admin?tab=newsletter');
  await expect(page).toHaveURL('/admin?tab=queue');
  expect(await axeFindings(page)).toEqual([]);
  expect(refused).toEqual([]);
});
