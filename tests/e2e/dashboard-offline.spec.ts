import type { Page } from '@playwright/test';
import { NEXT_RELEASE, THIS_RELEASE } from '../../scripts/testing/releases';
import { indexedPages } from '../support/built-pages';
import { dashboardFiles, dashboardOf } from '../support/dashboard-files';
import { databasesKept } from '../support/everything-kept';
import { expect, WITH_WORKER } from '../support/fixtures';
import {
  cachedAddresses,
  hydrated,
  keptPages,
  openOffline,
  readyOffline,
} from '../support/on-device';
import { firstPage } from '../support/phone';
import { test } from '../support/release-fixtures';
import { enterDashboard } from '../support/staff';
import { fateOfUpdate, lookForUpdate } from '../support/worker';

test.use(WITH_WORKER);

test.beforeEach(({ complaints }) => {
  complaints.expectNetworkErrors();
  // Offline the database can't confirm the administrator's role, which is logged.
  complaints.expectText(/check for an administrator failed|integrity/);
});

const overview = (page: Page) => page.getByRole('heading', { name: 'Dashboard Overview' });

test('after one visit an administrator’s dashboard opens offline after a cold start; no database response is cached', async ({
  phone,
  network,
  site,
}) => {
  const visit = await firstPage(await phone.open());
  await enterDashboard(visit, site.admin);
  await readyOffline(visit);
  await expect.poll(() => dashboardFiles(visit)).toEqual(dashboardOf(THIS_RELEASE));
  // The last of the lists, none of which was opened.
  await expect.poll(() => databasesKept(visit)).toContain('newsletter_subscribers');
  const cached = await cachedAddresses(visit);
  expect(cached.filter((path) => /\/(rest|auth)\/v1/.test(path))).toEqual([]);
  await phone.close();
  await network.goDark();

  const page = await firstPage(await phone.open());
  for (const tab of ['', '?tab=leads', '?tab=contacts', '?tab=newsletter', '?tab=upcoming']) {
    await page.goto(`/admin${tab}`);
    await expect(overview(page)).toBeVisible();
    await hydrated(page);
    await expect(page.getByText(/Saved on this device/)).toBeVisible();
  }
});

test('what the dashboard loads only once it is needed opens offline too, without having been opened before', {
  tag: '@nightly',
}, async ({ phone, network, site }) => {
  const visit = await firstPage(await phone.open());
  await enterDashboard(visit, site.admin);
  await readyOffline(visit);
  await expect.poll(() => dashboardFiles(visit)).toEqual(dashboardOf(THIS_RELEASE));
  await phone.close();
  await network.goDark();

  const page = await firstPage(await phone.open());
  await page.goto('/admin?tab=upcoming');
  await expect(overview(page)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Upcoming', exact: true })).toBeAttached();
  await page.getByRole('button', { name: /, account$/ }).click();
  await page.getByRole('button', { name: 'Security' }).click();
  await expect(page.getByRole('dialog', { name: 'Security' })).toContainText(
    'we can’t show how your account is protected',
  );
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: 'Statistics' }).click();
  await page.getByRole('button', { name: 'Erase a person’s data' }).click();
  await expect(page.getByRole('dialog', { name: 'Erase a person’s data' })).toBeVisible();
});

test('a visitor’s device stores nothing of the dashboard, and says so offline', {
  tag: '@nightly',
}, async ({ page, network }) => {
  await openOffline(page, '/');
  await expect.poll(() => keptPages(page)).toEqual(indexedPages());
  const isStaffs = (path: string) => /^\/(admin|auth|assets\/admin-)/.test(path);
  expect(network.requests.filter(isStaffs)).toEqual([]);
  expect((await cachedAddresses(page)).filter(isStaffs)).toEqual([]);
  await network.goDark();
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/isn’t on this phone yet/);
});

test('an update includes the dashboard; offline, the new one opens', { tag: '@nightly' }, async ({
  page,
  network,
  next,
  site,
}) => {
  await enterDashboard(page, site.admin);
  await readyOffline(page);
  await expect.poll(() => dashboardFiles(page)).toEqual(dashboardOf(THIS_RELEASE));
  expect(dashboardOf(NEXT_RELEASE), 'the releases differ').not.toEqual(dashboardOf(THIS_RELEASE));
  network.deploy(next.port);
  await lookForUpdate(page);
  await page.getByRole('button', { name: 'Update now' }).click();
  await expect.poll(() => dashboardFiles(page).catch(() => [])).toEqual(dashboardOf(NEXT_RELEASE));
  await network.goDark();
  await page.goto('/admin');
  await expect(overview(page)).toBeVisible();
  await hydrated(page);
});

test('a release with an incomplete dashboard is not installed on a device that stores the dashboard', {
  tag: '@nightly',
}, async ({ page, network, halfUploaded, site }) => {
  await enterDashboard(page, site.admin);
  await readyOffline(page);
  await expect.poll(() => dashboardFiles(page)).toEqual(dashboardOf(THIS_RELEASE));
  network.deploy(halfUploaded.port);
  expect(await fateOfUpdate(page)).toBe('redundant');
  await network.goDark();
  await page.goto('/admin');
  await expect(overview(page)).toBeVisible();
  await hydrated(page);
});
