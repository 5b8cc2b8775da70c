import { loadKeys } from '../../scripts/backend/keys';
import { everythingKept } from '../support/everything-kept';
import { expect, test } from '../support/fixtures';
import { openPage } from '../support/on-device';
import type { Site } from '../support/site';
import {
  accountForm,
  emailOf,
  enterDashboard,
  failureNote,
  fillSignIn,
  makeAccount,
  passwordOf,
  signIn,
  someAccount,
} from '../support/staff';
import { toast } from '../support/toasts';

const SIGN_UP = '**/auth/v1/signup*';

test('an administrator signs in and is redirected from then on', async ({
  network,
  page,
  site,
}) => {
  const answer = network.hold((path) => path === '/auth/v1/token');
  await signIn(page, site.admin);
  const submit = accountForm(page).locator('[type="submit"]');
  await expect(submit).toHaveText('Signing In...');
  await expect(submit).toHaveAttribute('aria-disabled', 'true');
  answer();

  await expect(toast(page, 'Welcome back!')).toBeVisible();
  await expect(page).toHaveURL('/admin');
  await expect(page.getByRole('heading', { name: 'Dashboard Overview' })).toBeVisible();
  await expect(
    page.getByText('Manage customer data, leads, and monitor application security.'),
  ).toBeVisible();
  await expect(page.getByText(site.admin.email)).toBeVisible();

  await page.goto('/auth');
  await expect(page).toHaveURL('/admin');
});

test('on a first visit the worker waits for the sign-in, the list and what its rows open with @worker', {
  tag: '@nightly',
}, async ({ network, page, site }) => {
  const isInstalling = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration()) !== undefined);
  const answer = network.hold((path) => path.includes('upcoming-panel'));
  await enterDashboard(page, site.admin);
  await page.getByRole('tab', { name: 'Leads' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Leads' })).toBeVisible();
  expect(await isInstalling()).toBe(false);
  answer();
  await expect.poll(isInstalling).toBe(true);
});

test('a wrong password shows the server’s message and keeps what was typed', async ({
  complaints,
  page,
  site,
}) => {
  complaints.expectNetworkErrors();
  await signIn(page, { email: site.admin.email, password: 'not it' });
  await expect(failureNote(page, 'Sign In Failed')).toBeVisible();
  await expect(failureNote(page, 'Invalid login credentials')).toBeVisible();
  await expect(toast(page, 'Sign In Failed')).toHaveCount(0);
  await expect(emailOf(accountForm(page))).toHaveValue(site.admin.email);
  await expect(page).toHaveURL('/auth');

  // An unknown address looks the same.
  await signIn(page, someAccount());
  await expect(failureNote(page, 'Invalid login credentials')).toBeVisible();
});

test('offline, the page says that it needs a network, and continues once there is one', {
  tag: '@nightly',
}, async ({ complaints, context, network, page, site }) => {
  await openPage(page, '/auth');
  await fillSignIn(page, site.admin);
  await network.goDark();
  await context.setOffline(true);
  // The account client logs it.
  complaints.expectText(/Failed to fetch/);
  await expect(page.getByText('You are offline. Signing in needs a network.')).toBeVisible();
  const submit = accountForm(page).locator('[type="submit"]');
  await submit.click();
  await expect(failureNote(page, 'Sign In Failed')).toBeVisible();
  await expect(
    failureNote(page, 'This needs a network. Please check your connection and try again.'),
  ).toBeVisible();

  await network.light();
  await context.setOffline(false);
  await submit.click();
  await expect(page.getByRole('heading', { name: 'Dashboard Overview' })).toBeVisible();
});

test('a network lost while the account client loads is reported as such', {
  tag: '@nightly',
}, async ({ complaints, network, page, site }) => {
  complaints.expectMissingScripts();
  network.planRequests(({ path }) =>
    path.startsWith('/assets/admin-account-client-') ? { kind: 'drop' } : undefined,
  );
  await signIn(page, site.admin);
  await expect(
    failureNote(page, 'This needs a network. Please check your connection and try again.'),
  ).toBeVisible();

  network.planRequests(undefined);
  await accountForm(page).locator('[type="submit"]').click();
  await expect(page.getByRole('heading', { name: 'Dashboard Overview' })).toBeVisible();
});

test('a password can be shown and hidden, and password managers recognise every field', {
  tag: '@nightly',
}, async ({ page }) => {
  await openPage(page, '/auth');
  const form = accountForm(page);
  for (const [button = '', type = ''] of Object.entries({ Show: 'text', Hide: 'password' })) {
    await form.getByRole('button', { name: `${button} password` }).click();
    await expect(passwordOf(form)).toHaveAttribute('type', type);
  }
  await expect(passwordOf(form)).toHaveAttribute('autocomplete', 'current-password');
  await expect(emailOf(form)).toHaveAttribute('autocomplete', 'username');

  await page.getByRole('tab', { name: 'Sign Up' }).click();
  await expect(form.getByLabel('Full Name')).toHaveAttribute('autocomplete', 'name');
  await expect(emailOf(form)).toHaveAttribute('autocomplete', 'email');
  await expect(passwordOf(form)).toHaveAttribute('autocomplete', 'new-password');
});

