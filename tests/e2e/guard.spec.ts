import { rowOf } from '../support/dashboard';
import { everythingKept } from '../support/everything-kept';
import { expect, test } from '../support/fixtures';
import { openPage } from '../support/on-device';
import { aLead, clearLists, insertRows } from '../support/rows';
import {
  comeBack,
  enterDashboard,
  failureNote,
  keptSession,
  letTokenExpire,
  makeAccount,
  signIn,
  takeRoleAway,
  watchTables,
} from '../support/staff';
import { toast } from '../support/toasts';

const ROLES = '**/rest/v1/user_roles*';
const overview = 'Dashboard Overview';

test('a visitor is redirected to the sign-in, without any request to the database', {
  tag: '@nightly',
}, async ({ page }) => {
  const asked = watchTables(page);
  await page.goto('/admin');
  await expect(page).toHaveURL('/auth');
  await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible();
  expect(asked).toEqual([]);
});

test('the document itself shows a loading message before any script', { tag: '@nightly' }, async ({
  request,
}) => {
  const html = await (await request.get('/admin')).text();
  expect(html).toContain('Loading...');
  expect(html).toContain('<meta name="robots" content="noindex">');
});

test('an account without the role is refused, signed out and redirected, without any request for rows', {
  tag: '@nightly',
}, async ({ page, site }) => {
  const account = await makeAccount(site, { isAdmin: false });
  const asked = watchTables(page);
  await signIn(page, account);
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
  await expect(page.getByText("You don't have administrative privileges.")).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();
  await expect(toast(page, "You don't have admin privileges.")).toBeVisible();
  await expect(page).toHaveURL('/auth');
  expect(new Set(asked)).toEqual(new Set(['user_roles']));
  expect(await keptSession(page)).toBeNull();

  await page.goto('/admin');
  await expect(page).toHaveURL('/auth');
});

test('while the role is being checked the page says so and requests nothing else', {
  tag: '@nightly',
}, async ({ network, page, site }) => {
  const release = network.hold((path) => path === '/rest/v1/user_roles');
  const asked = watchTables(page);
  await signIn(page, site.admin);
  await expect(page.getByText('Loading admin dashboard...')).toBeVisible();
  expect(new Set(asked)).toEqual(new Set(['user_roles']));
  release();
  await expect(page.getByRole('heading', { name: overview })).toBeVisible();
});

test('an unanswered role check is not a refusal: a known administrator continues, others can try again', {
  tag: '@nightly',
}, async ({ complaints, page, site }) => {
  complaints.expectNetworkErrors();
  await page.route(ROLES, (route) => route.abort());
  await signIn(page, site.admin);
  await expect(page.getByText('Our server can’t be reached')).toBeVisible();
  expect(await keptSession(page)).not.toBeNull();
  await page.unroute(ROLES);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: overview })).toBeVisible();

  await page.route(ROLES, (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('heading', { name: overview })).toBeVisible();
});

test('a dashboard whose later scripts failed to load sends a change once there is a network', {
  tag: '@nightly',
}, async ({ browser, complaints, context, network, page, site }) => {
  await clearLists(site);
  await insertRows(site, 'leads', [aLead('Ada Obi')]);
  await enterDashboard(page, site.admin);
  complaints.expectMissingScripts();
  network.planRequests(({ path }) =>
    path.startsWith('/assets/admin-changes-') ? { kind: 'drop' } : undefined,
  );
  // Signed in, with an empty cache.
  const another = await browser.newContext({
    baseURL: network.url,
    serviceWorkers: 'block',
    storageState: await context.storageState(),
  });
  const tab = await another.newPage();
  const failed = tab.waitForEvent('requestfailed', {
    predicate: (request) => request.url().includes('/assets/admin-changes-'),
  });
  await tab.goto('/admin?tab=leads');
  await expect(rowOf(tab, 'Ada Obi')).toBeVisible();
  await failed;

  network.planRequests(undefined);
  await rowOf(tab, 'Ada Obi').getByRole('button', { name: 'Contacted: Ada Obi' }).click();
  await expect
    .poll(async () => (await site.rows('leads', {})).map(({ status }) => status))
    .toEqual(['contacted']);
  await another.close();
});

test('a revoked role ends the session at the next check', async ({ complaints, page, site }) => {
  // What the dashboard asks for may be refused before its check is answered.
  complaints.expectText(/status of 403/);
  const account = await makeAccount(site, { isAdmin: true });
  await enterDashboard(page, account);
  const session = await keptSession(page);
  await takeRoleAway(site, session?.user.id ?? '');
  await comeBack(page);
  await expect(toast(page, "You don't have admin privileges.")).toBeVisible();
  await expect(page).toHaveURL('/auth');
});

