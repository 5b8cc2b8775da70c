import type { BrowserContext, Locator, Page } from '@playwright/test';
import { loadKeys } from '../../scripts/backend/keys';
import { createAccountServer } from '../../src/admin/second-factor/doubles/account-server';
import { aLead, insertRows } from './rows';
import type { Site } from './site';
import { enterDashboard, keptSession, makeAccount } from './staff';

/**
 * Adds second factors to a browser's account server, which the embedded one lacks. Its tokens are valid for the real
 * database. That the database requires the second factor for the role is simulated here, and tested in
 * tests/database/second-factor.test.ts.
 */
export async function withSecondFactors(
  context: BrowserContext,
  server = createAccountServer(loadKeys().jwtSecret),
) {
  await context.route(/\/auth\/v1\/(user|factors)/, async (route) => {
    const request = route.request();
    const body = request.postData();
    const answer = await server.answer(
      new Request(request.url(), {
        method: request.method(),
        headers: { authorization: request.headers()['authorization'] ?? '' },
        ...(body === null ? {} : { body }),
      }),
    );
    if (!answer) return route.fallback();
    return route.fulfill({ status: answer.status, json: await answer.json() });
  });
  await context.route('**/rest/v1/user_roles*', (route) =>
    server.isShort(route.request().headers()['authorization'] ?? null)
      ? route.fulfill({ json: [] })
      : route.fallback(),
  );
  return server;
}

/** An administrator who signed in here by password, and has since added an authenticator app on another device. */
export async function enterWithFactor(page: Page, site: Site) {
  // If the database were empty, the page would check the role at once.
  await insertRows(site, 'leads', [aLead('Ada from Ikeja')]);
  const account = await makeAccount(site, { isAdmin: true });
  const server = await withSecondFactors(page.context());
  await enterDashboard(page, account);
  const secret = server.addElsewhere((await keptSession(page))?.user.id ?? '');
  return { account, code: () => server.codeOf(secret) };
}

/** The field for the code. */
export const codeOf = (page: Page): Locator => page.getByLabel('Code from your app');

export async function passCode(page: Page, code: string): Promise<void> {
  await codeOf(page).fill(code);
  await page.getByRole('button', { name: 'Continue' }).click();
}