test('a new account has to confirm its address; the link works on another device, but only once', {
  tag: '@nightly',
}, async ({ browser, complaints, mailbox, network, page }) => {
  complaints.expectNetworkErrors();
  const account = someAccount();
  const answer = network.hold((path) => path === '/auth/v1/signup');
  await openPage(page, '/auth');
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  const form = accountForm(page);
  await form.getByLabel('Full Name').fill('Ada Obi');
  await emailOf(form).fill(account.email);
  await passwordOf(form).fill(account.password);
  const asked = page.waitForRequest(SIGN_UP);
  await form.locator('[type="submit"]').click();
  await expect(form.locator('[type="submit"]')).toHaveText('Creating Account...');
  answer();
  await expect(toast(page, 'Account Created!')).toBeVisible();
  await expect(toast(page, 'Please check your email to verify your account.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused();
  const request = await asked;
  expect(request.postDataJSON()).toMatchObject({
    email: account.email,
    data: { full_name: 'Ada Obi' },
  });
  expect(new URL(request.url()).searchParams.get('redirect_to')).toBe(`${network.url}/admin`);

  await signIn(page, account);
  await expect(failureNote(page, 'Email not confirmed')).toBeVisible();

  const { link } = await mailbox.take(account.email);
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await other.goto(link);
  await expect(other.getByText(`signs you in as ${account.email}`)).toBeVisible();
  await other.getByRole('button', { name: 'Yes, continue' }).click();
  // A confirmed address alone makes nobody an administrator.
  await expect(toast(other, 'Email Verified')).toBeVisible();
  await expect(toast(other, "You don't have admin privileges.")).toBeVisible();
  await expect(other).toHaveURL(`${network.url}/auth`);

  await other.goto(link);
  await other.getByRole('button', { name: 'Yes, continue' }).click();
  await expect(other.getByText('This link has expired or was used already.')).toBeVisible();
  await expect(other).toHaveURL(`${network.url}/auth`);
  await other.getByRole('button', { name: 'Send a new link' }).click();
  await expect(emailOf(accountForm(other))).toHaveValue(account.email);
  await elsewhere.close();
});

/** Signs in from another device, or renews its session; returns the tokens, if there are any. */
async function tokens(site: Site, grant: 'password' | 'refresh_token', body: object) {
  const answer = await fetch(
    `http://localhost:${site.port}/auth/v1/token?${new URLSearchParams({ grant_type: grant })}`,
    {
      method: 'POST',
      headers: { apikey: loadKeys().publishableKey, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    },
  );
  const { refresh_token } = (await answer.json()) as { refresh_token?: string };
  return refresh_token;
}

test('a forgotten password is replaced through a link, and the old one and its sessions stop working', async ({
  complaints,
  mailbox,
  page,
  site,
}) => {
  complaints.expectNetworkErrors();
  const account = await makeAccount(site, { isAdmin: true });
  const elsewhere = await tokens(site, 'password', account);
  const renewed = await tokens(site, 'refresh_token', { refresh_token: elsewhere });
  expect(renewed).toBeTruthy();
  await openPage(page, '/auth');
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  await emailOf(accountForm(page)).fill(account.email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText('If there is an account for')).toBeVisible();

  const { link } = await mailbox.take(account.email, 'Reset');
  await page.goto(link);
  await page.getByRole('button', { name: 'Yes, continue' }).click();
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  expect(page.url(), 'nothing to copy by accident').not.toContain('token');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  const password = 'battery staple';
  await passwordOf(accountForm(page)).fill(password);
  await page.getByRole('button', { name: 'Save the password' }).click();
  await expect(toast(page, 'Password Changed')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Dashboard Overview' })).toBeVisible();
  expect(await tokens(site, 'refresh_token', { refresh_token: renewed })).toBeUndefined();

  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/auth');
  await signIn(page, account);
  await expect(failureNote(page, 'Invalid login credentials')).toBeVisible();
  await enterDashboard(page, { ...account, password });
});

test('a form submitted before its script has loaded leaks the password nowhere', async ({
  page,
  network,
  site,
}) => {
  const release = network.hold((path) => path.startsWith('/assets/') && path.endsWith('.js'));
  await page.goto('/auth', { waitUntil: 'load' });
  await fillSignIn(page, site.admin);
  await passwordOf(accountForm(page)).press('Enter');
  expect(page.url()).toBe(`${network.url}/auth`);
  expect(network.requests).not.toContain('/auth/v1/token');
  release();
  await expect(page.getByRole('heading', { name: 'Dashboard Overview' })).toBeVisible();
  const kept = await everythingKept(page);
  expect(kept).not.toContain(site.admin.password);
});