test('every tab, even a hidden one, follows a sign-out, and nothing of the dashboard is left', async ({
  context,
  page,
  site,
}) => {
  await enterDashboard(page, site.admin);
  const other = await context.newPage();
  await other.goto('/admin?tab=leads');
  await expect(other.getByRole('heading', { name: overview })).toBeVisible();
  await page.bringToFront();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(toast(page, 'Signed Out')).toBeVisible();
  await expect(toast(page, 'You have been successfully signed out.')).toBeVisible();
  await expect(page).toHaveURL('/auth');
  await expect(other).toHaveURL('/auth');

  const kept = await everythingKept(page);
  expect(kept).not.toContain(site.admin.email);
  expect(kept).not.toContain('access_token');
  // The dashboard's addresses redirect to the sign-in.
  await page.goto('/admin?tab=leads');
  await expect(page).toHaveURL('/auth');
});

test('a session that expires during work asks for the password in a sheet, and keeps what was typed', {
  tag: '@nightly',
}, async ({ complaints, context, page, site }) => {
  complaints.expectNetworkErrors();
  await enterDashboard(page, site.admin);
  const other = await context.newPage();
  await other.goto('/admin');
  await expect(other.getByRole('heading', { name: overview })).toBeVisible();
  await page.bringToFront();
  await page.getByRole('tab', { name: 'Leads' }).click();
  const search = page.getByRole('tabpanel', { name: 'Leads' }).getByRole('searchbox');
  await search.fill('Ada from Ikeja');

  await letTokenExpire(page, { isRefused: true });
  await comeBack(page);
  const sheet = page.getByRole('dialog', { name: 'Please sign in again' });
  await expect(sheet).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(sheet).toBeVisible();
  await expect(sheet.getByLabel('Email')).toHaveValue(site.admin.email);
  await expect(sheet.locator('[name="password"]')).toBeFocused();
  await sheet.locator('[name="password"]').fill('not it');
  await sheet.getByRole('button', { name: 'Sign In' }).click();
  await expect(failureNote(page, 'Sign In Failed')).toBeVisible();
  await sheet.locator('[name="password"]').fill(site.admin.password);
  await sheet.getByRole('button', { name: 'Sign In' }).click();
  await expect(sheet).toBeHidden();
  await expect(search).toHaveValue('Ada from Ikeja');
  // The other tab has received both events.
  await expect(other.getByRole('dialog')).toBeHidden();
  await expect(other.getByRole('heading', { name: overview })).toBeVisible();
});

test('a session that cannot be renewed offline is not a sign-out, and is renewed when the network is back', {
  tag: '@nightly',
}, async ({ context, network, page, site }) => {
  await enterDashboard(page, site.admin);
  await letTokenExpire(page);
  const before = await keptSession(page);
  await network.goDark();
  await context.setOffline(true);
  await comeBack(page);
  await page.getByRole('tab', { name: 'Contacts' }).click();
  await expect(page.getByRole('heading', { name: overview })).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  expect((await keptSession(page))?.refresh_token).toBe(before?.refresh_token);

  await network.light();
  await context.setOffline(false);
  // Compared by time, because a token issued in the same second is identical.
  await expect
    .poll(async () => (await keptSession(page))?.expires_at)
    .toBeGreaterThan(Date.now() / 1_000);
  await expect(page.getByRole('heading', { name: overview })).toBeVisible();
});

test('the tab is part of the address, for the back button, a reload and the home-screen shortcut', {
  tag: '@nightly',
}, async ({ page, site }) => {
  await enterDashboard(page, site.admin);
  const tab = (name: string) => page.getByRole('tab', { name, exact: true });
  await expect(tab('Statistics')).toHaveAttribute('aria-selected', 'true');
  await tab('Newsletter').click();
  await expect(page).toHaveURL('/admin?tab=newsletter');
  await tab('Leads').click();
  await page.goBack();
  await expect(tab('Newsletter')).toHaveAttribute('aria-selected', 'true');
  await page.reload();
  await expect(tab('Newsletter')).toHaveAttribute('aria-selected', 'true');
  await page.goto('/admin?source=shortcut&tab=leads');
  await expect(tab('Leads')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel', { name: 'Leads' })).toBeVisible();

  await tab('Leads').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab('Upcoming')).toBeFocused();
  await expect(page.getByRole('tabpanel', { name: 'Upcoming' })).toBeVisible();
});

test('staff pages have no visitors’ header or footer', { tag: '@nightly' }, async ({
  page,
  site,
}) => {
  await enterDashboard(page, site.admin);
  for (const path of ['/admin', '/auth']) {
    await openPage(page, path);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
    await expect(page.getByRole('navigation', { name: 'Quick actions' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Scroll to top' })).toHaveCount(0);
  }
});

test('a visitor’s page loads no staff code', async ({ network, page }) => {
  await openPage(page, '/');
  await page.getByRole('link', { name: 'View Properties' }).first().click();
  await expect(page).toHaveURL('/properties');
  expect(network.requests.filter((path) => path.includes('admin-'))).toEqual([]);
});
