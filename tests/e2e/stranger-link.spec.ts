import type { BrowserContext, Page } from '@playwright/test';
import { axeFindings } from '../support/axe-findings';
import { openLeads, rowOf } from '../support/dashboard';
import { everythingKept } from '../support/everything-kept';
import { expect, test } from '../support/fixtures';
import { conflict, putChanges } from '../support/kept-changes';
import { recoveryHash, strangersLink } from '../support/links';
import { countWaiting } from '../support/on-device';
import { clearLists } from '../support/rows';
import { noteField } from '../support/sheet';
import type { Site } from '../support/site';
import { enterDashboard, keptSession, makeAccount, watchTables } from '../support/staff';

test.beforeEach(({ site }) => clearLists(site));

const overview = 'Dashboard Overview';
const DRAFT = 'Wants the 14th floor';
const question = (page: Page) => page.getByRole('region', { name: 'Is this your link?' });
const no = (page: Page) => page.getByRole('button', { name: /^No,/ });
const onDashboard = (page: Page) =>
  expect(page.getByRole('heading', { name: overview })).toBeVisible();

/** An administrator at work: unsaved notes in one tab, an unsent change, and a second tab. */
async function atWork(context: BrowserContext, page: Page, site: Site) {
  await openLeads(page, site, 'Ada Obi');
  await expect(rowOf(page, 'Ada Obi')).toBeVisible();
  const session = await keptSession(page);
  const staff = session?.user.id ?? '';
  await putChanges(page, { ...conflict, change: { ...conflict.change, staff } });
  await rowOf(page, 'Ada Obi').getByRole('button', { name: 'Ada Obi', exact: true }).click();
  const notes = await noteField(page);
  await notes.fill(DRAFT);
  await expect(page.getByText('A draft is kept on this device.')).toBeVisible();
  const second = await context.newPage();
  await second.goto('/admin?tab=contacts');
  await onDashboard(second);
  return { session, notes, second };
}

test('a stranger’s link changes nothing in any tab until accepted, and declining leaves everything as it was', {
  tag: '@nightly',
}, async ({ context, page, site }) => {
  const { session, notes, second } = await atWork(context, page, site);
  const { stranger, path } = await strangersLink(site);
  const third = await context.newPage();
  await third.goto(path);

  await expect(question(third)).toContainText(`sets a new password for ${stranger.email}`);
  await expect(question(third)).toContainText(`${site.admin.email} is signed out, in every tab.`);
  await expect(question(third)).toContainText(
    'typed in the dashboard here and not saved is erased',
  );
  await expect(question(third)).toContainText('1 change that has not been sent stays');
  await expect(third.getByRole('heading', { name: 'Is this your link?' })).toBeFocused();
  expect(await axeFindings(third)).toEqual([]);
  expect(third.url(), 'nothing to copy by accident').not.toContain('token');

  const untouched = async () => {
    await onDashboard(second);
    await expect(notes).toHaveValue(DRAFT);
    expect(await keptSession(page)).toEqual(session);
    expect(await countWaiting(page)).toBe(1);
    expect(await everythingKept(page)).toContain(DRAFT);
    expect(await everythingKept(page)).not.toContain(stranger.email);
  };
  await untouched();
  await no(third).click();
  await onDashboard(third);
  await expect(third.getByText(site.admin.email)).toBeVisible();
  await untouched();
  await page.reload();
  await onDashboard(page);
});

test('with nobody signed in, a link names its account before signing in', async ({
  page,
  site,
}) => {
  const { stranger, path } = await strangersLink(site);
  const asked = watchTables(page);
  await page.goto(path.replace('type=recovery', 'type=signup'));
  await expect(question(page)).toContainText(`signs you in as ${stranger.email}`);
  expect(await keptSession(page)).toBeNull();
  await no(page).click();
  await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible();
  expect(await keptSession(page)).toBeNull();
  expect(asked).toEqual([]);
});

for (const fallback of ['/', '/properties']) {
  test(`a link that the account server redirects to ${fallback} leads to the question whose it is, and signs nobody in`, {
    tag: '@nightly',
  }, async ({ page, site }) => {
    const { stranger, path } = await strangersLink(site);
    await page.goto(path.replace('/auth', fallback));
    await expect(question(page)).toContainText(`sets a new password for ${stranger.email}`);
    await expect(page).toHaveURL('/auth');
    expect(await keptSession(page)).toBeNull();
    // Back does not lead to an address with the link.
    await page.goBack();
    expect(page.url()).not.toContain('token');
  });
}

test('a session that ends elsewhere ends the choice of a new password: signing in again and reloading opens the dashboard', {
  tag: '@nightly',
}, async ({ context, page, site }) => {
  const account = await makeAccount(site, { isAdmin: true });
  await page.goto(`/auth${await recoveryHash(site, account)}`);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/about');
  await other.evaluate(() => localStorage.removeItem('meridian-staff'));
  await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible();

  await enterDashboard(other, account);
  await page.goto('/auth');
  await onDashboard(page);
});
