import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { rowOf } from '../support/dashboard';
import { expect, test } from '../support/fixtures';
import { readyOffline } from '../support/on-device';
import type { Site } from '../support/site';
import { keptPass, keptSession, letTokenExpire, openDashboard } from '../support/staff';
import { capture, startCapturing } from '../support/viewing';
import { registeredSync, workerOf } from '../support/worker';

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

test('the worker sends captures in the name of whoever made them, with no page open and an expired session', {
  tag: ['@worker', '@nightly'],
}, async ({ network, page, site }) => {
  const { visitor, capturedBy } = visitorsOf(site);
  const account = await openSignedIn(page, site);
  await readyOffline(page);
  await expect.poll(() => keptPass(page)).toMatchObject({ account });
  await network.goDark();
  await capture(page, visitor(1));
  await letTokenExpire(page, { isRefused: true });
  await capture(page, visitor(2));
  const worker = await workerOf(page);
  const tag = await registeredSync(page);
  await page.goto('about:blank');
  await network.light();
  // The browser repeats the event at growing intervals until the worker reports success.
  await expect(async () => {
    await worker.dispatchSync(tag);
    expect(await capturedBy()).toEqual([account, account]);
  }).toPass();
});
