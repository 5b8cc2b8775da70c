import type { Page } from '@playwright/test';
import { loadKeys } from '../../scripts/backend/keys';
import type { Site } from './site';
import { type Account, enterDashboard, makeAccount } from './staff';

/** An agent with a password of their own. */
export async function makeAgent(site: Site): Promise<Account & { id: string }> {
  const account = await makeAccount(site, { isAdmin: true });
  const id = await idOf(site, account);
  // As with the secret key in the table editor: an administrator's password stays.
  const answer = await fetch(`http://localhost:${site.port}/rest/v1/user_roles?user_id=eq.${id}`, {
    method: 'PATCH',
    headers: { apikey: loadKeys().secretKey, 'Content-Type': 'application/json' },
    body: JSON.stringify({ role: 'agent' }),
  });
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  return { ...account, id };
}

async function idOf(site: Site, { email, password }: Account): Promise<string> {
  const answer = await fetch(`http://localhost:${site.port}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: loadKeys().publishableKey, 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const { user } = await answer.json();
  return user.id;
}

/** Signs in and opens the sheet with the people. */
export async function openTeam(page: Page, account: Account) {
  await enterDashboard(page, account);
  await page.getByRole('button', { name: 'Manage the team' }).click();
  const sheet = page.getByRole('dialog', { name: 'Team' });
  await sheet.getByRole('list', { name: 'On the team' }).waitFor();
  return sheet;
}
