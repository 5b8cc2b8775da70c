import type { Page } from '@playwright/test';
import { axeFindings } from '../support/axe-findings';
import { everythingKept } from '../support/everything-kept';
import { expect, test } from '../support/fixtures';
import { recoveryHash } from '../support/links';
import { codeOf, enterWithFactor, passCode, withSecondFactors } from '../support/second-factor';
import {
  accountForm,
  enterDashboard,
  failureNote,
  keptSession,
  makeAccount,
  passwordOf,
  signIn,
  watchTables,
} from '../support/staff';
import { toast } from '../support/toasts';

const overview = 'Dashboard Overview';
const onDashboard = (page: Page) =>
  expect(page.getByRole('heading', { name: overview })).toBeVisible();
const oneMoreStep = (page: Page) => page.getByRole('heading', { name: 'One more step' });
const openSecurity = async (page: Page) => {
  await page.getByRole('button', { name: /, account$/ }).click();
  await page.getByRole('button', { name: 'Security' }).click();
  return page.getByRole('dialog', { name: 'Security' });
};

test('an administrator adds an app, and is asked for its code from then on, in every tab', async ({
  browser,
  complaints,
  context,
  network,
  page,
  site,
}) => {
  complaints.expectNetworkErrors();
  const account = await makeAccount(site, { isAdmin: true });
  const server = await withSecondFactors(context);
  await enterDashboard(page, account);
  const sheet = await openSecurity(page);
  await sheet.getByRole('button', { name: 'Add an authenticator app' }).click();
  await expect(sheet.getByRole('img', { name: 'QR code' })).toBeVisible();
  const uri = await sheet.getByRole('link', { name: 'Open in an app' }).getAttribute('href');
  expect(uri).toMatch(/^otpauth:\/\/totp\//);
  const secret = new URL(uri ?? '').searchParams.get('secret') ?? '';
  const inFours = secret.match(/.{4}/g)?.join(' ') ?? '';
  await expect(sheet.getByText(inFours)).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await codeOf(page).fill('000000');
  await sheet.getByRole('button', { name: 'Confirm' }).click();
  await expect(failureNote(page, 'Invalid TOTP code entered')).toBeVisible();
  await codeOf(page).fill(server.codeOf(secret));
  await sheet.getByRole('button', { name: 'Confirm' }).click();
  await expect(toast(page, 'Authenticator App Added')).toBeVisible();
  await expect(sheet.getByText('Authenticator app, added')).toBeVisible();
  expect(await everythingKept(page)).not.toContain(secret);

  // In another browser, with the password alone.
  const elsewhere = await browser.newContext({ baseURL: network.url, serviceWorkers: 'block' });
  complaints.watch(elsewhere);
  await withSecondFactors(elsewhere, server);
  const other = await elsewhere.newPage();
  const asked = watchTables(other);
  await signIn(other, account);
  await expect(oneMoreStep(other)).toBeFocused();
  expect(new Set(asked)).toEqual(new Set(['user_roles']));
  const second = await elsewhere.newPage();
  await second.goto('/admin');
  await expect(oneMoreStep(second)).toBeVisible();
  await passCode(other, '12345');
  await expect(other.getByText('Please type the six digits')).toBeVisible();
  await expect(toast(other, 'Welcome back!'), 'nobody is in yet').toHaveCount(0);
  await passCode(other, server.codeOf(secret));
  await onDashboard(other);
  await expect(toast(other, 'Welcome back!')).toBeVisible();
  await onDashboard(second);
  await other.reload();
  await onDashboard(other);
  await elsewhere.close();

  // Removed again.
  await sheet.getByRole('button', { name: 'Remove' }).click();
  await sheet.getByRole('button', { name: 'Remove it' }).click();
  await expect(sheet.getByRole('button', { name: 'Add an authenticator app' })).toBeVisible();
});

test('replacing a forgotten password needs the code as well; signing out at that step leaves nothing behind', {
  tag: '@nightly',
}, async ({ page, site }) => {
  const { account, code } = await enterWithFactor(page, site);
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/auth');

  await page.goto('/');
  await page.goto(`/auth${await recoveryHash(site, account)}`);
  await page.getByRole('button', { name: 'Yes, continue' }).click();
  await expect(oneMoreStep(page)).toBeVisible();
  await expect(passwordOf(accountForm(page))).toHaveCount(0);
  await passCode(page, code());
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();

  await page.evaluate(() => localStorage.clear());
  await signIn(page, account);
  await expect(oneMoreStep(page)).toBeVisible();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible();
  expect(await keptSession(page)).toBeNull();
});
