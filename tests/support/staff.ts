import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import {
  type BackendAccess,
  choosePassword,
  grantAdmin,
  sendRecovery,
  spendLink,
} from '../../scripts/backend/demo-admin';
import { loadKeys } from '../../scripts/backend/keys';
import { hydrated } from './on-device';
import type { Site } from './site';

export type Account = { email: string; password: string };

export function someAccount(): Account {
  return { email: `staff-${randomUUID()}@example.com`, password: 'correct horse' };
}

/** A site's backend, over HTTP. */
export const accessTo = (site: Site): BackendAccess => ({
  fetch,
  siteUrl: `http://localhost:${site.port}`,
  keys: loadKeys(),
});

/** An account with a confirmed address. */
export async function makeAccount(site: Site, { isAdmin }: { isAdmin: boolean }): Promise<Account> {
  const account = someAccount();
  const access = accessTo(site);
  const answer = await fetch(`${access.siteUrl}/auth/v1/signup`, {
    method: 'POST',
    headers: { apikey: access.keys.publishableKey, 'Content-Type': 'application/json' },
    body: JSON.stringify(account),
  });
  if (!answer.ok) throw new Error(`Sign-up: ${answer.status} ${await answer.text()}`);
  const { link } = await site.mailbox.take(account.email);
  await spendLink(access, link);
  if (isAdmin) {
    await grantAdmin(access, account.email);
    await sendRecovery(access, account.email);
    const { link: chooses } = await site.mailbox.take(account.email, 'Reset');
    await choosePassword(access, chooses, account.password);
  }
  return account;
}

/** Revokes the administrator's role of a user. */
export async function takeRoleAway(site: Site, userId: string): Promise<void> {
  const answer = await fetch(
    `http://localhost:${site.port}/rest/v1/user_roles?user_id=eq.${userId}`,
    { method: 'DELETE', headers: { apikey: loadKeys().secretKey } },
  );
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
}

/** The error in an account form; it is inline only, without a toast. */
export const failureNote = (page: Page, words: string): Locator =>
  page.getByRole('alert').filter({ hasText: words });

/** The form in the current tab of /auth, or its only form. */
export const accountForm = (page: Page): Locator => page.locator('form:visible');
export const emailOf = (form: Locator): Locator => form.getByLabel('Email', { exact: true });
export const passwordOf = (form: Locator): Locator => form.locator('[name="password"]');

export async function fillSignIn(page: Page, { email, password }: Account): Promise<void> {
  await emailOf(accountForm(page)).fill(email);
  await passwordOf(accountForm(page)).fill(password);
}

export async function signIn(page: Page, account: Account): Promise<void> {
  await page.goto('/auth');
  await hydrated(page);
  await fillSignIn(page, account);
  await accountForm(page).locator('[type="submit"]').click();
}

/** Signs in and waits for the dashboard. */
export async function enterDashboard(page: Page, account: Account): Promise<void> {
  await signIn(page, account);
  await page.getByRole('heading', { name: 'Dashboard Overview' }).waitFor();
}

/** Where the account client stores the session. */
const SESSION_KEY = 'meridian-staff';
/** The address of an empty page. */
const NOWHERE = '/nowhere';

/** What the account client stores. */
type Kept = {
  access_token: string;
  refresh_token: string;
  expires_at: number;
  user: { id: string };
};

/** A session as if somebody had signed in on this device before. */
export async function newSession(site: Site, { email, password }: Account): Promise<Kept> {
  const answer = await fetch(`http://localhost:${site.port}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: loadKeys().publishableKey, 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  if (!answer.ok) throw new Error(`Sign-in: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

/**
 * Opens the dashboard on a device on which the administrator is signed in. The sign-in page costs more time than most
 * tests of the dashboard, so only tests about signing in open it.
 */
export async function openDashboard(page: Page, site: Site, search = ''): Promise<void> {
  const session = await newSession(site, site.admin);
  // A page of the same origin that runs nothing and asks for nothing.
  const body = '<link rel="icon" href="data:,">';
  await page.route(NOWHERE, (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(NOWHERE);
  await keepSession(page, session);
  await page.unroute(NOWHERE);
  await page.goto(`/admin${search}`);
  await page.getByRole('heading', { name: 'Dashboard Overview' }).waitFor();
}

async function keepSession(page: Page, session: Kept): Promise<void> {
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    SESSION_KEY,
    JSON.stringify(session),
  ] as const);
}

export async function keptSession(page: Page): Promise<Kept | null> {
  const stored = await page.evaluate((key) => localStorage.getItem(key), SESSION_KEY);
  return stored === null ? null : JSON.parse(stored);
}

/** The pass with which captures on this device carry an account. */
export async function keptPass(page: Page): Promise<{ account: string; pass: string } | null> {
  const stored = await page.evaluate((key) => localStorage.getItem(key), `${SESSION_KEY}-pass`);
  return stored === null ? null : JSON.parse(stored);
}

/** Expires the stored session's token, as after a long night. */
export async function letTokenExpire(
  page: Page,
  { isRefused = false }: { isRefused?: boolean } = {},
): Promise<void> {
  const kept = await keptSession(page);
  if (!kept) throw new Error('Nobody is signed in.');
  kept.expires_at = Math.floor(Date.now() / 1000) - 60;
  // The server doesn't know this token: it was revoked or already used.
  if (isRefused) kept.refresh_token = 'gone';
  await keepSession(page, kept);
}

/** Simulates returning to a tab, which makes the account client check its session. */
export async function comeBack(page: Page): Promise<void> {
  await page.evaluate(() =>
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
  );
}

/** Records the tables that a page queries from now on; functions as `rpc/…`. */
export function watchTables(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const table = /\/rest\/v1\/([\w/]+)/.exec(new URL(request.url()).pathname)?.[1];
    if (table) asked.push(table);
  });
  return asked;
}
