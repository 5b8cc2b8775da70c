import { SAVED, sendEnquiry, someEnquiry } from '../support/enquiry';
import { expect, test } from '../support/fixtures';
import { countWaiting, openOffline, openPage, statusStrip } from '../support/on-device';
import { toast } from '../support/toasts';

test('a dead connection is detected although the browser says online, and so is its return, without any event @worker', {
  tag: '@nightly',
}, async ({ network, page, site }) => {
  const enquiry = someEnquiry();
  await openOffline(page, '/properties/citadel-views');
  await network.goDark();
  await sendEnquiry(page, enquiry);
  await expect(toast(page, SAVED)).toBeVisible();
  expect(await page.evaluate(() => navigator.onLine)).toBe(true);
  await expect(statusStrip(page)).toContainText('Offline. 1 waiting to be sent.');

  await network.light();
  await expect(statusStrip(page)).toContainText('Recorded');
  expect(await countWaiting(page)).toBe(0);
  expect(await site.rows('contacts', { email: `eq.${enquiry.email}` })).toHaveLength(1);
  await expect(statusStrip(page)).toBeEmpty();
});

test('a dead connection is detected even if the measuring code can no longer be loaded', {
  tag: '@nightly',
}, async ({ network, page }) => {
  await openPage(page, '/properties/citadel-views');
  await network.goDark();
  await sendEnquiry(page, someEnquiry());
  await expect(statusStrip(page)).toContainText('Offline. 1 waiting to be sent.');
});

test('a database problem is not reported as being offline', async ({ network, page }) => {
  await openPage(page, '/properties/citadel-views');
  network.plan(() => ({ kind: 'answer', status: 503 }));
  const probe = page.waitForResponse('**/online.txt');
  await sendEnquiry(page, someEnquiry());
  expect((await probe).status()).toBe(200);
  await expect(statusStrip(page)).toContainText('1 waiting to be sent');
  await expect(statusStrip(page)).not.toContainText('Offline');
});
