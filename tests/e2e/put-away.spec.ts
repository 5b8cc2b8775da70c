import type { Page } from '@playwright/test';
import { SAVED, sendEnquiry, someEnquiry } from '../support/enquiry';
import { expect, test } from '../support/fixtures';
import { countWaiting, openPage } from '../support/on-device';
import { toast } from '../support/toasts';

test.beforeEach(({ complaints }) => complaints.expectNetworkErrors());

test('a page in the back/forward cache sends nothing, and continues when it is shown again', async ({
  network,
  page,
  site,
}) => {
  const enquiry = someEnquiry();
  await openPage(page, '/');
  await network.goDark();
  await sendEnquiry(page, enquiry);
  await expect(toast(page, SAVED)).toBeVisible();
  await turn(page, 'pagehide');
  await network.light();
  await page.evaluate(async () => {
    dispatchEvent(new Event('online'));
    await fetch('/online.txt', { cache: 'no-store' });
  });
  expect(await countWaiting(page)).toBe(1);
  expect(network.posts).toHaveLength(0);

  await turn(page, 'pageshow');
  await expect.poll(() => countWaiting(page)).toBe(0);
  expect(await site.rows('contacts', { email: `eq.${enquiry.email}` })).toHaveLength(1);
});

/** Fires the events of entering and leaving the cache. */
async function turn(page: Page, type: 'pagehide' | 'pageshow'): Promise<void> {
  await page.evaluate(
    (name) => void dispatchEvent(new PageTransitionEvent(name, { persisted: true })),
    type,
  );
}
