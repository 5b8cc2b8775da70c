import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { rowOf } from '../support/dashboard';
import { expect, test } from '../support/fixtures';
import type { Site } from '../support/site';
import { keptPass, keptSession, letTokenExpire, openDashboard } from '../support/staff';
import { capture, startCapturing } from '../support/viewing';

/** Visitors of one run, and whose their leads are, in order. */
function visitorsOf(site: Site) {
  const run = randomUUID();
  return {
    visitor: (n: number) => ({ name: `Visitor ${n}`, email: `${run}-${n}@example.com` }),
    async capturedBy() {
      const leads = await site.rows('leads', { email: `like.${run}-*` });
      const sorted = leads.sort((one, other) => one.name.localeCompare(other.name));
      return sorted.map(({ captured_by }) => captured_by);
    },
  };
}

/** Opens the capture page on a device on which an administrator is signed in, and returns their account. */
async function openSignedIn(page: Page, site: Site): Promise<string | undefined> {
  await openDashboard(page, site);
  await page.getByRole('link', { name: 'Capture' }).click();
  await startCapturing(page);
  return (await keptSession(page))?.user.id;
}

test('captures carry the account of whoever is signed in, although their session has ended by the time they are sent', async ({
  network,
  page,
  site,
}) => {
  const { visitor, capturedBy } = visitorsOf(site);
  const account = await openSignedIn(page, site);
  expect(account).toBeTruthy();
  await expect.poll(() => keptPass(page)).toMatchObject({ account });
  await capture(page, visitor(1));
  await expect.poll(capturedBy).toEqual([account]);
  // What they captured is theirs, and a tap away.
  await page.getByRole('link', { name: 'Leads' }).click();
  await page.getByText('Mine', { exact: true }).click();
  await expect(rowOf(page, visitor(1).name)).toContainText('With: You');
  await page.getByRole('link', { name: 'Capture' }).click();

  await network.goDark();
  await capture(page, visitor(2));
  await letTokenExpire(page, { isRefused: true });
  await capture(page, visitor(3));
  await network.light();
  await page.reload();
  await expect.poll(capturedBy).toEqual([account, account, account]);
  expect(network.requests, 'no session was renewed for them').not.toContain('/auth/v1/token');
});
