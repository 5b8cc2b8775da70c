import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { grantAdmin } from '../../scripts/backend/demo-admin';
import { loadKeys } from '../../scripts/backend/keys';
import { hydrated } from './on-device';
import type { Site } from './site';

export type Account = { email: string; password: string };

export function someAccount(): Account {
  return { email: `staff-${randomUUID()}@example.com`, password: 'correct horse' };
}

/** An account whose address is verified. */
export async function makeAccount(site: Site, { isAdmin }: { isAdmin: boolean }): Promise<Account> {
  const account = someAccount();
  const siteUrl = `http://localhost:${site.port}`;
  const keys = loadKeys();
  const answer = await fetch(`${siteUrl}/auth/v1/signup`, {
    method: 'POST',
    headers: { apikey: keys.publishableKey, 'Content-Type': 'application/json' },
    body: JSON.stringify(account),
  });
  if (!answer.ok) throw new Error(`Sign-up: ${answer.status} ${await answer.text()}`);
  const { link } = await site.mailbox.take(account.email);
  await fetch(link, { redirect: 'manual' });
  if (isAdmin) await grantAdmin({ fetch, siteUrl, keys }, account.email);
  return account;
}

/** Takes the role of administrator away from whoever holds this token. */
export async function takeRoleAway(site: Site, userId: string): Promise<void> {
  const answer = await fetch(
    `http://localhost:${site.port}/rest/v1/user_roles?user_id=eq.${userId}`,
    { method: 'DELETE', headers: { apikey: loadKeys().secretKey } },
  );
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
}

/** What a form about an account says went wrong; it stands there alone, with no message over its button. */
export const failureNote = (page: Page, words: string): Locator =>
  page.getByRole('alert').filter({ hasText: words });

/** The form of a tab of /auth, or the one that stands there alone. */
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

/** The key under which the account client keeps the session. */
const SESSION_KEY = 'meridian-staff';

type Kept = {
  access_token: string;
  refresh_token: string;
  expires_at: number;
  user: { id: string };
};

export async function keptSession(page: Page): Promise<Kept | null> {
  const stored = await page.evaluate((key) => localStorage.getItem(key), SESSION_KEY);
  return stored === null ? null : JSON.parse(stored);
}

/** Makes the stored session look as it does after a long night: its token has run out. */
export async function letTokenExpire(
  page: Page,
  { isRefused = false }: { isRefused?: boolean } = {},
): Promise<void> {
  const kept = await keptSession(page);
  if (!kept) throw new Error('Nobody is signed in.');
  kept.expires_at = Math.floor(Date.now() / 1000) - 60;
  // The server knows no such token: it was ended from elsewhere, or used by somebody else.
  if (isRefused) kept.refresh_token = 'gone';
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    SESSION_KEY,
    JSON.stringify(kept),
  ] as const);
}

/**
 * Lets a page read another tab's session later than it is told of it, as a browser on a busy phone does.
 * @returns what lets it catch up
 */
export async function readLate(page: Page): Promise<() => Promise<void>> {
  await page.evaluate((late) => {
    const read = Storage.prototype.getItem;
    Storage.prototype.getItem = (key) => (key === late ? null : read.call(localStorage, key));
    const hold = (event: StorageEvent) => event.key === late && event.stopImmediatePropagation();
    addEventListener('storage', hold, { capture: true });
    Object.assign(window, {
      catchUp() {
        Storage.prototype.getItem = read;
        removeEventListener('storage', hold, { capture: true });
        dispatchEvent(
          new StorageEvent('storage', { key: late, newValue: localStorage.getItem(late) }),
        );
      },
    });
  }, SESSION_KEY);
  return () => page.evaluate(() => Reflect.get(window, 'catchUp')());
}

/** What happens when somebody comes back to a tab: the account client looks at its session. */
export async function comeBack(page: Page): Promise<void> {
  await page.evaluate(() =>
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
  );
}

/** The tables that a page asks the database about, from now on; functions by `rpc/…`. */
export function watchTables(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const table = /\/rest\/v1\/([\w/]+)/.exec(new URL(request.url()).pathname)?.[1];
    if (table) asked.push(table);
  });
  return asked;
}
