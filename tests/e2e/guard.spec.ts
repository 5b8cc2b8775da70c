import { rowOf } from '../support/dashboard';
import { everythingKept } from '../support/everything-kept';
import { expect, test } from '../support/fixtures';
import { openPage } from '../support/on-device';
import { aLead, clearLists, insertRows } from '../support/rows';
import {
  comeBack,
  enterDashboard,
  keptSession,
  makeAccount,
  signIn,
  takeRoleAway,
  watchTables,
} from '../support/staff';
import { toast } from '../support/toasts';

const overview = 'Dashboard Overview';

test('the document itself shows a loading message before any script', { tag: '@nightly' }, async ({
  request,
}) => {
  const html = await (await request.get('/admin')).text();
  expect(html).toContain('Loading...');
  expect(html).toContain('<meta name="robots" content="noindex">');
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
